import Bookshop
import NavigationTesting

extension ShopCoordinator.Screen: Route {
  public static var samples: [Self] { [.book("emma"), .basket] }
}

/// The shop as the verifier meets it: what is on screen, what can happen, what must agree.
func shop(
  _ make: @escaping @MainActor () -> ShopCoordinator
) throws -> LiveSystem<ShopCoordinator> {
  try LiveSystem("Shop", scope: Scope([.init("stack", 2, "pushed screens")])) { _ in
    make()
  } declare: { it in
    it.root { $0 }
    it.coordinator(ShopCoordinator.self, role: "shop") {
      $0.stack(\.path, root: "Catalogue")
      $0.sheet(\.sheet)
    }
    it.routes(ShopCoordinator.Screen.self, .tap(on: nil), prefix: "open ") { shop, _ in
      shop.path.count < 2 && shop.sheet == nil ? nil : "the stack is full or covered"
    } perform: { shop, screen in
      shop.open(screen)
    }
    it.event("pay", .tap(on: "basket"), unless: { $0.canPay ? nil : "the button is disabled" }) {
      $0.pay()
    }
    it.event("payment succeeds", .external, unless: { $0.isPaying ? nil : "nothing is paid" }) {
      $0.paymentSucceeded()
    }

    it.fact("is paying") { $0.isPaying }
    it.fact("payment is shown") { $0.sheet == .payment }
    it.fact("at home") { $0.path.isEmpty }
    it.profile.home = .init(fact: "at home")
    it.profile.agreements = [
      .init(about: "the payment", recorded: "is paying", actual: "payment is shown")
    ]
  }
}
