import NavigationSystems
import NavigationTesting
import Testing

@Test func theFixedShopNavigates() throws {
  try assertNavigation(ShopSystem(isFixed: true))
}

@Test func aPaymentCanBeReached() throws {
  let shop = try ShopSystem().system(SystemConfiguration())
  assertSometimes(shop, "a payment is shown") { $0.isTrue(.paymentIsShown) }
}

let onlyBasketsArePaid = StateInvariant("OnlyBasketsArePaid", "Only a basket can be paid.") {
  shop in
  guard shop.isTrue(.paymentIsShown) else { return .notExercised }
  return shop.views.contains { $0.name == "basket" } ? .holds : .violated("No basket is open.")
}

@Test func onlyBasketsCanBePaid() throws {
  try assertNavigation(ShopSystem(), [onlyBasketsArePaid])
}
