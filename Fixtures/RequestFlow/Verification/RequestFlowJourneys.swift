import NavigationModel

/// The journeys of the document, each of which must be possible.
enum RequestFlowJourneys {
  static let all: [any NavigationInvariant] = [
    Journey(
      "LectureGetsContext", "A lecture can be shown with the context that was waited for."
    ) { $0.fact(.contextInSight) == "en" },
    Journey("LectureInEveryTab", "Every tab can show a lecture.") { state in
      ["home", "library", "settings"].allSatisfy { state.fact(.lectures(in: $0)) == "1" }
    },
  ]
}
