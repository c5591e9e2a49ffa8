import NavigationModel

/// The fixes that a form of the app has.
public typealias Fixes = FixSet<Fix>

/// A place of the app that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, SystemFix {
  // MARK: AppCoordinator

  case setupOnce
  case cleanupResets
  case navigateGoesBack
  case currentScreenFollowsPath
  case rootIsUncovered
  case privateScreensNeedUser
  case loginNeedsNobody
  case assessmentsNeedTheirUser
  case privateModalsNeedUser
  case coversNeedTheirUser
  case presentNeedsFreeSlot
  case presentNeedsNewScreen
  case resultsAreUncovered
  case assignmentClosesItsOwn

  // MARK: PresentedScreen

  case identityNamesUser

  // MARK: AssessmentCoordinator

  case completeClosesCover

  // MARK: EventBus

  case busKeepsOrder

  // MARK: DeeplinkHandler

  case linksAreOfTheApp
  case onlyWaitingLinksAreKept

  // MARK: Errand

  case errandsEndWithScreen
  case errandsRunOnce

  // MARK: LoginViewModel

  case loginRunsOnce

  /// The description of the fix.
  public var description: FixDescription {
    switch self {
    case .setupOnce:
      described(
        "The app's coordinator ignores a setup while it is set up.", at: "AppCoordinator.setup")
    case .cleanupResets:
      described("The clean-up clears everything and signs out.", at: "AppCoordinator.cleanup")
    case .navigateGoesBack:
      described(
        "Going to a screen that is on the path, or under it, goes back there; it is refused where that "
          + "is on top and covered.",
        at: "AppCoordinator.navigate")
    case .currentScreenFollowsPath:
      described(
        "The current screen follows the path, whoever changes it.",
        at: "AppCoordinator.pathDidChange")
    case .rootIsUncovered:
      described(
        "Going back to the root dismisses what is presented.", at: "AppCoordinator.popToRoot")
    case .privateScreensNeedUser:
      described(
        "Private screens are pushed for somebody who is signed in only.",
        at: "AppCoordinator.admits")
    case .loginNeedsNobody:
      described("The login is pushed for nobody who is signed in.", at: "AppCoordinator.admits")
    case .assessmentsNeedTheirUser:
      described("An assessment is pushed for its own user only.", at: "AppCoordinator.admits")
    case .privateModalsNeedUser:
      described(
        "Private screens are presented for somebody who is signed in only.",
        at: "AppCoordinator.canPresent")
    case .coversNeedTheirUser:
      described(
        "An assessment is presented to its own user only.", at: "AppCoordinator.canPresent")
    case .presentNeedsFreeSlot:
      described(
        "Nothing is presented over what is presented already.", at: "AppCoordinator.canPresent")
    case .presentNeedsNewScreen:
      described("What is on the path is not presented, too.", at: "AppCoordinator.canPresent")
    case .resultsAreUncovered:
      described(
        "The results of an assessment dismiss what would cover them.", at: "AppCoordinator.handle")
    case .assignmentClosesItsOwn:
      described(
        "An assignment that is done closes nothing but its own sheet.", at: "AppCoordinator.handle")
    case .identityNamesUser:
      described(
        "The identity of a presented assessment names its user.", at: "PresentedScreen.id")
    case .completeClosesCover:
      described(
        "To complete an assessment that covers the screen closes it.",
        at: "AssessmentCoordinator.handleAssessmentComplete")
    case .busKeepsOrder:
      described(
        "The bus tells coordinators first, then screens, all in one task.", at: "EventBus.publish")
    case .linksAreOfTheApp:
      described("Links of other domains are refused.", at: "DeeplinkHandler.isOfTheApp")
    case .onlyWaitingLinksAreKept:
      described("Only a link that waits for a sign-in is kept.", at: "DeeplinkHandler.follow")
    case .errandsEndWithScreen:
      described(
        "What a screen had the servers do is of no interest once the screen is gone.",
        at: "Errand.deinit")
    // Two results of one kind have to be owed at once.
    case .errandsRunOnce:
      described("A screen has one thing done at a time.", at: "Errand.run", scope: ["pending": 2])
    // Two results of one kind have to be owed at once.
    case .loginRunsOnce:
      described(
        "A login that is under way is not begun again.", at: "LoginViewModel.login",
        scope: ["pending": 2])
    }
  }
}
