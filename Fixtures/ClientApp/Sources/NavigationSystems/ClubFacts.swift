import Club
import NavigationHarness

/// The facts of the club, and declarations about them.
@MainActor
struct ClubFacts {
  func declare(in it: inout LiveDeclarations<ClubCoordinator>) {
    declareWhoIsThere(in: &it)
    declareScreens(in: &it)
    declareLifetimes(in: &it)
    declareWays(in: &it)
    declareIntents(in: &it)
    it.profile.notApplicable = [
      "CollapseExpandRoundTrips": "the club has no split view",
      "OrderIndependence": "nobody subscribes, and there are no tasks",
    ]
  }

  private func declareWhoIsThere(in it: inout LiveDeclarations<ClubCoordinator>) {
    let isSignedIn = it.fact("signed in") { $0.mode != .visitor }
    let readsAsMember = it.fact("reads as a member") { $0.mode == .member }
    it.profile.authentication = .init(
      signedIn: isSignedIn, publicScreens: ["Splash", "Entrance"],
      privateRoles: ["member", "editor"], loginScreen: "Entrance",
      afterSignIn: [readsAsMember])
    it.profile.modes = [
      .init(
        owner: "club", recordedIn: "mode",
        roles: ["visitor": "entrance", "member": "member", "editor": "editor"])
    ]
  }

  private func declareScreens(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.profile.viewless = ["club"]
    it.profile.ownerless = ["Splash"]
    it.profile.heldByViews = ["tour"]
    it.profile.coordinatorsStoreScreens = true
    it.screens("Entrance", of: EntranceCoordinator.self)
    let isClosed = it.fact("is closed") { !$0.isOpen }
    it.profile.viewlessWhile = ["member": isClosed, "editor": isClosed]
    it.profile.ownerlessWhile = ["Entrance": isClosed]
    it.profile.destinations = ["Page.book": ["Book"]]
    let visitorIsThere = it.fact("a visitor is there") { $0.isOpen && $0.mode == .visitor }
    let entranceIsShown = it.fact("the entrance is shown") { $0.showsEntrance }
    it.profile.forcedScreens = [
      .init(about: "a visitor", when: visitorIsThere, then: entranceIsShown)
    ]
    it.profile.notBookkeeping = ["MemberCoordinator.hasShared"]
  }

  private func declareLifetimes(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.profile.uniqueRoles = ["entrance", "member", "editor"]
    it.profile.repeatedRoles = ["reader"]
    it.profile.startMakes = ["club": ["entrance", "member", "editor"], "member": []]
    it.profile.restarts = [.init(role: "club", start: "open the club", stop: "close the club")]
    let feedStarts = it.fact("starts of the feed", text: { "\($0.feed.starts)" })
    it.profile.services = [.init(about: "the feed", role: "member", starts: feedStarts)]
  }

  private func declareWays(in it: inout LiveDeclarations<ClubCoordinator>) {
    let isOpen = it.fact("is open") { $0.isOpen }
    let isAtHome = it.fact("at home") { $0.isAtHome }
    it.profile.home = .init(
      fact: isAtHome, when: isOpen, excluding: ["Sign out", "close the club"])
    it.profile.tellsBackToRoot = true
    it.profile.backToRootEvents = ["Back to the shelf": isAtHome]
    it.profile.inverses = [.init("Open", undoneBy: "Back to the shelf")]
    it.profile.neutralEvents = ["memory warning"]
  }

  private func declareIntents(in it: inout LiveDeclarations<ClubCoordinator>) {
    let invitationWaits = it.fact("an invitation waits") { $0.isInvited }
    let bookIsShown = it.fact("the book is shown") { $0.showsBook }
    it.profile.deepLinks = [
      .init(
        event: "link to the book", target: .fact(bookIsShown),
        parked: invitationWaits)
    ]
    it.profile.dismissals = [.init("link to the book", closes: ["Sharing"])]
    it.profile.tabs = .init(asking: ["link to the book"])
    it.profile.repetitions.append(.init("link to the book", fulfilledWhen: bookIsShown))
  }
}
