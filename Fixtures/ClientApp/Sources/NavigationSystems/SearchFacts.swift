import NavigationHarness
import Search

/// The facts of the search, and declarations about them.
@MainActor
struct SearchFacts {
  func declare(in it: inout LiveDeclarations<SearchCoordinator>) {
    let isAtStart = it.fact("at the start") { $0.path.isEmpty }
    it.profile.home = .init(fact: isAtStart)
    let isSearching = it.fact("is searching") { $0.progress == .searching }
    it.profile.waits = [.init(about: "the search", fact: isSearching, begunBy: ["find"])]
    let hasFailed = it.fact("has failed") { $0.progress == .failed }
    it.profile.failures = [.init(about: "a failed search", fact: hasFailed, exits: ["find"])]
    it.profile.offeredActions = .init(errors: [hasFailed], requests: ["find"])
    it.profile.screensAwaitWork = true
    it.identities(of: SearchCoordinator.Screen.self)
    it.profile.emptyViews = ["Recommendations"]
    it.profile.accepted = [
      "OnePresentation": "the search presents nothing",
      "Recommendations": "they lead nowhere",
    ]
  }
}

extension SearchCoordinator.Screen: Route {
  public static var samples: [Self] { [.search, .book("emma"), .book("persuasion")] }
}
