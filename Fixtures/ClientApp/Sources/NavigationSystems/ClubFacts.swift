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
    it.fact("signed in") { $0.mode != .visitor }
    it.fact("reads as a member") { $0.mode == .member }
    it.profile.authentication = .init(
      signedIn: "signed in", publicScreens: ["Splash", "Entrance"],
      privateRoles: ["member", "editor"], loginScreen: "Entrance",
      afterSignIn: ["reads as a member"])
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
    it.fact("a visitor is there") { $0.isOpen && $0.mode == .visitor }
    it.fact("the entrance is shown") { $0.showsEntrance }
    it.profile.forcedScreens = [
      .init(about: "a visitor", when: "a visitor is there", then: "the entrance is shown")
    ]
    it.profile.notBookkeeping = ["MemberCoordinator.hasShared"]
  }

  private func declareLifetimes(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.profile.uniqueRoles = ["entrance", "member", "editor"]
    it.profile.startMakes = ["club": ["entrance", "member", "editor"], "member": []]
    it.profile.restarts = [.init(role: "club", start: "open the club", stop: "close the club")]
    it.fact("starts of the feed", text: { "\($0.feed.starts)" })
    it.profile.services = [.init(about: "the feed", role: "member", starts: "starts of the feed")]
  }

  private func declareWays(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.fact("is open") { $0.isOpen }
    it.fact("at home") { $0.isAtHome }
    it.profile.home = .init(
      fact: "at home", when: "is open", excluding: ["Sign out", "close the club"])
    it.profile.tellsBackToRoot = true
    it.profile.backToRootEvents = ["Back to the shelf": "at home"]
    it.profile.inverses = [.init("Open", undoneBy: "Back to the shelf")]
    it.profile.neutralEvents = ["memory warning"]
  }

  private func declareIntents(in it: inout LiveDeclarations<ClubCoordinator>) {
    it.fact("an invitation waits") { $0.isInvited }
    it.fact("the book is shown") { $0.showsBook }
    it.profile.deepLinks = [
      .init(
        event: "link to the book", target: .fact("the book is shown"),
        parked: "an invitation waits")
    ]
    it.profile.tabs = .init(asking: ["link to the book"])
    it.profile.repetitions.append(.init("link to the book", fulfilledWhen: "the book is shown"))
  }
}
