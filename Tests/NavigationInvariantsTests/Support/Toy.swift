import ModelChecker
import NavigationModel

/// A value model of navigation that fits on one screen: snapshots and the events between them.
struct Toy: NavigationSystem {
  let name = "Toy"
  let variant = ""
  let scope = Scope([])
  private(set) var events: [NavigationEvent] = []
  var profile = NavigationProfile()

  private let store = FacetStore()
  private let initial: NavigationSnapshot
  private var edges: [(source: NavigationState, transition: Transition<State, Effect>)] = []

  typealias State = NavigationState
  typealias Effect = NavigationEffect

  /// Makes a system that begins in a state and, so far, stays there.
  init(_ initial: NavigationSnapshot) { self.initial = initial }

  /// Adds a way from one state to another.
  mutating func add(
    _ event: String, _ origin: EventOrigin = .tap(on: nil), from source: NavigationSnapshot,
    to target: NavigationSnapshot, effects: [NavigationEffect] = [], choices: [Int] = [],
    route: String? = nil, payload: String = ""
  ) {
    add(
      event, origin, from: source, choices: choices, effects: effects, route: route,
      payload: payload,
      .state(NavigationState(target, in: store)))
  }

  /// Adds an event that ends in a fault.
  mutating func add(
    _ event: String, _ origin: EventOrigin = .tap(on: nil), from source: NavigationSnapshot,
    fault kind: Fault.Kind, _ message: String
  ) {
    add(event, origin, from: source, choices: [], effects: [], .fault(Fault(kind, message)))
  }

  private mutating func add(
    _ event: String, _ origin: EventOrigin, from source: NavigationSnapshot, choices: [Int],
    effects: [NavigationEffect], route: String? = nil, payload: String = "",
    _ outcome: Outcome<NavigationState>
  ) {
    let ordinal =
      events.firstIndex { $0.name == event }
      ?? {
        events.append(
          NavigationEvent(
            EventKind(toy: event, origin, in: source), origin: origin, route: route,
            payload: payload))
        return events.count - 1
      }()
    edges.append(
      (
        NavigationState(source, in: store),
        Transition(
          event: EventLabel(event, ordinal: ordinal), choices: choices, effects: effects,
          outcome: outcome)
      ))
  }

  func start() -> [Outcome<NavigationState>] { [.state(NavigationState(initial, in: store))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let transitions = edges.filter { $0.source == visit.state }.map(\.transition)
      return Expansion(
        transitions: transitions.sorted {
          ($0.event.ordinal, $0.choices.first ?? 0) < ($1.event.ordinal, $1.choices.first ?? 0)
        })
    }
  }
}

extension EventKind {
  /// Reads the short form in which tests write an event: `back@stack`, `login#2 fails`.
  fileprivate init(toy name: String, _ origin: EventOrigin, in source: NavigationSnapshot) {
    let labels = source.work.tickets.map(\.label).sorted { $0.count > $1.count }
    if name == "settle" {
      self = .settle
    } else if name == "wait", origin == .platform {
      self = .wait
    } else if origin == .completion, let label = labels.first(where: { name.hasPrefix($0) }),
      let rest = name.dropFirst(label.count).wholeMatch(of: /(?:#(\d))? (.+)/)
    {
      self = .result(
        of: label, number: rest.1.flatMap { Int($0) } ?? 1, outcome: String(rest.2))
    } else if let match = name.wholeMatch(of: /(\w+)(?:\((\w+)\))?(?:\.(\w+))?@(.+)/) {
      self = .gesture(
        Gesture(
          Gesture.Action(rawValue: String(match.1)), String(match.2 ?? ""),
          phase: match.3.flatMap { Gesture.Phase(rawValue: String($0)) }, on: String(match.4)))
    } else {
      self = .declared(name)
    }
  }
}
