import ModelChecker
import NavigationModel

/// An app whose state is a number, which its one screen shows.
final class NumberedScreens: NavigationSystem {
  let name: String
  let variant = ""
  let scope: Scope
  let profile = NavigationProfile()
  let events: [NavigationEvent]
  private let coordinator: CoordinatorNode
  private let screen: (Int) -> String
  private let expansion:
    (Int, (Int) -> Outcome<NavigationState>) ->
      Expansion<NavigationState, NavigationEffect>
  private let store = FacetStore()

  /// Makes an app that begins with 0.
  ///
  /// - Parameters:
  ///   - screen: the name of the screen that shows a number.
  ///   - expansion: what can happen to a number; it is given what makes the state of another one.
  init(
    _ name: String, scope: Scope, events: [NavigationEvent], coordinator: CoordinatorNode,
    screen: @escaping (Int) -> String,
    expansion:
      @escaping (Int, (Int) -> Outcome<NavigationState>) ->
      Expansion<NavigationState, NavigationEffect>
  ) {
    self.name = name
    self.scope = scope
    self.events = events
    self.coordinator = coordinator
    self.screen = screen
    self.expansion = expansion
  }

  func start() -> [Outcome<NavigationState>] { [state(0)] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { expansion(Int($0.state.fact("number") ?? "") ?? 0, state) }
  }

  private func state(_ number: Int) -> Outcome<NavigationState> {
    .state(
      NavigationState(
        NavigationSnapshot(
          coordinators: [coordinator], views: [ViewNode(name: screen(number), owner: 0)],
          facts: [FactNode(name: "number", value: "\(number)")]),
        in: store))
  }
}
