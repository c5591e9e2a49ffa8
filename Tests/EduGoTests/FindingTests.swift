import Foundation
import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

@testable import EduGo

/// The verifier's findings in the published app, done by hand on live objects, step by step; and
/// the same steps in the repaired one.
@MainActor
@Suite(.ownsPlatform) struct FindingTests {
  private let driver = QuietPlatformDriver()

  init() { HeadlessPlatform.driver = driver }

  @Test func theBackButtonLeavesTheCurrentScreenBehind() async {
    for (fixes, current) in [(Fixes.none, Screen.materialList), (.all, .dashboard)] {
      let phone = await signedIn(fixes)
      await phone.tap("showMaterials")
      #expect(phone.screens == ["DashboardView", "MaterialListView"])
      await phone.perform("back@root")
      #expect(phone.screens == ["DashboardView"])
      #expect(phone.coordinator.currentScreen == current)
    }
  }

  @Test func anUploadThatIsHeardOfAfterTheLogoutShowsTheMaterials() async {
    for (fixes, screens) in [
      (Fixes.none, ["LoginView", "MaterialListView"]), (.all, ["LoginView"]),
    ] {
      let phone = await signedIn(fixes)
      await phone.tap("showSettings")
      await phone.tap("logOut")
      #expect(phone.screens == ["LoginView"])
      phone.app.eventBus.publish(MaterialUploaded(materialId: .algebra))
      await phone.settle()
      #expect(phone.screens == screens)
    }
  }

  @Test func aLinkThatWasFollowedIsFollowedOnceMoreByTheNextUser() async throws {
    for (fixes, screens) in [
      (Fixes.none, ["DashboardView", "UserProfileView"]), (.all, ["DashboardView"]),
    ] {
      let phone = await signedIn(fixes)
      await phone.open("edugo://profile")
      #expect(phone.screens == ["DashboardView", "UserProfileView"])
      await phone.perform("back@root")
      await phone.tap("showSettings")
      await phone.tap("logOut")
      #expect(
        phone.app.deeplinks.lastDeeplink == (fixes == .none ? .profile : nil),
        "The link waits although it was followed.")
      await phone.tap("login")
      // The quiet device tells the coordinator first, which listened before this login came.
      #expect(phone.screens == screens)
    }
  }

  @Test func aSwitchOfTheSchoolLeavesItsOwnSheet() async {
    for (fixes, sheet) in [(Fixes.none, Screen.contextSwitch), (.all, nil)] {
      let phone = await signedIn(fixes)
      await phone.tap("showMaterials")
      await phone.perform("back@root")
      await phone.tap("showContextSwitch")
      await phone.tap("switchContext")
      #expect(phone.coordinator.activeSheet == sheet)
    }
  }

  @Test func anAssessmentThatFillsTheScreenCannotBeCompleted() async {
    for (fixes, cover) in [
      (Fixes.none, Screen.assessment(assessmentId: .midterm, userId: .ada)), (.all, nil),
    ] {
      let phone = await signedIn(fixes)
      await phone.tap("showAssessmentFullScreen")
      await phone.tap("complete")
      #expect(phone.coordinator.activeFullScreenCover == cover)
    }
  }

  @Test func anotherUsersAssessmentIsShown() async {
    for (fixes, screens) in [
      (Fixes.none, ["DashboardView", "AssessmentView"]), (.all, ["DashboardView"]),
    ] {
      let phone = await signedIn(fixes)
      phone.coordinator.popToRoot()
      await phone.settle()
      await phone.open("edugo://assessments/midterm/ben")
      #expect(phone.coordinator.currentUserId == .ada)
      #expect(phone.screens == screens)
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
    #expect(phone.screens == ["DashboardView"])
    return phone
  }
}
