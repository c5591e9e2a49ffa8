import Bookshop
import NavigationTesting
import Testing

@Test func theShopNavigates() throws {
  try assertNavigation(
    shop(ShopCoordinator.init),
    known: [
      .known("BookkeepingAgrees", reason: "a swipe takes the sheet away and forgets the payment")
    ])
}

@Test func theMendedShopNavigates() throws {
  let result = try assertNavigation(shop(MendedShopCoordinator.init))
  #expect(result.graph.completeness == .exhaustive)
}

@Test func aBookCanBePaid() throws {
  try assertSometimes(shop(MendedShopCoordinator.init), "a payment is shown") {
    $0.isTrue("payment is shown")
  }
}
