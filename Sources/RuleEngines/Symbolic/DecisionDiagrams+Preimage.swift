extension DecisionDiagrams {
  /// The vectors of a set that a relation takes to one of some goals.
  mutating func preimage(
    of goals: Node, under relation: Node, _ shape: Shape, within set: Node, at level: Int = 0
  ) -> Node {
    if goals == 0 || relation == 0 || set == 0 { return 0 }
    if level == shape.touches.count { return 1 }
    let key = PreimageKey(goals: goals, relation: relation, set: set, shape: shape.number)
    if let known = preimages[key] { return known }
    var found: [Node] = []
    switch shape.touches[level] {
    case .keeps:
      forEachMatch(set, goals) { diagrams, value, set, goals in
        let rest = diagrams.preimage(of: goals, under: relation, shape, within: set, at: level + 1)
        found.append(diagrams.node(value, rest, 0))
      }
    case .reads:
      forEachMatch(set, relation) { diagrams, value, set, relation in
        diagrams.forEachMatch(goals, diagrams.node(value, 1, 0)) { diagrams, _, goals, _ in
          let rest = diagrams.preimage(
            of: goals, under: relation, shape, within: set, at: level + 1)
          found.append(diagrams.node(value, rest, 0))
        }
      }
    case .writes:
      forEachMatch(goals, relation) { diagrams, _, goals, relation in
        var node = set
        while node > 1 {
          let rest = diagrams.preimage(
            of: goals, under: relation, shape, within: diagrams.below(node), at: level + 1)
          found.append(diagrams.node(diagrams.value(node), rest, 0))
          node = diagrams.right(node)
        }
      }
    case .both:
      forEachMatch(set, relation) { diagrams, value, set, relation in
        diagrams.forEachMatch(goals, relation) { diagrams, _, goals, relation in
          let rest = diagrams.preimage(
            of: goals, under: relation, shape, within: set, at: level + 1)
          found.append(diagrams.node(value, rest, 0))
        }
      }
    }
    let result = union(of: found)
    preimages[key] = result
    return result
  }
}
