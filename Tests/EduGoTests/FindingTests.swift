import Foundation
import HeadlessSwiftUI
import NavigationModel
import XCTest

@testable import EduGo

/// What the verifier finds in the published app, done by hand on live objects, step by step; and
/// the same steps in the repaired one.
@MainActor
final class FindingTests: XCTestCase {
  private let driver = QuietPlatformDriver()
  private var last: (any PlatformDriver)?

  override func setUp() async throws {
    last = HeadlessPlatform.driver
    HeadlessPlatform.driver = driver
  }

  override func tearDown() async throws {
    if let last { HeadlessPlatform.driver = last }
  }

  func testTheBackButtonLeavesTheCurrentScreenBehind() async {
    for (mends, current) in [(Mends.none, Screen.materialList), (.all, .dashboard)] {
      let phone = await signedIn(mends)
      await phone.tap("showMaterials")
      XCTAssertEqual(phone.screens, ["DashboardView", "MaterialListView"])
      await phone.perform("back@root")
      XCTAssertEqual(phone.screens, ["DashboardView"])
      XCTAssertEqual(phone.coordinator.currentScreen, current)
    }
  }

  func testAnUploadThatIsHeardOfAfterTheLogoutShowsTheMaterials() async {
    for (mends, screens) in [
      (Mends.none, ["LoginView", "MaterialListView"]), (.all, ["LoginView"]),
    ] {
      let phone = await signedIn(mends)
      await phone.tap("showSettings")
      await phone.tap("logOut")
      XCTAssertEqual(phone.screens, ["LoginView"])
      phone.app.eventBus.publish(MaterialUploaded(materialId: .algebra))
      await phone.settle()
      XCTAssertEqual(phone.screens, screens)
    }
  }

  func testALinkThatWasFollowedIsFollowedOnceMoreByTheNextUser() async throws {
    for (mends, screens) in [
      (Mends.none, ["DashboardView", "UserProfileView"]), (.all, ["DashboardView"]),
    ] {
      let phone = await signedIn(mends)
      await phone.open("edugo://profile")
      XCTAssertEqual(phone.screens, ["DashboardView", "UserProfileView"])
      await phone.perform("back@root")
      await phone.tap("showSettings")
      await phone.tap("logOut")
      XCTAssertEqual(
        phone.app.deeplinks.lastDeeplink, mends == .none ? .profile : nil,
        "The link waits although it was followed.")
      await phone.tap("login")
      // The quiet device tells the coordinator first, which listened before this login came.
      XCTAssertEqual(phone.screens, screens)
    }
  }

  func testASwitchOfTheSchoolLeavesItsOwnSheet() async {
    for (mends, sheet) in [(Mends.none, Screen.contextSwitch), (.all, nil)] {
      let phone = await signedIn(mends)
      await phone.tap("showMaterials")
      await phone.perform("back@root")
      await phone.tap("showContextSwitch")
      await phone.tap("switchContext")
      XCTAssertEqual(phone.coordinator.activeSheet, sheet)
    }
  }

  func testAnAssessmentThatFillsTheScreenCannotBeCompleted() async {
    for (mends, cover) in [
      (Mends.none, Screen.assessment(assessmentId: .midterm, userId: .ada)), (.all, nil),
    ] {
      let phone = await signedIn(mends)
      await phone.tap("showAssessmentFullScreen")
      await phone.tap("complete")
      XCTAssertEqual(phone.coordinator.activeFullScreenCover, cover)
    }
  }

  func testAnotherUsersAssessmentIsShown() async {
    for (mends, screens) in [
      (Mends.none, ["DashboardView", "AssessmentView"]), (.all, ["DashboardView"]),
    ] {
      let phone = await signedIn(mends)
      phone.coordinator.popToRoot()
      await phone.settle()
      await phone.open("edugo://assessments/midterm/ben")
      XCTAssertEqual(phone.coordinator.currentUserId, .ada)
      XCTAssertEqual(phone.screens, screens)
    }
  }

  // MARK: - Hands

  /// A phone on which Ada has signed in, and sees the dashboard alone.
  private func signedIn(_ mends: Mends) async -> Phone {
    let phone = Phone(driver: driver, mends: mends)
    await phone.settle()
    await phone.tap("login")
    phone.coordinator.popToRoot()
    await phone.settle()
    XCTAssertEqual(phone.screens, ["DashboardView"])
    return phone
  }
}
