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
    let incoming = table.incoming()
    var reaches = [Bool](repeating: false, count: states.count)
    var frontier: [Int] = []
    for goal in goals where !reaches[goal] {
      reaches[goal] = true
      frontier.append(goal)
    }
    var distance = 0
    while !frontier.isEmpty, steps.map({ distance < $0 }) ?? true {
      var next: [Int] = []
      for state in frontier {
        for edge in incoming[state] {
          let source = Int(table.records[Int(edge)].source)
          guard !reaches[source], admits(Int(edge)) else { continue }
          reaches[source] = true
          next.append(source)
        }
      }
      frontier = next
      distance += 1
    }
    return reaches
  }
}
