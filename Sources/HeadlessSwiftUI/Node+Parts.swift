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
  private var isWithinAppView: Bool {
    var child = self
    while let parent = child.parent {
      switch parent.part {
      case .appView: return true
      case .stack, .tabs, .split, .hosted: return false
      case .presenter where parent.children.first !== child: return false
      default: child = parent
      }
    }
    return false
  }

  /// A Boolean value that indicates whether the element around the node is there also without it.
  private var mayBeAbsentInElement: Bool {
    var child = self
    var mayBeAbsent = false
    while let parent = child.parent {
      switch parent.part {
      case .appView: return mayBeAbsent
      // What alone makes up a child of a container is the element.
      case .stack, .tabs, .split, .hosted: return mayBeAbsent && child.onlyAppView == nil
      case .presenter where parent.children.first !== child:
        return mayBeAbsent && child.onlyAppView == nil
      default: mayBeAbsent = mayBeAbsent || parent.mayBeAbsent
      }
      child = parent
    }
    return false
  }

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
