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
  private var isWithinAppView: Bool { elementEnd?.node.isAppView == true }

  /// A Boolean value that indicates whether the element around the node is there also without it.
  private var mayBeAbsentInElement: Bool {
    guard let end = elementEnd, end.mayBeAbsent else { return false }
    // What alone makes up a child of a container is the element.
    return end.node.isAppView || end.child.onlyAppView == nil
  }

  /// The view of the app or the container where the node's element ends, with its child on the way there, and
  /// whether something between may be absent; nil where there is no end.
  private var elementEnd: (node: Node, child: Node, mayBeAbsent: Bool)? {
    var child = self
    var mayBeAbsent = false
    while let parent = child.parent {
      switch parent.part {
      case .appView, .stack, .tabs, .split, .hosted: return (parent, child, mayBeAbsent)
      case .presenter where parent.children.first !== child: return (parent, child, mayBeAbsent)
      default: mayBeAbsent = mayBeAbsent || parent.mayBeAbsent
      }
      child = parent
    }
    return nil
  }

  private var isAppView: Bool { if case .appView = part { true } else { false } }

  private var showsNothingMore: Bool {
    switch part {
    case .control, .tappable, .gestures, .scrolls, .rowAction, .stack, .tabs, .split, .presenter,
      .hosted:
      return false
    case .plain, .container, .inBar, .text, .image, .appView, .identifier, .hides, .dismissDisabled,
      .touchesBelow, .hitTesting, .opensURLs, .continuesActivity, .rowActionDisabled:
      return heldObjects.isEmpty && namedObjects.isEmpty && children.allSatisfy(\.showsNothingMore)
    }
  }
}
