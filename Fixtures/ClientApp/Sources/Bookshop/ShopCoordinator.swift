/// Leads through the shop: a path of screens, and a sheet for the payment.
///
/// A view binds its stack to `path` and its sheet to `sheet`, so that the platform writes to them
/// when a person goes back or swipes the sheet away.
@MainActor
open class ShopCoordinator {
  public enum Screen: Hashable, Sendable {
    case book(String)
    case basket
  }

  public enum Sheet: Hashable, Sendable {
    case payment
  }

  public var path: [Screen] = []
  open var sheet: Sheet?

  /// A Boolean value that indicates whether a payment is under way.
  public internal(set) var isPaying = false

  public init() {}

  /// A Boolean value that indicates whether the basket's button is enabled.
  public var canPay: Bool { path.last == .basket && !isPaying }

  public func open(_ screen: Screen) { path.append(screen) }

  public func pay() {
    isPaying = true
    sheet = .payment
  }
}
