import ModelChecker
import NavigationInvariants
import NavigationModel
import RuleEngines

/// An app does nothing that its model forbids.
///
/// App and model are searched together. When the app has come to rest after an event, it must show what
/// the model can show after one of its own moves, or after none; when a view is evaluated again, what
/// it showed before. A gesture back may lead back by several levels. A model knows no transitions, so
/// that nothing is said once an event comes while the app is at work, nor after a difference.
///
/// ```swift
/// ConformsToModel(
///   cafe, screens: ["DrinkPage": "Drink(coffee)"], modes: ["session": "signed in as"])
/// ```
///
/// It begins with what the model begins with, or with what the app is sent there, such as a link.
/// Compared are the screens that a person can touch, by their names without `View`, and the modes for
/// which a fact of the app is named. Until the app shows a screen for the first time, and whenever it
/// shows none, nothing is compared.
///
/// Violated by an app in which the confirmation of an order can be swiped away, where its model has a
/// cover.
///
/// - Complexity: for each transition of the app, linear in the moves of the states in which the model
///   may be, which are those that differ only in what the app does not show.
public struct ConformsToModel: NavigationInvariant {
  public let name = "ConformsToModel"
  public let summary = "The app does nothing that its model forbids."
  public let violation = "leaves the model"

  private let model: RouteModel
  private let rules: RuleSystem<RouteState>
  private let screens: [String: String]
  private let modes: [String: Fact]

  /// Creates the invariant.
  ///
  /// - Parameters:
  ///   - model: the model.
  ///   - screens: for screens that the model calls otherwise, the model's name by the app's.
  ///   - modes: for groups of modes, by their names, the fact whose value is the mode that is on.
  /// - Throws: ``RouteModelError``.
  public init(
    _ model: RouteModel, screens: [String: String] = [:], modes: [String: Fact] = [:]
  ) throws {
    let unknown = modes.keys.sorted().first { name in !model.modes.contains { $0.name == name } }
    if let unknown {
      throw RouteModelError.unknown(
        "modes", unknown, in: "ConformsToModel", known: model.modes.map(\.name))
    }
    self.model = model
    rules = try model.rules()
    self.screens = screens
    self.modes = modes
  }

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in
      let runs = ModelRuns(model: model, rules: rules, modes: Set(modes.keys))
      return judged(
        as: .monitor(
          Monitor(begin: { begin(in: $0, runs) }) { memory, step in
            advance(memory, by: step, isMove: system.isMove(step), runs)
          }))
    }
  }

  /// The model's part of a state of both.
  private struct Memory: Hashable {
    /// The states in which the model may be; none where the app shows something else.
    var states: Set<RouteState>
    /// A Boolean value that indicates whether the app has shown a screen.
    var hasBegun = false
    /// A Boolean value that indicates whether the model may make a move before it is compared.
    var mayMove = false
    /// A Boolean value that indicates whether the run is not compared any more.
    var isOver = false

    static let over = Memory(states: [], isOver: true)
  }

  private func begin(in state: NavigationState, _ runs: ModelRuns) -> Memory {
    guard let shown = shown(in: state) else { return Memory(states: runs.starts) }
    return Memory(states: runs.starts.filter { runs.shown(in: $0) == shown }, hasBegun: true)
  }

  private func advance(
    _ memory: Memory, by step: NavigationStep, isMove: Bool, _ runs: ModelRuns
  ) -> (Memory, Judgment) {
    guard !memory.isOver, let target = step.target else { return (memory, .notExercised) }
    if isMove, !step.source.isQuiescent { return (.over, .notExercised) }
    if memory.states.isEmpty, let first = shown(in: step.source) {
      return (.over, .violated(.begins(with: first.text)))
    }
    let mayMove = memory.mayMove || isMove
    guard let shown = shown(in: target) else {
      var next = memory
      next.mayMove = mayMove
      return (next, .notExercised)
    }
    let reached =
      memory.hasBegun && mayMove ? runs.states(afterAMoveFrom: memory.states) : memory.states
    let next = Memory(states: reached.filter { runs.shown(in: $0) == shown }, hasBegun: true)
    guard next.states.isEmpty else { return (next, .holds) }
    return (
      .over,
      .violated(
        memory.hasBegun
          ? difference(shown, from: memory.states, to: reached, runs)
          : .begins(with: shown.text))
    )
  }

  /// What the app shows at rest; nil in between, or if it shows nothing.
  private func shown(in state: NavigationState) -> ModelRuns.Shown? {
    let titles = state.views.filter { $0.isScreen && $0.isHittable }.map(\.title)
    guard state.isQuiescent, !titles.isEmpty else { return nil }
    return .init(
      screens: titles.map { screens[$0] ?? $0 },
      modes: model.modes.compactMap { group in
        modes[group.name].map { state.fact($0) ?? "" }
      })
  }

  private func difference(
    _ shown: ModelRuns.Shown, from states: Set<RouteState>, to reached: Set<RouteState>,
    _ runs: ModelRuns
  ) -> String {
    if let stranger = shown.screens.first(where: { !model.screens.contains($0) }) {
      return .noScreen(stranger, of: model.screens)
    }
    let before = Set(states.map { runs.shown(in: $0).text }).sorted()
    let allowed = Set(reached.map { runs.shown(in: $0).text }).subtracting(before).sorted()
    return .notAllowed(shown.text, from: before, allowed: allowed)
  }
}

extension NavigationSystem {
  /// Returns a Boolean value that indicates whether a step may be a move: nothing moves because work is
  /// finished that was begun before, or because a view is evaluated again.
  fileprivate func isMove(_ step: NavigationStep) -> Bool {
    if case .rerender = kind(of: step.transition.event) { return false }
    return !isSettling(step)
  }
}

extension RouteModel {
  /// The names of all screens, each once, in the order of declaration.
  fileprivate var screens: [String] {
    let declared =
      tabs.flatMap { [$0.screen] + $0.routes.map(\.screen) } + presentations.map(\.route.screen)
    var names: [String] = []
    for name in declared.map(ScreenName.short) where !names.contains(name) { names.append(name) }
    return names
  }
}

extension String {
  fileprivate static func notAllowed(
    _ shown: String, from before: [String], allowed: [String]
  ) -> String {
    let place = listed(before, "or")
    return allowed.isEmpty
      ? "The app shows \(shown); the model stays at \(place)."
      : "The app shows \(shown); from \(place) the model leads to \(listed(allowed, "or"))."
  }

  fileprivate static func begins(with shown: String) -> String {
    "The app begins with \(shown), and the model does not."
  }

  fileprivate static func noScreen(_ screen: String, of known: [String]) -> String {
    "The app shows \(screen), a screen that the model does not have. It has \(listed(known)). If one of "
      + "these is meant, say so: screens: [\"\(screen)\": \"\(known[0])\"]."
  }
}
