import Bookshop
import NavigationHarness

extension ShopCoordinator.Screen: Route {
  public static var samples: [Self] { [.book("emma"), .basket] }
}

public struct ShopSystem: VerifiableSystem {
  public let name = "Shop"
  public let summary = "A path of books and the basket, and a sheet for the payment."
  private let isFixed: Bool

  public init(isFixed: Bool = false) { self.isFixed = isFixed }

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let scope = try Scope([.init("stack", 2, "screens")]).overriding(configuration.scope)
    return try LiveSystem(name, scope: scope, isolation: configuration.isolation) { _ in
      isFixed ? FixedShopCoordinator() : ShopCoordinator()
    } declare: { it in
      it.root { $0 }
      it.coordinator(ShopCoordinator.self, role: "shop") {
        $0.stack(\.path, root: "Catalog")
        $0.sheet(\.sheet)
      }
      it.routes(ShopCoordinator.Screen.self, .tap(on: nil), prefix: "open ") { shop, _ in
        shop.path.count < scope["stack"] && shop.sheet == nil ? nil : "the stack is full or covered"
      } perform: {
        $0.open($1)
      }
      it.event("pay", .tap(on: "basket"), unless: { $0.canPay ? nil : "the button is disabled" }) {
        $0.pay()
      }
      it.fact(.isPaying) { $0.isPaying }
      it.fact(.paymentIsShown) { $0.sheet == .payment }
      it.profile.agreements = [
        .init(about: "the payment", recorded: .isPaying, actual: .paymentIsShown)
      ]
    }
  }
}

extension Fact {
  /// The fact that the shop records a payment.
  public static let isPaying = Fact("is paying")

  /// The fact that the payment's sheet is on screen.
  public static let paymentIsShown = Fact("payment is shown")
}
