import ModelChecker
import NavigationModel
import RuleEngines

/// The runs of a model, as far as somebody can tell them apart who sees its screens.
final class ModelRuns {
  /// What can be seen of a state.
  struct Shown: Hashable {
    /// The screens that a person can touch.
    var screens: [String]
    /// The modes that are on, of the groups that can be seen.
    var modes: [String]

    var text: String {
      screens.joined(separator: " and ") + (modes.isEmpty ? "" : " (\(listed(modes)))")
    }
  }

  private let model: RouteModel
  private let rules: RuleSystem<RouteState>
  /// The numbers of the groups of modes that can be seen.
  private let groups: [Int]
  /// The ordinals of the gestures back, which a menu repeats.
  private let back: Set<Int>
  /// The ordinals of what the app is sent, with which it may start.
  private let external: Set<Int>
  private var known: [RouteState: Set<RouteState>] = [:]

  /// - Parameter modes: the names of the groups of modes that can be seen.
  init(model: RouteModel, rules: RuleSystem<RouteState>, modes: Set<String>) {
    self.model = model
    self.rules = rules
    groups = model.modes.indices.filter { modes.contains(model.modes[$0].name) }
    let events = RouteRules(model: model).all.map(\.event)
    back = Set(
      events.indices.filter {
        if case .gesture(let gesture) = events[$0].kind { gesture.action == .back } else { false }
      })
    external = Set(events.indices.filter { events[$0].origin == .external })
  }

  /// The states in which the model may start: its initial one, or where something leads that the app
  /// is sent, such as a link.
  var starts: Set<RouteState> {
    rules.initial.reduce(into: Set(rules.initial)) { starts, state in
      starts.formUnion(moves(from: state).filter { external.contains($0.ordinal) }.map(\.target))
    }
  }

  func shown(in state: RouteState) -> Shown {
    Shown(
      screens: [ScreenName.short(model.shown(in: state))],
      modes: groups.map { model.modes[$0].modes[Int(state.modes[$0])] })
  }

  /// The states after one move, or none.
  func states(afterAMoveFrom states: Set<RouteState>) -> Set<RouteState> {
    states.reduce(into: states) { $0.formUnion(successors(of: $1)) }
  }

  private func successors(of state: RouteState) -> Set<RouteState> {
    if let known = known[state] { return known }
    var successors: Set<RouteState> = []
    for (ordinal, target) in moves(from: state) {
      successors.insert(target)
      guard back.contains(ordinal) else { continue }
      var last = target
      while let (_, farther) = moves(from: last).first(where: { $0.ordinal == ordinal }) {
        successors.insert(farther)
        last = farther
      }
    }
    known[state] = successors
    return successors
  }

  private func moves(from state: RouteState) -> [(ordinal: Int, target: RouteState)] {
    rules.expand([Visit(state: state, trace: Trace())])[0].transitions.compactMap { transition in
      guard case .state(let target) = transition.outcome else { return nil }
      return (transition.event.ordinal, target)
    }
  }
}
