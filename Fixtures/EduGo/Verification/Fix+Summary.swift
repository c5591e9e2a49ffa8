extension Fix {
  /// What the fix changes, in one sentence.
  public var summary: String {
    switch self {
    case .setupOnce: "The app's coordinator ignores a setup while it is set up."
    case .cleanupResets: "The clean-up clears everything and signs out."
    case .navigateGoesBack: "Going to a screen that is on the path, or under it, goes back there."
    case .currentScreenFollowsPath: "The current screen follows the path, whoever changes it."
    case .rootIsUncovered: "Going back to the root dismisses what is presented."
    case .privateScreensNeedUser: "Private screens are pushed for somebody who is signed in only."
    case .loginNeedsNobody: "The login is pushed for nobody who is signed in."
    case .assessmentsNeedTheirUser: "An assessment is pushed for its own user only."
    case .privateModalsNeedUser: "Private screens are presented for somebody who is signed in only."
    case .coversNeedTheirUser: "An assessment is presented to its own user only."
    case .presentNeedsFreeSlot: "Nothing is presented over what is presented already."
    case .presentNeedsNewScreen: "What is on the path is not presented, too."
    case .resultsAreUncovered: "The results of an assessment dismiss what would cover them."
    case .completeClosesCover: "To complete an assessment that covers the screen closes it."
    case .busKeepsOrder: "The bus tells coordinators first, then screens, all in one task."
    case .linksAreOfTheApp: "Links of other domains are refused."
    case .onlyWaitingLinksAreKept: "Only a link that waits for a sign-in is kept."
    case .errandsEndWithScreen:
      "What a screen had the servers do is of no interest once the screen is gone."
    case .errandsRunOnce: "A screen has one thing done at a time."
    case .loginRunsOnce: "A login that is under way is not begun again."
    }
  }
}
