/// The same shop, mended: whoever takes the sheet away, the payment ends with it.
public final class MendedShopCoordinator: ShopCoordinator {
  override public var sheet: Sheet? {
    didSet { if sheet == nil { isPaying = false } }
  }
}
