import NavigationModel

/// A change of a stack's levels that takes its time.
@MainActor
final class Passage {
  enum Kind {
    /// Levels come over one that can still be touched.
    case push(from: Int)
    /// Levels are gone, or others, at the app's wish.
    case pop
    /// A person goes back to a level; the path is written when that is done.
    case back(to: Int)
    /// A finger holds the topmost level over the one below.
    case swipe(to: Int)

    var name: String {
      switch self {
      case .push: "push"
      case .pop: "pop"
      case .back(let level): "back to \(level)"
      case .swipe: "swipe"
      }
    }
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Whether it goes on only when a finger lets go.
  var isHeld: Bool { if case .swipe = kind { true } else { false } }

  /// The level that a person goes back to.
  var goal: Int? {
    switch kind {
    case .push, .pop: nil
    case .back(let level), .swipe(let level): level
    }
  }
}

extension StackState {
  /// The level besides the topmost one that can be seen while a change is under way.
  var outgoing: Int? {
    switch passage?.kind {
    case nil, .pop: nil
    case .push(let level), .back(let level), .swipe(let level): level
    }
  }

  /// Whether a level counts as appeared if the stack does.
  func isInSight(_ level: Int, of count: Int) -> Bool {
    if case .push(let old) = passage?.kind, level == old { return true }
    return level == count - 1 || level == passage?.goal
  }

  /// Takes note of levels that came and went, up to one below which nothing changed.
  func changed(_ kind: Passage.Kind, unaffected level: Int) {
    // Who goes back keeps going, unless the level that leaves has gone already.
    if let goal = passage?.goal {
      if level > goal { return }
      abandonPassage()
    }
    if isConcluding { return }
    begin(kind)
  }

  private func begin(_ kind: Passage.Kind) {
    let passage = Passage(kind)
    self.passage = passage
    if case .pop = kind {} else { endLeaving() }
    guard !passage.isHeld else { return }
    HeadlessPlatform.schedule(.transition) { [weak self] in
      Isolation.assumed {
        guard let self, self.passage === passage else { return }
        self.conclude()
      }
    }
  }

  /// Takes a person back to a level; the app hears of it at the end.
  func goBack(to level: Int) {
    begin(.back(to: level))
    node?.host.updateSight()
  }

  /// Lets a finger take hold of the topmost level.
  func beginSwipe() {
    begin(.swipe(to: depth - 1))
    node?.host.heldStacks.append(self)
    node?.host.updateSight()
  }

  /// Lets the finger go, with or without going back.
  func endSwipe(cancelled: Bool) {
    guard let goal = passage?.goal, passage?.isHeld == true else { return }
    abandonPassage()
    if !cancelled { begin(.back(to: goal)) }
    node?.host.updateSight()
  }

  /// Whether the finger can still hold what it holds.
  var isUnderFinger: Bool {
    guard let node, node.isMounted, passage?.isHeld == true else { return false }
    return node.hasAppeared && node.scope.contents.slot.current?.shown == nil
  }

  /// Leaves everything as it was before a finger came.
  func loseFinger() { abandonPassage() }

  private func abandonPassage() {
    passage = nil
    node?.host.heldStacks.removeAll { $0 === self }
  }

  private func conclude() {
    guard let goal = passage?.goal else {
      passage = nil
      endLeaving()
      node?.host.updateSight()
      return
    }
    passage = nil
    unshown = nil
    isConcluding = true
    shorten(to: goal)
    // Another look even if nobody says that the path has changed: it may not have.
    node?.invalidate()
    node?.host.afterRender { [weak self] in self?.isConcluding = false }
  }
}
