import NavigationModel

/// A change of a stack's levels that takes time.
@MainActor
final class Passage {
  enum Kind {
    /// Levels are pushed above one that can still be tapped.
    case push(from: Int)
    /// The app removes or replaces levels.
    case pop
    /// A person goes back to a level. The path is written when the change is complete.
    case back(to: Int)
    /// A finger drags the topmost level off the one below.
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

  /// A Boolean value that indicates whether the change waits until a finger is lifted.
  var isHeld: Bool { if case .swipe = kind { true } else { false } }

  /// The level to which a person goes back.
  var goal: Int? {
    switch kind {
    case .push, .pop: nil
    case .back(let level), .swipe(let level): level
    }
  }
}

extension StackState {
  /// The level besides the topmost one that is visible during a change.
  var outgoing: Int? {
    switch passage?.kind {
    case nil, .pop: nil
    case .push(let level), .back(let level), .swipe(let level): level
    }
  }

  /// Returns a Boolean value that indicates whether a level counts as visible if the stack is.
  func isInSight(_ level: Int, of count: Int) -> Bool {
    if case .push(let old) = passage?.kind, level == old { return true }
    return level == count - 1 || level == passage?.goal
  }

  /// Records which levels came and went, up to one below which nothing changed.
  func changed(_ kind: Passage.Kind, unaffected level: Int) {
    // A person who goes back continues to, unless the level that leaves is already gone.
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

  /// Goes back to a level as a person does. The app is notified at the end.
  func goBack(to level: Int) {
    begin(.back(to: level))
    node?.host.updateSight()
  }

  /// Begins to drag the topmost level.
  func beginSwipe() {
    begin(.swipe(to: depth - 1))
    node?.host.heldStacks.append(self)
    node?.host.updateSight()
  }

  /// Lifts the finger, which completes or cancels the swipe.
  func endSwipe(cancelled: Bool) {
    guard let goal = passage?.goal, passage?.isHeld == true else { return }
    abandonPassage()
    if !cancelled { begin(.back(to: goal)) }
    node?.host.updateSight()
  }

  /// A Boolean value that indicates whether the finger can still hold the level that it drags.
  var isUnderFinger: Bool {
    guard let node, node.isMounted, passage?.isHeld == true else { return false }
    return node.hasAppeared && node.inherited.contents.slot.current?.shown == nil
  }

  /// Restores the levels as they were before the swipe.
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
    // Update even if nothing says that the path has changed: it may not have.
    node?.invalidate()
    node?.host.afterRender { [weak self] in self?.isConcluding = false }
  }
}
