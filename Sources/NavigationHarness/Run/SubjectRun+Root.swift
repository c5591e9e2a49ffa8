import NavigationModel

extension SubjectRun {
  /// Returns the contradiction to a coordinator that has just gone back to its root in a container.
  ///
  /// Its part of the container's stack are the screens that belong to it or to coordinators below
  /// it. Only the root may be left of the part, on top, with nothing presented above.
  ///
  /// - Returns: an empty text when nothing contradicts; nil when there is nothing to judge: the
  ///   container is not in the window, or no part of its stack is the coordinator's.
  func contradictionToRoot(of coordinator: AnyObject, in container: AnyObject) -> String? {
    guard window != nil else { return nil }
    let (sight, seen) = glimpse(of: lookAtViews())
    // What an owner's declaration reads need not be seen.
    guard definition.declarations.owners.isEmpty else {
      return contradictionToRoot(of: coordinator, in: container, seenIn: sight)
    }
    let key = keyOfContradiction(seen, of: coordinator, in: container, seenIn: sight)
    if let known = bench.knownContradictions[key] {
      // Debug builds look each time, and so every test of them is a witness.
      assert(known == contradictionToRoot(of: coordinator, in: container, seenIn: sight))
      return known
    }
    let found = contradictionToRoot(of: coordinator, in: container, seenIn: sight)
    if bench.knownContradictions.count >= 4_096 { bench.knownContradictions = [:] }
    bench.knownContradictions[key] = .some(found)
    return found
  }

  /// A hash of all that a contradiction depends on: what is seen, and of whom it is asked.
  private func keyOfContradiction(
    _ seen: ObservationFingerprint, of coordinator: AnyObject, in container: AnyObject,
    seenIn sight: Sight
  ) -> ObservationFingerprint {
    var hash = FingerprintHasher()
    hash.combine(seen)
    hash.combine(UInt64(sight.rootCount))
    hash.combine(UInt64(sight.viewEnd))
    combineViews(of: sight, into: &hash)
    for view in sight.views.views { hash.combine(view.isLeaving ? 1 : 0) }
    let place = sight.views.place(of: container)
    hash.combine(UInt64(bitPattern: Int64(place ?? -1)))
    let number = sight.objects.firstIndex { $0 === coordinator }
    hash.combine(UInt64(bitPattern: Int64(number ?? -1)))
    return hash.value
  }

  private func contradictionToRoot(
    of coordinator: AnyObject, in container: AnyObject, seenIn sight: Sight
  ) -> String? {
    let interpreter = interpreter(of: bench.observer.describe(sight.starts), sight)
    guard
      let owner = interpreter.coordinatorObjects.firstIndex(where: { $0 === coordinator }),
      let place = sight.views.place(of: container),
      !sight.views.views[place].isLeaving
    else { return nil }
    let stack = StackSight(in: sight.views.views, at: place)
    let nodes = platformViews(of: sight, interpreter)
    let part = stack.levels.filter {
      interpreter.isAt(owner, orBelowIt: nodes[$0].owner)
    }
    guard !part.isEmpty else { return nil }
    func title(_ place: Int) -> String { nodes[place].title }
    if part.count > 1 { return .stillAbove(part.dropFirst().map(title)) }
    if let top = stack.levels.last, top != part[0] { return .onTop(title(top)) }
    return stack.presented.map { .stillPresented(title($0)) } ?? ""
  }

  /// Sees which objects there are, as in the middle of an event: it leaves no trace, not even among
  /// the tracked objects.
  ///
  /// - Parameter seesWork: whether the work that waits counts, too.
  func glimpse(
    of views: ViewSight, seesWork: Bool = false
  ) -> (sight: Sight, seen: ObservationFingerprint) {
    var sight = Sight(of: views)
    lookAround(&sight)
    if seesWork { sight.work = bench.tasks.work(beside: views.handlers) }
    // A description leaves no list of the objects behind.
    let seen = bench.observer.observe(sight.starts, then: sight.work)
    sight.objects = bench.observer.firstObjects
    return (sight, seen)
  }

  /// Takes the walk that told who made the last screens; nil where there was none, or where the window
  /// may have changed since.
  func walkedBefore(of views: ViewSight) -> (sight: Sight, seen: ObservationFingerprint)? {
    defer { keptWalk = nil }
    guard let keptWalk, keptWalk.sight.views === views else { return nil }
    // Debug builds walk each time, and so every test of them is a witness.
    assert(isUnchanged(keptWalk))
    return keptWalk
  }

  private func isUnchanged(_ kept: (sight: Sight, seen: ObservationFingerprint)) -> Bool {
    let (sight, seen) = glimpse(of: kept.sight.views, seesWork: true)
    return seen == kept.seen && sight.rootCount == kept.sight.rootCount
      && sight.viewEnd == kept.sight.viewEnd
      && sight.objects.elementsEqual(kept.sight.objects, by: ===)
  }
}

extension GraphInterpreter {
  /// Returns a Boolean value that indicates whether a coordinator is another, or below it in the
  /// tree.
  fileprivate func isAt(_ ancestor: Int, orBelowIt position: Int?) -> Bool {
    var next = position
    while let current = next {
      if current == ancestor { return true }
      next = coordinators[current].parent
    }
    return false
  }
}

/// A stack among the views of a window: its levels, and what is presented above it.
private struct StackSight {
  /// The places of the levels, the root first; those on their way out do not count.
  private(set) var levels: [Int] = []

  /// The place of what is presented above the stack, by it, within it or around it.
  private(set) var presented: Int?

  init(in views: [PlatformView], at place: Int) {
    let end = views[(place + 1)...].firstIndex { $0.depth <= views[place].depth } ?? views.count
    for index in (place + 1)..<end {
      if case .presentation = views[index].role { continue }
      if views[index].depth == views[place].depth + 1, !views[index].isLeaving {
        levels.append(index)
      }
    }
    // What an element around the stack presents follows the stack, unless the stack is in it.
    var depth = views[place].depth + 1
    for index in (place + 1)..<views.count {
      if index >= end { depth = min(depth, views[index].depth) }
      guard case .presentation = views[index].role, !views[index].isLeaving,
        index < end || views[index].depth == depth
      else { continue }
      presented = index + 1 < views.count ? index + 1 : index
      return
    }
  }
}

extension String {
  fileprivate static func stillAbove(_ screens: [String]) -> String {
    "\(listed(screens)) \(screens.count == 1 ? "is" : "are") still above its root"
  }

  fileprivate static func onTop(_ screen: String) -> String { "\(screen) is on top of its root" }

  fileprivate static func stillPresented(_ screen: String) -> String {
    "\(screen) is still presented above it"
  }
}
