import Bookshop
import NavigationTesting
import XCTest

final class ShopRegressionTests: XCTestCase {
  func testASwipeEndsThePayment() throws {
    try assertReplay(
      shop(MendedShopCoordinator.init), trace: "open basket/pay/swipeDown@sheet(shop)",
      [BookkeepingAgrees()])
  }

  func testTheMendedShopNavigates() throws {
    try assertNavigation(shop(MendedShopCoordinator.init))
  }
}
