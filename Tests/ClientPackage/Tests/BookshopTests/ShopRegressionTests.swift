import Bookshop
import NavigationTesting
import XCTest

final class ShopRegressionTests: XCTestCase {
  private let swipe = "open basket/pay/swipeDown@sheet(shop)"

  /// What the assertion found in the shop as it was published.
  func testThePublishedShopForgetsThePayment() throws {
    let reason = "a swipe takes the sheet away, and the button stays disabled"
    try assertNavigation(
      shop(ShopCoordinator.init), known: [.known("BookkeepingAgrees", reason: reason)])
    try assertReplay(
      shop(ShopCoordinator.init), trace: swipe, [BookkeepingAgrees()],
      expecting: .knownViolation(reason: reason))
  }

  /// The finding as a regression test: it fails again should the bug come back.
  func testASwipeEndsThePayment() throws {
    try assertReplay(shop(MendedShopCoordinator.init), trace: swipe, [BookkeepingAgrees()])
  }
}
