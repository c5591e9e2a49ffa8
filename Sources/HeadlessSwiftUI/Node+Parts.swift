/// What a screen shows at times, and what is no screen for that.
extension Node {
  /// A Boolean value that indicates whether the node, a view of the app within an element, is a part of
  /// that element and no screen.
  ///
  /// It is if an `if` without an `else` shows it, and nothing in it can be touched, presents or contains
  /// screens, or knows an object of the app: a spinner, a label or a placeholder, as while something loads.
  /// Of two alternatives each is a screen, since nothing tells which of them the other one waits for.
  ///
  /// It is one, too, if all it does is to arrange what the app's view around it gives it, as a card or a
  /// page with margins does: then that view is the screen.
  var isPartOfScreen: Bool { mayBeAbsentInElement && showsNothingMore || arrangesContent }

  private var arrangesContent: Bool {
    holdsContent && heldObjects.isEmpty && namedObjects.isEmpty && isWithinAppView
  }

  /// A Boolean value that indicates whether a view of the app is around it, in the same element.
  private var isWithinAppView: Bool { isInElement { end, _, _ in end.isAppView } }

  /// A Boolean value that indicates whether the element around the node is there also without it.
  private var mayBeAbsentInElement: Bool {
    isInElement { end, child, way in
      // What alone makes up a child of a container is the element.
      way.contains(where: \.mayBeAbsent) && (end.isAppView || child.onlyAppView == nil)
    }
  }

  /// Returns what a closure says of the way from the node to the end of its element: of the view of the app
  /// or the container where it ends, of that one's child on the way, and of the nodes between; false where
  /// there is no end.
  private func isInElement(
    _ says: (_ end: Node, _ child: Node, _ way: [Node]) -> Bool
  ) -> Bool {
    var child = self
    var way: [Node] = []
    while let parent = child.parent {
      switch parent.part {
      case .appView, .stack, .tabs, .split, .hosted: return says(parent, child, way)
      case .presenter where parent.children.first !== child: return says(parent, child, way)
      default: way.append(parent)
      }
      child = parent
    }
    return false
  }

  private var isAppView: Bool { if case .appView = part { true } else { false } }

  private var showsNothingMore: Bool {
    switch part {
    case .control, .tappable, .gestures, .scrolls, .rowAction, .stack, .tabs, .split, .presenter,
      .hosted:
      return false
    case .plain, .container, .text, .image, .appView, .identifier, .backButtonHidden,
      .dismissDisabled, .touchesBelow, .hitTesting, .opensURLs, .continuesActivity,
      .rowActionDisabled:
      return heldObjects.isEmpty && namedObjects.isEmpty && children.allSatisfy(\.showsNothingMore)
    }
  }
}
