import ModelChecker
import NavigationModel

/// A map of an app's navigation: its screens, and the events that may lead from one to another.
///
/// The map of a result is the app as it is. People edit it, or write one of their own, and a
/// ``MapComparison`` tells where the app does otherwise.
public struct NavigationMap: Hashable, Sendable {
  /// The name of the place in which no screen is shown, such as before the launch.
  public static let nothing = StateText.nothing

  /// A coordinator with the screens that belong to it.
  public struct Coordinator: Hashable, Sendable {
    /// The name, as reports print it.
    public var name: String
    /// The names of its screens.
    public var screens: [String]

    /// Makes a coordinator.
    public init(_ name: String, screens: [String]) {
      self.name = name
      self.screens = screens
    }
  }

  /// An arrow from one screen to another.
  public struct Arrow: Hashable, Sendable {
    /// The name of the screen that the event finds.
    public var from: String
    /// The name of the screen to which it leads.
    public var to: String
    /// The events that may take it, by name; none: any event may.
    ///
    /// A gesture may be named without the container that it acts on, as in `back`, and a double tap
    /// may do what the tap may.
    public var events: [String]
    /// A Boolean value that indicates whether the events are the words of a drawing: if one of them is
    /// no event, any event may take the arrow.
    public var mayBeWords: Bool

    /// Makes an arrow.
    public init(from: String, to: String, events: [String] = [], mayBeWords: Bool = false) {
      self.from = from
      self.to = to
      self.events = events
      self.mayBeWords = mayBeWords
    }
  }

  /// The name of the system that it is of; nil where the map does not say.
  public var system: String?
  /// The coordinators with their screens, in the order in which they show.
  public var coordinators: [Coordinator]
  /// The names of screens of which the map does not say whose they are.
  public var screens: [String]
  /// The names of the screens that are shown at the start; none where nothing is.
  public var start: [String]
  /// The arrows.
  public var arrows: [Arrow]

  /// Makes a map.
  public init(
    system: String? = nil, coordinators: [Coordinator] = [], screens: [String] = [],
    start: [String] = [], arrows: [Arrow] = []
  ) {
    self.system = system
    self.coordinators = coordinators
    self.screens = screens
    self.start = start
    self.arrows = arrows
  }

  /// The names of all screens, those of coordinators first.
  public var allScreens: [String] { coordinators.flatMap(\.screens) + screens }
}

extension NavigationMap {
  /// Draws the map of what a search has seen.
  ///
  /// - Complexity: O(*s* + *t*) for *s* states and *t* transitions.
  public init(of result: CheckResult) {
    self.init(of: result, places: MapPlaces(result))
  }

  init(of result: CheckResult, places: MapPlaces) {
    self.init(system: result.system.title)
    for place in places.quotient.classes {
      let name = places.name(of: place.key)
      if place.isInitial, name != Self.nothing { start.append(name) }
      if let owner = place.key.coordinator {
        if let known = coordinators.firstIndex(where: { $0.name == owner }) {
          coordinators[known].screens.append(name)
        } else {
          coordinators.append(Coordinator(owner, screens: [name]))
        }
      } else if name != Self.nothing {
        screens.append(name)
      }
    }
    arrows = places.quotient.edges.map { edge in
      Arrow(
        from: places.name(of: places.quotient.classes[edge.source].key),
        to: places.name(of: places.quotient.classes[edge.target].key),
        events: names(of: edge.events.map { result.system.kind(of: $0.event) }))
    }
  }
}

/// Returns the short names of events, each once, without double taps of those that are there.
private func names(of events: [EventKind]) -> [String] {
  let names = Set(events.map(\.name))
  var met: Set<String> = []
  return events.filter { event in
    if case .doubleTap(let tap) = event, names.contains(tap) { return false }
    return met.insert(event.shortName).inserted
  }.map(\.shortName)
}
