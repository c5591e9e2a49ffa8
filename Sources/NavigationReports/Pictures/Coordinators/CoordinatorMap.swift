import NavigationModel

/// The map of an app as a team draws it: its coordinators, each with its screens, and the ways from
/// one to another.
///
/// A coordinator with tabs of its own stands there tab by tab.
///
/// It stays small where a screen graph becomes a knot: ways stand for all arrows between two
/// coordinators, and what leads to one from most others is a single way.
public struct CoordinatorMap: Codable, Hashable, Sendable {
  /// The coordinators, as they were met.
  public var flows: [Flow]
  /// The ways, by where they start.
  public var ways: [Way]

  /// A coordinator with its screens.
  public struct Flow: Codable, Hashable, Sendable {
    /// The coordinator's name, or the words for what belongs to none.
    public var name: String
    /// The kinds of thing that a box stands for.
    public var kind: Kind
    /// The screens that were seen, as they were met.
    public var screens: [Screen]

    /// Makes a box.
    package init(name: String, kind: Kind, screens: [Screen]) {
      (self.name, self.kind, self.screens) = (name, kind, screens)
    }

    /// The kinds of thing that a box stands for.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A coordinator.
      case coordinator
      /// A coordinator of which every screen is presented over others.
      case modal
      /// The end of events that trap or never settle.
      case fault
    }
  }

  /// A screen of a coordinator.
  public struct Screen: Codable, Hashable, Sendable {
    /// The screen's name.
    public var name: String
    /// The nodes of the screen graph that show it.
    public var places: [String]

    /// Makes a row.
    package init(name: String, places: [String]) { (self.name, self.places) = (name, places) }
  }

  /// All that leads from one coordinator to another.
  public struct Way: Codable, Hashable, Sendable {
    /// The flow that is left, by number; nil: most others.
    public var from: Int?
    /// The flow that is reached, by number.
    public var to: Int
    /// The kinds of events that lead there, those that code alone causes last, else most frequent first.
    public var kinds: [EventGroup]
    /// A Boolean value that indicates whether the flow that is reached is nearer to the start, or was
    /// met earlier at the same distance.
    public var isBack: Bool
    /// A Boolean value that indicates whether nobody causes any of the events at that moment.
    public var isInternal: Bool

    /// Makes a way.
    package init(from: Int?, to: Int, kinds: [EventGroup], isBack: Bool, isInternal: Bool) {
      (self.from, self.to, self.kinds) = (from, to, kinds)
      (self.isBack, self.isInternal) = (isBack, isInternal)
    }
  }

  /// Events of one kind.
  public struct EventGroup: Codable, Hashable, Sendable {
    /// The words for what happens.
    public var name: String
    /// The events, with who causes them.
    public var events: [String]
    /// The number of transitions.
    public var transitions: Int

    /// Makes a group.
    package init(name: String, events: [String], transitions: Int) {
      (self.name, self.events, self.transitions) = (name, events, transitions)
    }
  }

  /// The flows in which the app may start, by number.
  public var starts: [Int]

  /// Makes a map.
  package init(flows: [Flow], ways: [Way], starts: [Int]) {
    (self.flows, self.ways, self.starts) = (flows, ways, starts)
  }

  /// A Boolean value that indicates whether a number is that of a flow: a saved result may hold any.
  func hasFlow(_ number: Int) -> Bool { flows.indices.contains(number) }

  /// The number of the flow of each node of the screen graph.
  var flowOfPlace: [String: Int] {
    var numbers: [String: Int] = [:]
    for (index, flow) in flows.enumerated() {
      for place in flow.screens.flatMap(\.places) { numbers[place] = index }
    }
    return numbers
  }

  /// The ways between flows that are there.
  var soundWays: [Way] {
    ways.filter { hasFlow($0.to) && ($0.from.map(hasFlow) ?? true) }
  }

  /// The words for where a way starts that leads from most others.
  static let most = "most coordinators"
}
