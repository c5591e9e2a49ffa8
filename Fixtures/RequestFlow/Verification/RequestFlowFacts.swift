import NavigationHarness
import NavigationModel

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The facts of the app, and declarations about them.
@MainActor
struct RequestFlowFacts {
  let fixes: Fixes

  func declare(in it: inout LiveDeclarations<RequestFlowSubject>) {
    declareScreens(in: &it)
    declareServices(in: &it)
    it.profile.uniqueRoles = ["app", "home", "library", "settings"]
    it.profile.startMakes = ["app": [], "home": [], "library": [], "settings": []]
    it.profile.restarts = [.init(role: "app", start: "start", stop: "stop")]
    it.profile.inverses = ["player", "library", "settings"].map {
      .init("\($0).lecture(1)", undoneBy: "details.close")
    }
    it.fact(.selectedTabIsAtRoot) { subject in
      (subject.selected as? UINavigationController)?.viewControllers.count ?? 1 == 1
    }
    it.profile.backToRootEvents = ["tap the selected tab": .selectedTabIsAtRoot]
    // What modules out of sight ask for happens in their own tabs.
    it.profile.tabs = .init(asking: ["call *"])
    it.profile.notApplicable = [
      "ModesExclusive": "it has no modes",
      "AuthenticationGuardsScreens": "nobody signs in",
      "OnePresentation": "it presents nothing",
      "DismissalsCloseTheirOwn": "it presents nothing",
      "DeepLinksLand": "it has no deep links",
      "StateForcesScreen": "no state of its domain forces a screen",
      "CollapseExpandRoundTrips": "it has no split",
    ]
    if fixes.contains(.tabIsChosenWhenAsked) {
      it.profile.accepted["AppCoordinator.passOn(_:)"] =
        "the tab that was chosen when a request came takes it"
    }
    if !fixes.contains(.handedUpStaysUp), !fixes.contains(.outdatedCallsAreIgnored) {
      it.profile.accepted["BaseFlowCoordinator.ignore(_:)"] = "only fixes leave a request alone"
    }
  }

  private func declareScreens(in it: inout LiveDeclarations<RequestFlowSubject>) {
    it.fact(.isInForeground) { !$0.isInBackground }
    it.fact(.isAtHome) { $0.visibleScreen is PlayerViewController }
    it.profile.home = .init(fact: .isAtHome, when: .isInForeground)
    it.fact(
      .contextInSight,
      text: { subject in
        let details = subject.visibleScreen as? LectureDetailsViewController
        return details?.context?.language ?? "none"
      })
    for (name, position) in [("home", 0), ("library", 1), ("settings", 2)] {
      it.fact(
        .lectures(in: name),
        text: { "\($0.lectures(on: $0.flows[position].navigationController))" })
    }
  }

  private func declareServices(in it: inout LiveDeclarations<RequestFlowSubject>) {
    it.fact(.playbackStarts, text: { "\($0.app.playback.starts)" })
    it.fact(.providerStarts, text: { "\($0.app.library.provider.starts)" })
    it.profile.services = [
      .init(about: "the playback", role: "app", starts: .playbackStarts),
      .init(
        about: "the context provider", role: "library", starts: .providerStarts),
    ]

    it.fact(.playbackIsInBackground) { $0.app.playback.isInBackground }
    it.fact(.providerIsInBackground) { $0.app.library.provider.isInBackground }
    it.fact("calls on their way", text: { "\($0.callsOnTheirWay)" })
    it.fact("managers at work", text: { "\($0.managersAtWork)" })
    it.fact(.requestIsOnItsWay) { $0.callsOnTheirWay > 0 }
    it.profile.waits = [
      .init(
        about: "a request", fact: .requestIsOnItsWay,
        begunBy: [
          "player.*", "library.*", "settings.*", "details.*", "double tap *", "call *", "lecture*",
        ])
    ]
    it.profile.agreements = [
      .init(
        about: "whether the app is in the background",
        recorded: .playbackIsInBackground,
        actual: .providerIsInBackground)
    ]
  }
}

extension Fact {
  static let selectedTabIsAtRoot = Fact("the selected tab is at its root")
  static let isInForeground = Fact("in the foreground")
  static let isAtHome = Fact("at home")
  static let contextInSight = Fact("context of the lecture in sight")
  static let playbackStarts = Fact("starts of the playback")
  static let providerStarts = Fact("starts of the context provider")
  static let playbackIsInBackground = Fact("the playback is in the background")
  static let providerIsInBackground = Fact("the context provider is in the background")
  static let requestIsOnItsWay = Fact("a request is on its way")

  /// The fact that counts the lectures on the stack of a tab.
  static func lectures(in tab: String) -> Fact { Fact("lectures in \(tab)") }
}
