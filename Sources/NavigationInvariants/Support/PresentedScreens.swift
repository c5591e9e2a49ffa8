import NavigationModel

/// The screens presented at one place: the first one, and what is presented above it.
struct PresentedScreen: Hashable {
  /// The name of the first screen in it.
  var name: String

  /// The position of the coordinator that owns this screen.
  var owner: Int?

  /// The positions of the presented screens below it, the lowest first, in the same array.
  var below: [Int]
}

extension NavigationState {
  /// The presented screens, each before those that it presents.
  var presentedScreens: [PresentedScreen] {
    let views = views
    var presented: [PresentedScreen] = []
    // The presentations around the current element, with their places in `presented`.
    var around: [(depth: Int, index: Int)] = []
    for (position, view) in views.enumerated() {
      around.removeAll { $0.depth >= view.depth }
      guard view.isPresentation else { continue }
      guard let first = views.firstScreen(presentedAt: position) else { continue }
      presented.append(
        PresentedScreen(name: first.name, owner: first.owner, below: around.map(\.index)))
      around.append((view.depth, presented.count - 1))
    }
    return presented
  }

  /// Returns the lowest presented screens that are not presented any more in a later state.
  ///
  /// What was presented above one of them has gone with it.
  func dismissed(until later: NavigationState) -> [PresentedScreen] {
    var kept = later.presentedScreens.map(\.name)
    let presented = presentedScreens
    var gone: Set<Int> = []
    for (index, screen) in presented.enumerated() {
      if let match = kept.firstIndex(of: screen.name) {
        kept.remove(at: match)
      } else {
        gone.insert(index)
      }
    }
    return gone.sorted().map { presented[$0] }.filter { $0.below.allSatisfy { !gone.contains($0) } }
  }
}

extension [ViewNode] {
  /// Returns the first screen of what is presented.
  ///
  /// A screen that itself presents something counts, too.
  fileprivate func firstScreen(presentedAt position: Int) -> ViewNode? {
    var above = 0..<0
    for place in descendants(of: position) where !above.contains(place) {
      switch self[place].role {
      case .presentation: above = descendants(of: place)
      case .stack, .tabs: break
      case .screen: return self[place]
      case .composite:
        if children(of: place).allSatisfy({ self[$0].isPresentation }) { return self[place] }
      }
    }
    return nil
  }
}

extension ViewNode {
  /// A Boolean value that indicates whether the element is presented over the one around it.
  var isPresentation: Bool { if case .presentation = role { true } else { false } }
}
