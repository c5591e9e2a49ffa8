import NavigationHarness
import NavigationModel

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What must be true of the app, as facts of a state and declarations about them.
@MainActor
struct RequestFlowFacts {
  func declare(in it: inout LiveDeclarations<RequestFlowSubject>) {
    declareScreens(in: &it)
    declareServices(in: &it)
    it.profile.uniqueRoles = ["app", "home", "library", "settings"]
    it.profile.startMakes = ["app": [], "home": [], "library": [], "settings": []]
    it.profile.restarts = [.init(role: "app", start: "start", stop: "stop")]
    it.profile.inverses = ["player", "library", "settings"].map {
      .init("\($0).lecture(1)", undoneBy: "details.close")
    }
    it.fact("the selected tab is at its root") { subject in
      (subject.selected as? UINavigationController)?.viewControllers.count ?? 1 == 1
    }
    it.profile.backToRootEvents = ["tap the selected tab": "the selected tab is at its root"]
    // What modules out of sight ask for happens in their own tabs.
    it.profile.tabs = .init(asking: ["call *"])
    it.profile.notApplicable = [
      "ModesExclusive": "it has no modes",
      "AuthenticationGuardsScreens": "nobody signs in",
      "OnePresentation": "it presents nothing",
      "DeepLinksLand": "it has no deep links",
      "StateForcesScreen": "no state of its domain forces a screen",
      "CollapseExpandRoundTrips": "it has no split",
    ]
  }

  private func declareScreens(in it: inout LiveDeclarations<RequestFlowSubject>) {
    it.fact("in the foreground") { !$0.isInBackground }
    it.fact("at home") { $0.visibleScreen is PlayerViewController }
    it.profile.home = .init(fact: "at home", when: "in the foreground")
    it.fact(
      "context of the lecture in sight",
      text: { subject in
        let details = subject.visibleScreen as? LectureDetailsViewController
        return details?.context?.language ?? "none"
      })
    for (name, position) in [("home", 0), ("library", 1), ("settings", 2)] {
      it.fact(
        "lectures in \(name)",
        text: { "\($0.lectures(on: $0.flows[position].navigationController))" })
    }
  }

  private func declareServices(in it: inout LiveDeclarations<RequestFlowSubject>) {
    it.fact("starts of the playback", text: { "\($0.app.playback.starts)" })
    it.fact("starts of the context provider", text: { "\($0.app.library.provider.starts)" })
    it.profile.services = [
      .init(about: "the playback", role: "app", starts: "starts of the playback"),
      .init(
        about: "the context provider", role: "library", starts: "starts of the context provider"),
    ]

    it.fact("the playback is in the background") { $0.app.playback.isInBackground }
    it.fact("the context provider is in the background") { $0.app.library.provider.isInBackground }
    it.fact("calls on their way", text: { "\($0.callsOnTheirWay)" })
    it.fact("managers at work", text: { "\($0.managersAtWork)" })
    it.fact("a request is on its way") { $0.callsOnTheirWay > 0 }
    it.profile.waits = [
      .init(
        about: "a request", fact: "a request is on its way",
        begunBy: [
          "player.*", "library.*", "settings.*", "details.*", "double tap *", "call *", "lecture*",
        ])
    ]
    it.profile.agreements = [
      .init(
        about: "whether the app is in the background",
        recorded: "the playback is in the background",
        actual: "the context provider is in the background")
    ]
  }
}
