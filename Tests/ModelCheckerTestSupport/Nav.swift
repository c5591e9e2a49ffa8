import ModelChecker

/// The family of navigation systems whose sizes are known in closed form.
///
/// There are `tabs`, each a stack of at most `depth` out of `routes`; one selected tab; an optional
/// sheet out of `sheets`; whether somebody is signed in; and a mode. Switching the mode tears
/// everything down, signing out too.
public struct Nav: TransitionSystem, Sendable {
  /// The number of tabs, from 1 to 6.
  public let tabs: Int
  /// The greatest height of a stack, from 1 to 3.
  public let depth: Int
  /// The number of routes, from 1 to 3.
  public let routes: Int
  /// The number of sheets, from 0 to 15.
  public let sheets: Int

  /// The declared events, in the order of their ordinals.
  public let catalog: EventCatalog
  /// The number of states that one call of `expand` is given.
  public var preferredBatch = 64
  /// A plain value needs no replay.
  public var readsTraces: Bool { false }
  private let labels: Labels

  /// Makes a system of the family.
  public init(tabs: Int, depth: Int, routes: Int, sheets: Int) {
    self.tabs = tabs
    self.depth = depth
    self.routes = routes
    self.sheets = sheets
    catalog = EventCatalog(
      ["login"] + (0..<tabs).map { "selectTab(\($0))" } + (1...routes).map { "push(\($0))" }
        + ["pop", "popToRoot"] + (0..<sheets).map { "present(\($0 + 1))" }
        + ["dismiss", "logout", "switchMode"])
    var rest = catalog.names.enumerated().map { EventLabel($1, ordinal: $0) }[...]
    labels = Labels(
      login: rest.removeFirst(), select: rest.takeFirst(tabs), push: rest.takeFirst(routes),
      pop: rest.removeFirst(), popToRoot: rest.removeFirst(), present: rest.takeFirst(sheets),
      dismiss: rest.removeFirst(), logout: rest.removeFirst(), switchMode: rest.removeFirst())
  }

  private struct Labels {
    var login: EventLabel
    var select: [EventLabel]
    var push: [EventLabel]
    var pop: EventLabel
    var popToRoot: EventLabel
    var present: [EventLabel]
    var dismiss: EventLabel
    var logout: EventLabel
    var switchMode: EventLabel
  }

  /// Yields the initial states.
  public func start() -> [Outcome<Screen>] { [.state(Screen())] }

  /// Yields the transitions of each of the states.
  public func expand(_ visits: [Visit<Screen>]) -> [Expansion<Screen, Never>] {
    visits.map { Expansion(transitions: transitions(from: $0.state)) }
  }

  private func transitions(from screen: Screen) -> [Transition<Screen, Never>] {
    var found: [Transition<Screen, Never>] = []
    found.reserveCapacity(16)
    func add(_ event: EventLabel, _ change: (inout Screen) -> Void) {
      var target = screen
      change(&target)
      found.append(Transition(event: event, outcome: .state(target)))
    }
    let stack = screen.stack
    if !screen.isSignedIn { add(labels.login) { $0.isSignedIn = true } }
    if screen.isSignedIn, screen.sheet == 0 {
      for tab in 0..<tabs where tab != screen.tab { add(labels.select[tab]) { $0.tab = tab } }
      if stack.height < depth {
        for route in 1...routes { add(labels.push[route - 1]) { $0.stack.push(route) } }
      }
      if stack.height > 0 {
        add(labels.pop) { $0.stack.pop() }
        add(labels.popToRoot) { $0.stack = Stack() }
      }
      for sheet in 0..<sheets { add(labels.present[sheet]) { $0.sheet = sheet + 1 } }
    }
    if screen.sheet != 0 { add(labels.dismiss) { $0.sheet = 0 } }
    if screen.isSignedIn {
      add(labels.logout) {
        $0 = Screen()
        $0.isDriving = screen.isDriving
      }
    }
    if screen.sheet == 0 {
      add(labels.switchMode) {
        $0 = Screen()
        $0.isSignedIn = screen.isSignedIn
        $0.isDriving = !screen.isDriving
      }
    }
    return found
  }
}

// MARK: - States

extension Nav {
  /// A state, packed into one word.
  public struct Screen: Hashable, Sendable {
    private var word: UInt64 = 0

    /// Makes the initial state: signed out, riding, everything empty.
    public init() {}

    /// A Boolean value that indicates whether somebody is signed in.
    public var isSignedIn: Bool {
      get { self[48, 1] != 0 }
      set { self[48, 1] = newValue ? 1 : 0 }
    }

    /// A Boolean value that indicates whether the mode is the driver's.
    public var isDriving: Bool {
      get { self[49, 1] != 0 }
      set { self[49, 1] = newValue ? 1 : 0 }
    }

    /// The selected tab.
    public var tab: Int {
      get { self[50, 3] }
      set { self[50, 3] = newValue }
    }

    /// The sheet, from 1; 0 when there is none.
    public var sheet: Int {
      get { self[53, 4] }
      set { self[53, 4] = newValue }
    }

    /// The stack of the selected tab.
    public var stack: Stack {
      get { Stack(digits: self[tab * 8, 8]) }
      set { self[tab * 8, 8] = newValue.digits }
    }

    /// A Boolean value that indicates whether every stack is empty.
    public var isEmpty: Bool { self[0, 48] == 0 }

    private subscript(offset: Int, width: Int) -> Int {
      get { Int(word >> UInt64(offset) & (1 << UInt64(width) - 1)) }
      set {
        word &= ~((1 << UInt64(width) - 1) << UInt64(offset))
        word |= UInt64(newValue) << UInt64(offset)
      }
    }
  }

  /// A stack of routes from 1 to 3, the top one in the lowest two bits.
  public struct Stack: Hashable, Sendable {
    fileprivate var digits = 0

    /// The number of routes.
    public var height: Int { (Int.bitWidth - digits.leadingZeroBitCount + 1) / 2 }

    mutating func push(_ route: Int) { digits = digits << 2 | route }
    mutating func pop() { digits >>= 2 }
  }
}

// MARK: - Closed forms

extension Nav {
  private var stacks: Int { (0...depth).reduce(0) { $0 + power(routes, $1) } }

  /// The number of states that can be reached.
  public var expectedStates: Int { 2 * (power(stacks, tabs) * tabs * (sheets + 1) + 1) }

  /// The number of transitions.
  public var expectedTransitions: Int {
    let one = stacks * (tabs - 1) + 3 * (stacks - 1) + stacks * (sheets + 2)
    return 2
      * (tabs * power(stacks, tabs - 1) * one + 2 * sheets * tabs * power(stacks, tabs) + 2)
  }

  /// The greatest distance from the initial state.
  public var expectedDepth: Int {
    2 + (sheets > 0 ? 1 : 0) + tabs * depth + (tabs > 1 ? tabs : 0)
  }

  private func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}

extension ArraySlice {
  fileprivate mutating func takeFirst(_ count: Int) -> [Element] {
    defer { removeFirst(count) }
    return Array(prefix(count))
  }
}
