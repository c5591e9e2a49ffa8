import Bookshop
import NavigationTesting
import Testing

extension ShopCoordinator.Screen: Route {
  public static var samples: [Self] { [.book("emma"), .basket] }
}

func shop(_ make: @escaping @MainActor () -> ShopCoordinator) throws -> any NavigationSystem {
  try LiveSystem("Shop", scope: Scope([.init("stack", 2, "screens")])) { _ in
    make()
  } declare: { it in
    it.root { $0 }
    it.coordinator(ShopCoordinator.self, role: "shop") {
      $0.stack(\.path, root: "Catalogue")
      $0.sheet(\.sheet)
    }
    it.routes(ShopCoordinator.Screen.self, .tap(on: nil), prefix: "open ") { shop, _ in
      shop.path.count < 2 && shop.sheet == nil ? nil : "the stack is full or covered"
    } perform: {
      $0.open($1)
    }
    it.event("pay", .tap(on: "basket"), unless: { $0.canPay ? nil : "the button is disabled" }) {
      $0.pay()
    }
    it.fact("is paying") { $0.isPaying }
    it.fact("payment is shown") { $0.sheet == .payment }
    it.profile.agreements = [
      .init(about: "the payment", recorded: "is paying", actual: "payment is shown")
    ]
  }
}

@Test func theShopNavigates() throws {
  try assertNavigation(shop(MendedShopCoordinator.init))
}

@Test func aPaymentCanBeReached() throws {
  try assertSometimes(shop(MendedShopCoordinator.init), "a payment is shown") {
    $0.isTrue("payment is shown")
  }
}

let onlyBasketsArePaid = StateInvariant("OnlyBasketsArePaid", "Only a basket can be paid.") {
  shop in
  guard shop.isTrue("payment is shown") else { return .notExercised }
  return shop.views.contains { $0.name == "basket" } ? .holds : .violated("No basket is open.")
}

@Test func onlyBasketsCanBePaid() throws {
  try assertNavigation(shop(ShopCoordinator.init), [onlyBasketsArePaid])
}
