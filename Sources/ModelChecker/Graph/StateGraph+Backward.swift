extension StateGraph {
  /// Says, for each state, whether a path leads from it to one of some states.
  ///
  /// - Parameters:
  ///   - goals: the numbers of the states to reach; each reaches itself.
  ///   - steps: the greatest number of transitions on the path; nil: any number.
  ///   - admits: the transitions that may be taken, by number; all by default.
  /// - Complexity: linear in the number of states and transitions.
  public func canReach(
    _ goals: some Sequence<Int>, within steps: Int? = nil,
    over admits: (_ edge: Int) -> Bool = { _ in true }
  ) -> [Bool] {
    distances(to: goals, within: steps, over: admits).map { $0 != nil }
  }

  /// Returns, for each state, the least number of transitions from it to one of some states; nil where
  /// no path leads there.
  func distances(
    to goals: some Sequence<Int>, within steps: Int? = nil,
    over admits: (_ edge: Int) -> Bool = { _ in true }
  ) -> [Int?] {
    let incoming = table.incoming()
    var distances = [Int?](repeating: nil, count: states.count)
    var frontier: [Int] = []
    for goal in goals where distances[goal] == nil {
      distances[goal] = 0
      frontier.append(goal)
    }
    var distance = 0
    while !frontier.isEmpty, steps.map({ distance < $0 }) ?? true {
      var next: [Int] = []
      for state in frontier {
        for edge in incoming[state] {
          let source = Int(table.records[Int(edge)].source)
          guard distances[source] == nil, admits(Int(edge)) else { continue }
          distances[source] = distance + 1
          next.append(source)
        }
      }
      frontier = next
      distance += 1
    }
    return distances
  }
}
