/// The same shop, fixed: whoever takes the sheet away, the payment ends with it.
public final class FixedShopCoordinator: ShopCoordinator {
  override public var sheet: Sheet? {
    didSet { if sheet == nil { isPaying = false } }
  }
}
