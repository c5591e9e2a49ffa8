import ModelChecker
import NavigationModel

extension LiveSystem {
  /// Expands states, some live and the others by what follows from those.
  func expand(
    _ visits: [Visit<NavigationState>], using symmetry: PayloadSymmetry
  ) throws -> [Expansion<NavigationState, NavigationEffect>] {
    var expansions = [Expansion<NavigationState, NavigationEffect>?](
      repeating: nil, count: visits.count)
    func expandLive(_ positions: [Int]) throws {
      for (position, expansion) in zip(
        positions, try self.expandLive(positions.map { visits[$0] }))
      {
        expansions[position] = expansion
      }
    }

    var live: [Int] = []
    var following: [(position: Int, from: NavigationState, by: PayloadSymmetry.Renaming)] = []
    for (position, visit) in visits.enumerated() {
      if let (counterpart, renaming) = symmetry.counterpart(of: visit.state) {
        following.append((position, counterpart, renaming))
      } else {
        live.append(position)
        symmetry.announce(visit.state)
      }
    }
    try expandLive(live)
    for position in live { symmetry.note(expansions[position]!, of: visits[position].state) }

    var probes: [(position: Int, derived: Expansion<NavigationState, NavigationEffect>)] = []
    var underived: [Int] = []
    for (position, counterpart, renaming) in following {
      guard let derived = symmetry.derived(from: counterpart, by: renaming) else {
        underived.append(position)
        continue
      }
      effortSoFar.derivedStates += 1
      if symmetry.takesProbe() {
        probes.append((position, derived))
      } else {
        expansions[position] = derived
      }
    }
    try expandLive(underived + probes.map(\.position))
    effortSoFar.probes += probes.count
    for (position, derived) in probes {
      guard expansions[position]!.faults.isEmpty,
        let fault = symmetry.refutation(of: derived, by: expansions[position]!)
      else { continue }
      expansions[position]!.faults.append(fault)
    }
    return expansions.map { $0! }
  }
}
