import NavigationModel

/// The journeys of the document, each of which must be possible.
enum ColorBookJourneys {
  static let all: [any NavigationInvariant] = [
    Journey("MeaningIsShown", "The meaning of a color can be reached.") {
      $0.stack.count == 3 && $0.stack[1].hasPrefix("Color(") && $0.stack[2].hasPrefix("Meaning(")
    },
    Journey("ListsNest", "A list can be opened from a list.") {
      $0.stack == ["ColorList(0)", "ColorList(1)"]
    },
    Journey("SettingsAreShown", "A page of the settings can be reached.") {
      $0.stack == ["ColorList(0)", "Settings", "General"]
    },
    Journey("InfoIsPresented", "The information can be presented.") {
      $0.views.contains { $0.name == "Info" && $0.isHittable }
    },
  ]
}

extension NavigationState {
  /// The names of the screens on the stack, root first.
  fileprivate var stack: [String] { views.filter { $0.isScreen && $0.depth == 1 }.map(\.name) }
}
