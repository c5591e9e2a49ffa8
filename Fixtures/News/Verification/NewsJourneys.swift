import NavigationModel

/// The journeys of the document, each of which must be possible.
enum NewsJourneys {
  static let all: [any NavigationInvariant] = [
    Journey("ArticleIsRead", "An article can be read beside the list.") { state in
      state.sees("NewsDetail(a)") && state.sees("NewsList")
    },
    Journey("ArticleIsReadInANarrowWindow", "An article can be read where there is one stack.") {
      $0.sees("NewsDetail(a)") && !$0.sees("NewsList")
    },
    Journey("ReplyIsWritten", "A discussion can be answered.") { $0.sees("NewsReply") },
    Journey("InfoIsShown", "The info can be shown.") { $0.sees("NewsInfo") },
  ]
}

extension NavigationState {
  fileprivate func sees(_ screen: String) -> Bool {
    views.contains { $0.isScreen && $0.isHittable && $0.name == screen }
  }
}
