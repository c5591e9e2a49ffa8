import Club
import NavigationHarness

/// What is true of the club, as facts of a state and declarations about them.
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
    it.fact(.isSignedIn) { $0.mode != .visitor }
    it.fact(.readsAsMember) { $0.mode == .member }
    it.profile.authentication = .init(
      signedIn: .isSignedIn, publicScreens: ["Splash", "Entrance"],
      privateRoles: ["member", "editor"], loginScreen: "Entrance",
      afterSignIn: [.readsAsMember])
    it.profile.modes = [
      .init(
        owner: "club", recordedIn: "mode",
        roles: ["visitor": "entrance", "member": "member", "editor": "editor"])
    ]
  }

  private func declareScreens(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.profile.viewless = ["club"]
    it.profile.ownerless = ["Splash"]
    it.profile.coordinatorsStoreScreens = true
    it.profile.destinations = ["Page.book": ["Book"]]
    it.fact(.visitorIsThere) { $0.isOpen && $0.mode == .visitor }
    it.fact(.entranceIsShown) { $0.showsEntrance }
    it.profile.forcedScreens = [
      .init(about: "a visitor", when: .visitorIsThere, then: .entranceIsShown)
    ]
    it.profile.notBooks = ["MemberCoordinator.hasShared"]
  }

  private func declareLifetimes(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.profile.uniqueRoles = ["entrance", "member", "editor"]
    it.profile.startMakes = ["club": ["entrance", "member", "editor"], "member": []]
    it.profile.restarts = [.init(role: "club", start: "open the club", stop: "close the club")]
    it.fact(.feedStarts, text: { "\($0.feed.starts)" })
    it.profile.services = [.init(about: "the feed", role: "member", starts: .feedStarts)]
  }

  private func declareWays(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.fact(.isOpen) { $0.isOpen }
    it.fact(.isAtHome) { $0.isAtHome }
    it.profile.home = .init(
      fact: .isAtHome, when: .isOpen, excluding: ["Sign out", "close the club"])
    it.profile.tellsBackToRoot = true
    it.profile.backToRootEvents = ["Back to the shelf": .isAtHome]
    it.profile.inverses = [.init("Open", undoneBy: "Back to the shelf")]
    it.profile.neutralEvents = ["memory warning"]
  }

  private func declareIntents(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.fact(.invitationWaits) { $0.isInvited }
    it.fact(.bookIsShown) { $0.showsBook }
    it.profile.deepLinks = [
      .init(
        event: "link to the book", target: .fact(.bookIsShown),
        parked: .invitationWaits)
    ]
    it.profile.tabs = .init(asking: ["link to the book"])
    it.profile.repetitions.append(.init("link to the book", fulfilledWhen: .bookIsShown))
  }
}

extension Fact {
  static let isSignedIn = Fact("signed in")
  static let readsAsMember = Fact("reads as a member")
  static let visitorIsThere = Fact("a visitor is there")
  static let entranceIsShown = Fact("the entrance is shown")
  static let feedStarts = Fact("starts of the feed")
  static let isOpen = Fact("is open")
  static let isAtHome = Fact("at home")
  static let invitationWaits = Fact("an invitation waits")
  static let bookIsShown = Fact("the book is shown")
}
