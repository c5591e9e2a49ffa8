import ModelChecker
import NavigationModel

/// Judges states and transitions by what they show themselves.
struct ExplorerJudgments {
  /// The invariants with what they judge; empty for one that does not apply.
  private let parts: [[NavigationProperty.Kind]]
  private var whys = Interned<String, String>()
  private var reasons = Interned<[Int], [Int]>()
  private var sets = Interned<[Int], [Int]>()
  private var blocked = Interned<[Int], [Int]>()

  /// - Parameter invariants: the invariants, in the order of the page.
  init(_ invariants: [any NavigationInvariant], of system: any NavigationSystem) {
    parts = invariants.map { invariant in
      guard case .applicable(let property) = invariant.property(for: system) else { return [] }
      return property.kind.parts
    }
  }

  /// Says for each invariant whether states and transitions show all that it says.
  var areLocal: [Bool] { parts.map { $0.allSatisfy(\.isLocal) } }

  /// Returns the number of the set of what a state violates.
  mutating func violated(in state: NavigationState) -> Int {
    set { part in
      switch part {
      case .always(let judge): judge(state)
      case .given(let judgment): judgment
      default: nil
      }
    }
  }

  /// Returns the number of the set of what a transition violates itself; nil where that is nothing.
  mutating func violated(on step: NavigationStep) -> Int? {
    let number = set { part in
      switch part {
      case .alwaysStep(let judge): return judge(step)
      case .noFault(let kinds):
        guard let fault = step.fault, kinds.contains(fault.kind) else { return nil }
        return .violated(fault.message)
      default: return nil
      }
    }
    return sets.values[number].isEmpty ? nil : number
  }

  /// Returns the number of a set of events that guards disable.
  ///
  /// - Parameter disabled: the numbers of the events, each with the guard's reason.
  mutating func blocked(_ disabled: [(event: Int, reason: String)]) -> Int {
    let numbers = disabled.flatMap { [$0.event, whys.number(of: $0.reason)] }
    return blocked.number(of: numbers)
  }

  /// Fills in what the numbers in the columns stand for.
  func complete(_ columns: inout ExplorerDocument.States) {
    columns.blockedSets = blocked.values
    columns.reasons = reasons.values
    columns.reasonSets = sets.values
    columns.whys = whys.values
  }

  /// Returns the number of the set of reasons that parts of invariants give.
  private mutating func set(_ judge: (NavigationProperty.Kind) -> Judgment?) -> Int {
    var found: [Int] = []
    for (invariant, parts) in parts.enumerated() {
      for part in parts {
        guard case .violated(let why) = judge(part) else { continue }
        let reason = reasons.number(of: [invariant, whys.number(of: sentence(why))])
        if !found.contains(reason) { found.append(reason) }
      }
    }
    return sets.number(of: found)
  }
}

extension NavigationProperty.Kind {
  fileprivate var isLocal: Bool {
    switch self {
    case .always, .alwaysStep, .noFault, .given: true
    case .alwaysRun, .equivalentRuns, .confluent, .monitor, .sometimes, .sometimesStep,
      .alwaysReachable, .leadsTo, .all:
      false
    }
  }
}
