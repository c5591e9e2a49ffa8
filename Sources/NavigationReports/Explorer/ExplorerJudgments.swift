import ModelChecker
import NavigationModel

/// Judges states and transitions by what they show themselves.
struct ExplorerJudgments {
  /// The invariants with what they judge; empty for one that does not apply.
  private let parts: [[NavigationProperty.Kind]]
  private var whys = Interned<String, String>()
  private var reasons = Interned<[Int], [Int]>()
  private var sets = Interned<[Int], [Int]>()
  private var exercised = Interned<[Int], [Int]>()
  private var blocked = Interned<[Int], [Int]>()

  /// What invariants say of a state or of a transition.
  struct Judged {
    /// The number of the set of reasons for which something is violated.
    var violated: Int
    /// The number of the set of invariants whose premise is met.
    var exercised: Int
  }

  /// - Parameter invariants: the invariants, in the order of the page.
  init(_ invariants: [any NavigationInvariant], of system: any NavigationSystem) {
    parts = invariants.map { invariant in
      guard case .applicable(let property) = invariant.property(for: system) else { return [] }
      return property.kind.parts
    }
  }

  /// Says for each invariant whether states and transitions show all that it says.
  var areLocal: [Bool] { parts.map { $0.allSatisfy(\.isLocal) } }

  /// Judges a state.
  mutating func judged(_ state: NavigationState) -> Judged {
    judged { part in
      switch part {
      case .always(let judge): judge(state)
      case .given(let judgment): judgment
      default: nil
      }
    }
  }

  /// Judges a transition itself.
  mutating func judged(_ step: NavigationStep) -> Judged {
    judged { part in
      switch part {
      case .alwaysStep(let judge): return judge(step)
      case .noFault(let kinds):
        guard let fault = step.fault, kinds.contains(fault.kind) else { return .holds }
        return .violated(fault.message)
      default: return nil
      }
    }
  }

  /// Returns a Boolean value that indicates whether a set of reasons is empty.
  func isNothing(_ violated: Int) -> Bool { sets.values[violated].isEmpty }

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
    columns.exercisedSets = exercised.values
  }

  private mutating func judged(_ judge: (NavigationProperty.Kind) -> Judgment?) -> Judged {
    var found: [Int] = []
    var met: [Int] = []
    for (invariant, parts) in parts.enumerated() {
      for part in parts {
        guard let judgment = judge(part), judgment != .notExercised else { continue }
        if met.last != invariant { met.append(invariant) }
        guard case .violated(let why) = judgment else { continue }
        let reason = reasons.number(of: [invariant, whys.number(of: sentence(why))])
        if !found.contains(reason) { found.append(reason) }
      }
    }
    return Judged(violated: sets.number(of: found), exercised: exercised.number(of: met))
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
