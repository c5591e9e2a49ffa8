/// A place of the app that is not as it was published, but fixed.
///
/// The published app has none of the fixes, the repaired one has all of them.
public enum Fix: Int, Hashable, Sendable, CaseIterable {
  // MARK: AppCoordinator

  /// The app's coordinator ignores a setup while it is set up.
  case setupOnce
  /// The clean-up clears everything and signs out.
  case cleanupResets
  /// Going to a screen that is on the path, or under it, goes back there.
  case navigateGoesBack
  /// The current screen follows the path, whoever changes it.
  case currentScreenFollowsPath
  /// Going back to the root dismisses what is presented.
  case rootIsUncovered
  /// Private screens are pushed for somebody who is signed in only.
  case privateScreensNeedUser
  /// The login is pushed for nobody who is signed in.
  case loginNeedsNobody
  /// An assessment is pushed for its own user only.
  case assessmentsNeedTheirUser
  /// Private screens are presented for somebody who is signed in only.
  case privateModalsNeedUser
  /// An assessment is presented to its own user only.
  case coversNeedTheirUser
  /// Nothing is presented over what is presented already.
  case presentNeedsFreeSlot
  /// What is on the path is not presented, too.
  case presentNeedsNewScreen
  /// The results of an assessment dismiss what would cover them.
  case resultsAreUncovered

  // MARK: AssessmentCoordinator

  /// To complete an assessment that covers the screen closes it.
  case completeClosesCover

  // MARK: EventBus

  /// The bus tells coordinators first, then screens, all in one task.
  case busKeepsOrder

  // MARK: DeeplinkHandler

  /// Links of other domains are refused.
  case linksAreOfTheApp
  /// Only a link that waits for a sign-in is kept.
  case onlyWaitingLinksAreKept

  // MARK: Errand

  /// What a screen had the servers do is of no interest once the screen is gone.
  case errandsEndWithScreen
  /// A screen has one thing done at a time.
  case errandsRunOnce

  // MARK: LoginViewModel

  /// A login that is under way is not begun again.
  case loginRunsOnce
}
