import NavigationModel

extension ResultDocument {
  /// Something that lasts while a run goes on: a coordinator that is alive, or work that waits.
  public struct Lane: Codable, Hashable, Sendable {
    /// The kind of thing.
    public var kind: Kind
    /// Its name.
    public var name: String
    /// The numbers of it that there are after the start and after each step.
    public var counts: [Int]
    /// The steps in which it acts, or is answered.
    public var acts: [Int]

    /// Makes a lane.
    package init(kind: Kind, name: String, counts: [Int], acts: [Int]) {
      (self.kind, self.name, self.counts, self.acts) = (kind, name, counts, acts)
    }

    /// The kinds of thing that a lane is for.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A coordinator.
      case coordinator
      /// A task, or other work that waits to run.
      case work
      /// An answer that somebody waits for.
      case ticket
      /// A gesture under way.
      case gesture
    }
  }
}

extension RunWriter {
  /// Returns the lanes of a run: what waits first, then the coordinators, both as they come up.
  func lanes(of walk: TraceWalk) -> [ResultDocument.Lane] {
    guard let start = walk.start else { return [] }
    let states = result.graph.states
    var lanes: [ResultDocument.Lane] = []
    func lane(_ kind: ResultDocument.Lane.Kind, _ name: String) -> Int {
      if let known = lanes.firstIndex(where: { $0.kind == kind && $0.name == name }) {
        return known
      }
      lanes.append(.init(kind: kind, name: name, counts: [], acts: []))
      return lanes.count - 1
    }
    func note(_ state: NavigationState, at step: Int) {
      for (kind, name) in state.lasting {
        let lane = lane(kind, name)
        lanes[lane].counts.fill(to: step)
        lanes[lane].counts[step] += 1
      }
    }
    note(states[start], at: 0)
    for step in walk.steps {
      let before = states[step.source]
      if let touched = before.owner(touchedBy: step.origin) {
        lanes[lane(.coordinator, touched)].acts.append(step.number)
      }
      guard let target = step.target else { continue }
      note(states[target], at: step.number)
      for index in lanes.indices where lanes[index].acts.last != step.number {
        lanes[index].counts.fill(to: step.number)
        if lanes[index].acts(in: step, from: before, to: states[target]) {
          lanes[index].acts.append(step.number)
        }
      }
    }
    for index in lanes.indices { lanes[index].counts.fill(to: walk.states.count - 1) }
    return lanes.filter { $0.kind != .coordinator } + lanes.filter { $0.kind == .coordinator }
  }
}

extension ResultDocument.Lane {
  /// Returns a Boolean value that indicates whether it acts in a step: something that a coordinator
  /// records changes, or an answer comes.
  fileprivate func acts(
    in step: TraceWalk.Step, from old: NavigationState, to new: NavigationState
  ) -> Bool {
    guard kind == .coordinator else {
      guard case .completion = step.origin else { return false }
      return counts[step.number] < counts[step.number - 1]
    }
    guard counts[step.number] > 0, counts[step.number - 1] > 0 else { return false }
    return StateText.changes(from: old, to: new).contains { change in
      (change.facet == .records && change.text.hasPrefix("\(name)."))
        || (change.facet == .coordinators && change.text.hasPrefix("\(name) "))
    }
  }
}

extension NavigationState {
  /// What lasts in it, with its name; what is there twice comes twice.
  fileprivate var lasting: [(ResultDocument.Lane.Kind, String)] {
    work.tickets.map { (.ticket, $0.label + ($0.isRevoked ? revoked : "")) }
      + work.runnable.map { $0 == "gesture" ? (.gesture, $0) : (.work, $0) }
      + CoordinatorNames(coordinators).all.map { (.coordinator, $0) }
  }

  /// Returns the coordinator whose screen a tap touches; nil where it is not one alone.
  fileprivate func owner(touchedBy origin: EventOrigin) -> String? {
    guard case .tap(let screen?) = origin else { return nil }
    let name = ScreenName.short(screen)
    let touched = views.filter { $0.isHittable && $0.title == name }
    return touched.count == 1 ? touched[0].owner.map { self.name(of: $0) } : nil
  }
}

extension [Int] {
  /// Adds zeros up to an index.
  fileprivate mutating func fill(to index: Int) {
    while count <= index { append(0) }
  }
}

private let revoked = ", revoked"
