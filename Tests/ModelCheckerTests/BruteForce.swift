import ModelChecker
import ModelCheckerTestSupport

/// The definitions of the properties, followed to the letter on what the naive explorer found.
struct BruteForce {
  typealias Kind = Property<Int, Int>.Kind

  let graph: NaiveGraph<Int, Int>

  /// The length of a shortest violation whose steps are all admitted, or nil.
  func shortestViolation(of kind: Kind, over admits: (Step<Int, Int>) -> Bool) -> Int? {
    let distances = distances(over: admits)
    func shortest(_ lengths: [Int?]) -> Int? { lengths.compactMap(\.self).min() }
    switch kind {
    case .always(let judge):
      return shortest(graph.states.filter { judge($0).isViolated }.map { distances[$0] })
    case .alwaysStep(let judge):
      return shortest(
        graph.steps.filter { admits($0) && judge($0).isViolated }
          .map { step in distances[step.source].map { $0 + 1 } })
    case .alwaysRun(let pattern):
      return shortest(
        runs(fitting: pattern).filter { $0.allSatisfy(admits) && pattern.relation($0).isViolated }
          .map { run in distances[run[0].source].map { $0 + run.count } })
    case .equivalentRuns, .confluent:
      return shortest(
        comparisons(by: kind)!
          .filter { $0.judgment.isViolated && $0.run.steps.allSatisfy(admits) }
          .map { pair in distances[pair.run.start].map { $0 + pair.run.steps.count } })
    case .monitor(let monitor):
      return shortest(
        readings(by: monitor, over: admits)
          .map { $0.judgment.isViolated ? $0.length : nil })
    case .sometimesStep(let isLike, _):
      return graph.steps.contains(where: isLike) ? nil : 0
    case .sometimes(let isLike):
      return graph.states.contains(where: isLike) ? nil : 0
    case .alwaysReachable(let reachability):
      let bad = graph.states.filter {
        reachability.premise($0) && !canReach(reachability, from: $0)
      }
      return shortest(bad.map { distances[$0] })
    case .leadsTo(let promise): return shortestWay(toBreaking: promise, over: admits)
    case .noFault:
      return shortest(
        graph.steps.filter { $0.fault != nil && admits($0) }
          .map { step in distances[step.source].map { $0 + 1 } })
    case .given(let judgment):
      return judgment.isViolated && !graph.initial.isEmpty ? 0 : nil
    case .all(let parts):
      return shortest(parts.map { shortestViolation(of: $0, over: admits) })
    }
  }

  /// Returns a Boolean value that indicates whether the premise of a property is met anywhere.
  func isExercised(_ kind: Kind) -> Bool {
    switch kind {
    case .always(let judge): graph.states.contains { judge($0) != .notExercised }
    case .alwaysStep(let judge): graph.steps.contains { judge($0) != .notExercised }
    case .alwaysRun(let pattern):
      runs(fitting: pattern).contains { pattern.relation($0) != .notExercised }
    case .equivalentRuns:
      comparisons(by: kind)!.contains { $0.judgment != .notExercised }
    case .confluent(let confluence):
      comparisons(by: kind)!.contains { $0.judgment != .notExercised }
        || leavesAnOrderOpen(confluence)
    case .monitor(let monitor):
      readings(by: monitor) { _ in true }.contains { $0.judgment != .notExercised }
    case .alwaysReachable(let reachability): graph.states.contains(where: reachability.premise)
    case .leadsTo(let promise): graph.states.contains { promise.obligation($0) != nil }
    case .sometimes, .sometimesStep, .noFault: true
    case .given(let judgment): judgment != .notExercised
    case .all(let parts): parts.contains { isExercised($0) }
    }
  }

  /// The distances from the initial states, by relaxing every step until nothing changes.
  func distances(over admits: (Step<Int, Int>) -> Bool) -> [Int: Int] {
    var distances = Dictionary(graph.initial.map { ($0, 0) }) { first, _ in first }
    var changed = true
    while changed {
      changed = false
      for step in graph.steps where admits(step) {
        guard let target = step.target, let distance = distances[step.source] else { continue }
        if distances[target].map({ distance + 1 < $0 }) ?? true {
          distances[target] = distance + 1
          changed = true
        }
      }
    }
    return distances
  }

  func canReach(_ reachability: Reachability<Int, Int>, from state: Int) -> Bool {
    Self.distance(from: state, over: graph.steps, by: reachability, to: reachability.goal) != nil
  }

  /// The least number of moves from a state to one that is wanted; nil where they don't lead to one.
  static func distance(
    from state: Int, over steps: [Step<Int, Int>], by reachability: Reachability<Int, Int>,
    to isWanted: (Int) -> Bool
  ) -> Int? {
    let moves = steps.filter(reachability.via)
    var seen: Set = [state]
    var length = 0
    while !seen.contains(where: isWanted) {
      let next = seen.union(moves.filter { seen.contains($0.source) }.compactMap(\.target))
      length += 1
      if next == seen || length > reachability.within ?? .max { return nil }
      seen = next
    }
    return length
  }

  /// All runs that fit a pattern.
  private func runs(fitting pattern: RunPattern<Int, Int>) -> [[Step<Int, Int>]] {
    var runs: [[Step<Int, Int>]] = [[]]
    for _ in 0..<pattern.length {
      runs = runs.flatMap { run in
        graph.steps.filter { step in
          (run.last.map { $0.target == step.source } ?? true) && pattern.admits(run, step)
        }
        .map { run + [$0] }
      }
    }
    return runs
  }

  /// All that a monitor says on shortest ways to it, with the number of steps read.
  private func readings(
    by monitor: Monitor<Int, Int>, over admits: (Step<Int, Int>) -> Bool
  ) -> [(length: Int, judgment: Judgment)] {
    struct Pair: Hashable {
      var state: Int
      var memory: AnyHashable
    }
    var readings: [(length: Int, judgment: Judgment)] = []
    var seen = Set(graph.initial.map { Pair(state: $0, memory: monitor.begin($0)) })
    var layer = seen
    var length = 0
    while !layer.isEmpty {
      length += 1
      var next: Set<Pair> = []
      for pair in layer {
        for step in graph.steps where step.source == pair.state && admits(step) {
          let move = monitor.advance(pair.memory, step)
          readings.append((length, move.judgment))
          guard let target = step.target, !move.judgment.isViolated else { continue }
          next.insert(Pair(state: target, memory: move.memory))
        }
      }
      layer = next.subtracting(seen)
      seen.formUnion(layer)
    }
    return readings
  }
}

extension Judgment {
  var isViolated: Bool {
    if case .violated = self { true } else { false }
  }
}
