import ModelChecker
import ModelCheckerTestSupport
import RuleEngines

/// The family of navigation systems of ``Nav`` on a natural struct, as rules and as plain code.
public struct NaturalNav: Sendable {
  /// The number of tabs.
  public let tabs: Int
  /// The greatest height of a stack.
  public let depth: Int
  /// The number of routes.
  public let routes: Int
  /// The number of sheets.
  public let sheets: Int

  /// Makes a system of the family.
  public init(tabs: Int, depth: Int, routes: Int, sheets: Int) {
    self.tabs = tabs
    self.depth = depth
    self.routes = routes
    self.sheets = sheets
  }

  /// Makes the system that a member of the family describes.
  public init(_ nav: Nav) {
    self.init(tabs: nav.tabs, depth: nav.depth, routes: nav.routes, sheets: nav.sheets)
  }

  /// Whose tree of screens is alive.
  public enum Mode: Hashable, Sendable, CaseIterable {
    case rider, driver
  }

  /// A state.
  public struct Screen: Hashable, Sendable {
    /// For each tab the routes pushed, the top one last.
    public var stacks: [[UInt8]]
    /// The selected tab.
    public var tab = 0
    /// The sheet, if there is one.
    public var sheet: UInt8?
    /// A Boolean value that indicates whether somebody is signed in.
    public var isSignedIn = false
    /// Whose tree is alive.
    public var mode = Mode.rider

    /// A Boolean value that indicates whether the screen under the sheet can be touched.
    var isFree: Bool { isSignedIn && sheet == nil }

    mutating func reset() {
      for tab in stacks.indices { stacks[tab] = [] }
      tab = 0
      sheet = nil
    }
  }

  /// The initial state: signed out, riding, everything empty.
  public var firstScreen: Screen { Screen(stacks: Array(repeating: [], count: tabs)) }
}

// MARK: - As rules

extension NaturalNav {
  /// The system as rules that say what they touch.
  public var system: RuleSystem<Screen> {
    try! RuleSystem(
      initial: initial, components: components, rules: rules, invariants: invariants)
  }

  private var stacks: [any ComponentPath<Screen>] { (0..<tabs).map { \.stacks[$0] } }

  private var components: [Component<Screen>] {
    (0..<tabs).map { Component("tab \($0)", \.stacks[$0]) }
      + [
        Component("selection", \.tab), Component("sheet", \.sheet),
        Component("session", \.isSignedIn), Component("mode", \.mode),
      ]
  }

  private var rules: [Rule<Screen>] {
    let free = Condition<Screen>(reads: [\.isSignedIn, \.sheet], \.isFree)
    let signedIn = Condition<Screen>(reads: [\.isSignedIn], \.isSignedIn)
    var rules = [
      Rule<Screen>(
        "login", when: [Condition(reads: [\.isSignedIn]) { !$0.isSignedIn }],
        writes: [\.isSignedIn]
      ) { $0.isSignedIn = true }
    ]
    for tab in 0..<tabs {
      let other = Condition<Screen>(reads: [\.tab]) { $0.tab != tab }
      rules.append(
        Rule("selectTab(\(tab))", when: [free, other], writes: [\.tab]) { $0.tab = tab })
    }
    for tab in 0..<tabs { rules += self.rules(ofTab: tab, when: free) }
    for sheet in 0..<sheets {
      rules.append(
        Rule("present(\(sheet + 1))", when: [free], writes: [\.sheet]) {
          $0.sheet = UInt8(sheet + 1)
        })
    }
    return rules + [
      Rule(
        "dismiss", when: [Condition(reads: [\.sheet]) { $0.sheet != nil }], writes: [\.sheet]
      ) { $0.sheet = nil },
      Rule(
        "logout", when: [signedIn], writes: stacks + [\.tab, \.sheet, \.isSignedIn]
      ) {
        $0.reset()
        $0.isSignedIn = false
      },
      Rule(
        "switchMode", when: [Condition(reads: [\.sheet]) { $0.sheet == nil }], reads: [\.mode],
        writes: stacks + [\.tab, \.sheet, \.mode]
      ) {
        $0.reset()
        $0.mode = $0.mode == .rider ? .driver : .rider
      },
    ]
  }

  private func rules(ofTab tab: Int, when free: Condition<Screen>) -> [Rule<Screen>] {
    let depth = depth
    let here = Condition<Screen>(reads: [\.tab]) { $0.tab == tab }
    let hasRoom = Condition<Screen>(reads: [\.stacks[tab]]) { $0.stacks[tab].count < depth }
    let isDeep = Condition<Screen>(reads: [\.stacks[tab]]) { !$0.stacks[tab].isEmpty }
    return (1...routes).map { route in
      Rule("push(\(route))@\(tab)", when: [free, here, hasRoom], writes: [\.stacks[tab]]) {
        $0.stacks[tab].append(UInt8(route))
      }
    } + [
      Rule("pop@\(tab)", when: [free, here, isDeep], writes: [\.stacks[tab]]) {
        $0.stacks[tab].removeLast()
      },
      Rule("popToRoot@\(tab)", when: [free, here, isDeep], writes: [\.stacks[tab]]) {
        $0.stacks[tab] = []
      },
    ]
  }

  private var invariants: [RuleInvariant<Screen>] {
    let (tabs, sheets) = (tabs, sheets)
    let control = RuleInvariant<Screen>(
      "ControlWithinBounds", reads: [\.tab, \.sheet, \.isSignedIn]
    ) { screen in
      let isSound = screen.tab < tabs && Int(screen.sheet ?? 0) <= sheets
      return isSound && (screen.isSignedIn || screen.sheet == nil)
        ? .holds : .violated("tab or sheet is out of bounds")
    }
    return [control]
      + (0..<tabs).map { tab in
        RuleInvariant("StackWithinBounds(\(tab))", reads: [\.stacks[tab], \.isSignedIn]) {
          isSound($0.stacks[tab], signedIn: $0.isSignedIn)
            ? .holds : .violated("the stack of tab \(tab) is out of bounds")
        }
      }
  }

  private func isSound(_ stack: [UInt8], signedIn: Bool) -> Bool {
    stack.count <= depth && (signedIn || stack.isEmpty)
      && stack.allSatisfy { (1...routes).contains(Int($0)) }
  }
}

// MARK: - As plain code

extension NaturalNav: PlainSystem {
  /// Transitions have no effects.
  public typealias Effect = Never

  /// The initial states.
  public var initial: [Screen] { [firstScreen] }

  /// The events, which have no names of their own in plain code.
  public var catalog: EventCatalog {
    EventCatalog((0..<tabs + routes + sheets + 5).map { "step \($0)" })
  }

  /// The conditions that must be true of every state.
  public var judges: [@Sendable (Screen) -> Judgment] {
    [{ isSound($0) ? .holds : .violated("something is out of bounds") }]
  }

  /// Yields the transitions of each of the states, named by their positions.
  public func expand(_ visits: [Visit<Screen>]) -> [Expansion<Screen, Never>] {
    visits.map { visit in
      var transitions: [Transition<Screen, Never>] = []
      forEachSuccessor(of: visit.state) {
        let label = EventLabel("step \(transitions.count)", ordinal: transitions.count)
        transitions.append(Transition(event: label, outcome: .state($0)))
      }
      return Expansion(transitions: transitions)
    }
  }

  /// Adds the states after a state.
  public func addSuccessors(of screen: Screen, to successors: inout Successors<Screen>) {
    forEachSuccessor(of: screen) { successors.append($0) }
  }

  /// Tells the states after a state, written without rules.
  @inline(__always)
  private func forEachSuccessor(of screen: Screen, _ body: (consuming Screen) -> Void) {
    func add(_ change: (inout Screen) -> Void) {
      var next = screen
      change(&next)
      body(next)
    }
    let tab = screen.tab
    if !screen.isSignedIn { add { $0.isSignedIn = true } }
    if screen.isFree {
      for other in 0..<tabs where other != tab { add { $0.tab = other } }
      if screen.stacks[tab].count < depth {
        for route in 1...routes { add { $0.stacks[tab].append(UInt8(route)) } }
      }
      if !screen.stacks[tab].isEmpty {
        add { $0.stacks[tab].removeLast() }
        add { $0.stacks[tab] = [] }
      }
      for sheet in 0..<sheets { add { $0.sheet = UInt8(sheet + 1) } }
    }
    if screen.sheet != nil { add { $0.sheet = nil } }
    if screen.isSignedIn {
      add {
        $0.reset()
        $0.isSignedIn = false
      }
    }
    if screen.sheet == nil {
      add {
        $0.reset()
        $0.mode = $0.mode == .rider ? .driver : .rider
      }
    }
  }

  /// Returns a Boolean value that indicates whether the conditions of every state are true of one.
  public func isSound(_ screen: Screen) -> Bool {
    screen.tab < tabs && Int(screen.sheet ?? 0) <= sheets
      && (screen.isSignedIn || screen.sheet == nil)
      && screen.stacks.allSatisfy { isSound($0, signedIn: screen.isSignedIn) }
  }

  /// Searches with a `Set` of natural states, as one writes it first.
  public func searchNaively() -> (states: Int, transitions: Int, depth: Int) {
    var known: Set<Screen> = [firstScreen]
    var layer = initial
    var (transitions, depth) = (0, 0)
    while !layer.isEmpty {
      var next: [Screen] = []
      for screen in layer {
        precondition(isSound(screen))
        forEachSuccessor(of: screen) { target in
          transitions += 1
          if known.insert(target).inserted { next.append(target) }
        }
      }
      if !next.isEmpty { depth += 1 }
      layer = next
    }
    return (known.count, transitions, depth)
  }
}

extension NaturalNav.Screen: SelfDecodingState {
  /// Says what the screen consists of.
  public func encode(into encoder: inout StateEncoder) {
    encoder.encode(UInt8(stacks.count))
    for stack in stacks {
      encoder.encode(UInt8(stack.count))
      for route in stack { encoder.encode(route) }
    }
    encoder.encode(UInt8(tab))
    encoder.encode(sheet ?? 0)
    encoder.encode(isSignedIn)
    encoder.encode(mode == .rider)
  }

  /// Makes a screen from what it said.
  public init(from decoder: inout StateDecoder) {
    stacks = (0..<decoder.decode(UInt8.self)).map { _ in
      (0..<decoder.decode(UInt8.self)).map { _ in decoder.decode() }
    }
    tab = Int(decoder.decode(UInt8.self))
    let sheet: UInt8 = decoder.decode()
    self.sheet = sheet == 0 ? nil : sheet
    isSignedIn = decoder.decode()
    mode = decoder.decode() ? .rider : .driver
  }
}
