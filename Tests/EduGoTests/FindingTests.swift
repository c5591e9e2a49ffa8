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
    for (fixes, current) in [(Fixes.none, Screen.materialList), (.all, .dashboard)] {
      let phone = await signedIn(fixes)
      await phone.tap("showMaterials")
      XCTAssertEqual(phone.screens, ["DashboardView", "MaterialListView"])
      await phone.perform("back@root")
      XCTAssertEqual(phone.screens, ["DashboardView"])
      XCTAssertEqual(phone.coordinator.currentScreen, current)
    }
  }

  func testAnUploadThatIsHeardOfAfterTheLogoutShowsTheMaterials() async {
    for (fixes, screens) in [
      (Fixes.none, ["LoginView", "MaterialListView"]), (.all, ["LoginView"]),
    ] {
      let phone = await signedIn(fixes)
      await phone.tap("showSettings")
      await phone.tap("logOut")
      XCTAssertEqual(phone.screens, ["LoginView"])
      phone.app.eventBus.publish(MaterialUploaded(materialId: .algebra))
      await phone.settle()
      XCTAssertEqual(phone.screens, screens)
    }
  }

  func testALinkThatWasFollowedIsFollowedOnceMoreByTheNextUser() async throws {
    for (fixes, screens) in [
      (Fixes.none, ["DashboardView", "UserProfileView"]), (.all, ["DashboardView"]),
    ] {
      let phone = await signedIn(fixes)
      await phone.open("edugo://profile")
      XCTAssertEqual(phone.screens, ["DashboardView", "UserProfileView"])
      await phone.perform("back@root")
      await phone.tap("showSettings")
      await phone.tap("logOut")
      XCTAssertEqual(
        phone.app.deeplinks.lastDeeplink, fixes == .none ? .profile : nil,
        "The link waits although it was followed.")
      await phone.tap("login")
      // The quiet device tells the coordinator first, which listened before this login came.
      XCTAssertEqual(phone.screens, screens)
    }
  }

  func testASwitchOfTheSchoolLeavesItsOwnSheet() async {
    for (fixes, sheet) in [(Fixes.none, Screen.contextSwitch), (.all, nil)] {
      let phone = await signedIn(fixes)
      await phone.tap("showMaterials")
      await phone.perform("back@root")
      await phone.tap("showContextSwitch")
      await phone.tap("switchContext")
      XCTAssertEqual(phone.coordinator.activeSheet, sheet)
    }
  }

  func testAnAssessmentThatFillsTheScreenCannotBeCompleted() async {
    for (fixes, cover) in [
      (Fixes.none, Screen.assessment(assessmentId: .midterm, userId: .ada)), (.all, nil),
    ] {
      let phone = await signedIn(fixes)
      await phone.tap("showAssessmentFullScreen")
      await phone.tap("complete")
      XCTAssertEqual(phone.coordinator.activeFullScreenCover, cover)
    }
  }

  func testAnotherUsersAssessmentIsShown() async {
    for (fixes, screens) in [
      (Fixes.none, ["DashboardView", "AssessmentView"]), (.all, ["DashboardView"]),
    ] {
      let phone = await signedIn(fixes)
      phone.coordinator.popToRoot()
      await phone.settle()
      await phone.open("edugo://assessments/midterm/ben")
      XCTAssertEqual(phone.coordinator.currentUserId, .ada)
      XCTAssertEqual(phone.screens, screens)
    }
  }

  // MARK: - Hands

  /// A phone on which Ada has signed in, and sees the dashboard alone.
  private func signedIn(_ fixes: Fixes) async -> Phone {
    let phone = Phone(driver: driver, fixes: fixes)
    await phone.settle()
    await phone.tap("login")
    phone.coordinator.popToRoot()
    await phone.settle()
    XCTAssertEqual(phone.screens, ["DashboardView"])
    return phone
  }
}
