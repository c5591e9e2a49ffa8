import ModelChecker
import NavigationModel

/// The journeys of the document, each of which must be possible.
enum RequestFlowJourneys {
  static let all: [any NavigationInvariant] = [
    Journey(
      "LectureGetsContext", "A lecture can be shown with the context that was waited for."
    ) { $0.fact("context of the lecture in sight") == "en" },
    Journey("LectureInEveryTab", "Every tab can show a lecture.") { state in
      ["home", "library", "settings"].allSatisfy { state.fact("lectures in \($0)") == "1" }
    },
  ]
}

/// A state that some sequence of events must reach.
private struct Journey: NavigationInvariant {
  let name: String
  let summary: String
  let isReached: @Sendable (NavigationState) -> Bool

  init(
    _ name: String, _ summary: String, isReached: @escaping @Sendable (NavigationState) -> Bool
  ) {
    self.name = name
    self.summary = summary
    self.isReached = isReached
  }

  func property(for system: any NavigationSystem) -> Applicability {
    .applicable(Property(name, .sometimes(isReached)))
  }
}
