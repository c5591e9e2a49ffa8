import NavigationSystems
import NavigationTesting
import XCTest

final class ShopRegressionTests: XCTestCase {
  private let swipe = "open basket/pay/swipeDown@sheet(shop)"

  /// The violations that the baseline knows of the shop as it was published.
  func testThePublishedShopForgetsThePayment() throws {
    try assertReplay(
      ShopSystem().system(SystemConfiguration()), trace: swipe, [BookkeepingAgrees()],
      expecting: .knownViolation(
        reason: "a swipe takes the sheet away, and the button stays disabled"))
  }

  /// The finding as a regression test: it fails again should the bug come back.
  func testASwipeEndsThePayment() throws {
    try assertReplay(
      ShopSystem(isFixed: true).system(SystemConfiguration()), trace: swipe,
      [BookkeepingAgrees()])
  }

  func testTheFixedShopNavigates() throws {
    try assertNavigation(ShopSystem(isFixed: true))
  }
}
