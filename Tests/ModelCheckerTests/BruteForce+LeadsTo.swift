import ModelChecker
import ModelCheckerTestSupport

extension BruteForce {
  /// The length of a shortest way to a state from which a promise can fairly stay unmet, or nil.
  ///
  /// Follows the definition: who reaches whom is found by closing the relation of single steps, a
  /// component is a set of states that reach each other, and all of its states are looked at once
  /// for each process.
  func shortestWay(toBreaking promise: LeadsTo<Int, Int>, over admits: (Step<Int, Int>) -> Bool)
    -> Int?
  {
    let distances = distances(over: admits)
    let obligations = Set(graph.states.compactMap(promise.obligation))
    var lengths: [Int] = []
    for obligation in obligations {
      let part = Array(graph.states).filter { !promise.isMet(obligation, $0) }
      let steps = graph.steps.filter { step in
        part.contains(step.source) && step.target.map(part.contains) ?? false && admits(step)
          && promise.via(step)
      }
      let reached = closure(of: steps, in: part)
      let fair = part.filter { state in
        let component = part.filter { $0 == state || reached[state]![$0]! && reached[$0]![state]! }
        return isFair(component, steps, promise)
      }
      for owing in part where promise.obligation(owing) == obligation {
        guard let distance = distances[owing] else { continue }
        let ways = self.distances(from: [owing], over: steps)
        lengths += fair.compactMap { ways[$0] }.map { distance + $0 }
      }
    }
    return lengths.min()
  }

  private func isFair(
    _ component: [Int], _ steps: [Step<Int, Int>], _ promise: LeadsTo<Int, Int>
  ) -> Bool {
    let processes = graph.steps.compactMap(promise.process) + component.flatMap(promise.due)
    return Set(processes).allSatisfy { process in
      component.contains { state in
        !promise.due(state).contains(process)
          && !graph.steps.contains { $0.source == state && promise.process($0) == process }
      }
        || steps.contains {
          component.contains($0.source) && component.contains($0.target!)
            && promise.process($0) == process
        }
    }
  }

  private func closure(of steps: [Step<Int, Int>], in part: [Int]) -> [Int: [Int: Bool]] {
    var reached = Dictionary(
      uniqueKeysWithValues: part.map { state in
        (
          state,
          Dictionary(
            uniqueKeysWithValues: part.map { other in
              (other, steps.contains { $0.source == state && $0.target == other })
            })
        )
      })
    for middle in part {
      for from in part where reached[from]![middle]! {
        for to in part where reached[middle]![to]! { reached[from]![to] = true }
      }
    }
    return reached
  }

  private func distances(from states: [Int], over steps: [Step<Int, Int>]) -> [Int: Int] {
    var distances = Dictionary(uniqueKeysWithValues: states.map { ($0, 0) })
    var changed = true
    while changed {
      changed = false
      for step in steps {
        guard let distance = distances[step.source], let target = step.target else { continue }
        if distances[target].map({ distance + 1 < $0 }) ?? true {
          distances[target] = distance + 1
          changed = true
        }
      }
    }
    return distances
  }
}
