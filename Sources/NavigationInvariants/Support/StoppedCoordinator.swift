import NavigationModel

/// The parts of a stopped coordinator that are compared before and after a step.
struct StoppedCoordinator {
  /// Its position in its state.
  var position: Int
  /// The records of the coordinator.
  var records: [(key: String, value: String)]
  /// The parts that its children play.
  var children: [String]
  /// The titles of the screens that belong to it.
  var screens: [String]

  /// Returns a Boolean value that indicates whether two stopped coordinators of one part cannot be
  /// told apart.
  func looksLike(_ other: StoppedCoordinator) -> Bool {
    children == other.children && screens == other.screens && firstChange(since: other) == nil
      && records.count == other.records.count
  }

  /// Returns the first screen that it has more often than before.
  func firstScreen(since old: StoppedCoordinator) -> String? {
    screens.first { screen in
      screens.count { $0 == screen } > old.screens.count { $0 == screen }
    }
  }

  /// Returns the first record that has changed, in words.
  func firstChange(since old: StoppedCoordinator) -> String? {
    for (key, value) in records {
      let before = old.records.first { $0.key == key }?.value ?? "nothing"
      if before != value { return "\(key) changed from '\(before)' to '\(value)'" }
    }
    return nil
  }
}

extension StoppedCoordinator {
  /// Pairs the coordinators that have changed with their earlier states.
  static func changed(
    from before: [StoppedCoordinator], to after: [StoppedCoordinator]
  ) -> [(old: StoppedCoordinator, new: StoppedCoordinator)] {
    var rest = before
    let changed = after.filter { new in
      guard let same = rest.firstIndex(where: { $0.looksLike(new) }) else { return true }
      rest.remove(at: same)
      return false
    }
    return zip(rest, changed).map { (old: $0, new: $1) }
  }
}

extension NavigationState {
  /// The stopped coordinators, by the part that they play.
  var stoppedCoordinators: [String: [StoppedCoordinator]] {
    let coordinators = coordinators
    var result: [String: [StoppedCoordinator]] = [:]
    for (position, node) in coordinators.enumerated() where node.phase == .stopped {
      let stopped = StoppedCoordinator(
        position: position,
        records: records.filter { $0.coordinator == position }.map { ($0.key, $0.value) },
        children: coordinators.indices.filter { coordinators[$0].parent == position }
          .map { coordinators[$0].title },
        screens: views.filter { $0.isScreen && $0.owner == position }.map(\.title))
      result[node.part, default: []].append(stopped)
    }
    return result
  }
}
