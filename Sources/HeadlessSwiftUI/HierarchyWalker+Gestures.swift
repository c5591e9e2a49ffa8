import NavigationModel

extension HierarchyWalker {
  /// Visits a view with gestures. Of two controls of one name the inner one is touched, unless the outer one
  /// takes the touches of those inside.
  mutating func visit(_ gestures: ViewGestures, in node: Node, _ place: Place) {
    var inner = place
    if node.children.count != 1 { inner.identifier = nil }
    inner.touched.add(gestures)
    // Controls are listed from the outside, and touched from the inside.
    let isOuterFirst =
      switch gestures.priority {
      case .high: true
      case .low: wantsContents
      case .along: false
      }
    if !isOuterFirst { visitChildren(of: node, inner) }
    add(gestures, of: node, at: place)
    if isOuterFirst { visitChildren(of: node, inner) }
  }

  private mutating func add(_ gestures: ViewGestures, of node: Node, at place: Place) {
    let name = place.identifier ?? node.title ?? ""
    let isListed = wantsContents && place.element.map { views[$0].controls.contains(name) } == true
    if let tap = gestures.tap, !gestures.selects || !node.disables(.select),
      gestures.priority != .along || !isListed
    {
      add(node, tap, at: place)
    }
    guard wantsGestures, place.isHittable, node.inherited.contents.environment.isEnabled
    else { return }
    for other in gestures.others {
      offerOnce(
        NavigationModel.Gesture(
          other.action, other.argument(named: name), on: node.inherited.address), other.perform)
    }
  }

  /// Visits a view that scrolls, and that a person can pull down.
  mutating func visit(_ refreshing: Refreshing, in node: Node, _ place: Place) {
    if wantsContents, refreshing.isUnderWay { claim([], [("refreshing", true)], at: place) }
    if wantsGestures, place.isHittable, !refreshing.isUnderWay {
      offerOnce(NavigationModel.Gesture(.pullToRefresh, on: node.inherited.address)) {
        refreshing.pull()
      }
    }
    visitChildren(of: node, place)
  }

  /// Adds a gesture, unless there is one of its name.
  private mutating func offerOnce(
    _ gesture: NavigationModel.Gesture, _ perform: @escaping @MainActor () -> Void
  ) {
    let kind = EventKind.gesture(gesture)
    guard gestureNames.insert(gesture).inserted else { return }
    offer(PlatformGesture(kind) { Isolation.assumed { perform() } }, isOfFinger: false)
  }
}
