extension StateGraph {
  /// Says, for each state, whether a way leads from it to one of some states.
  ///
  /// - Parameters:
  ///   - goals: the numbers of the states to reach; each reaches itself.
  ///   - admits: the transitions that may be taken, by number; all by default.
  /// - Complexity: linear in the number of states and transitions.
  public func canReach(
    _ goals: some Sequence<Int>, over admits: (_ edge: Int) -> Bool = { _ in true }
  ) -> [Bool] {
    let incoming = table.incoming()
    var reaches = [Bool](repeating: false, count: states.count)
    var waiting: [Int] = []
    for goal in goals where !reaches[goal] {
      reaches[goal] = true
      waiting.append(goal)
    }
    while let state = waiting.popLast() {
      for edge in incoming[state] {
        let source = Int(table.records[Int(edge)].source)
        guard !reaches[source], admits(Int(edge)) else { continue }
        reaches[source] = true
        waiting.append(source)
      }
    }
    return reaches
  }
}
