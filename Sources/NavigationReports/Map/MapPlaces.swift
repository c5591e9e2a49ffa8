import ModelChecker
import NavigationModel

/// The places of a map in a state graph: states in which a person can touch the same screens of the
/// same coordinator are one.
struct MapPlaces {
  /// What a map tells apart.
  struct Place: Hashable {
    /// The screens that a person can touch, on one line.
    var screen: String
    /// The coordinator that owns the first of them.
    var coordinator: String?
  }

  /// The graph, merged by place.
  let quotient: Quotient<Place>
  private let shared: Set<String>

  init(_ result: CheckResult) {
    quotient = result.graph.quotient { state in
      let place = ScreenPlace(state)
      return Place(screen: place.screen, coordinator: place.coordinator)
    }
    var met: Set<String> = []
    shared = Set(quotient.classes.map(\.key.screen).filter { !met.insert($0).inserted })
  }

  /// The name of a place: its screen, with the coordinator where several have a screen of that name.
  func name(of place: Place) -> String {
    guard shared.contains(place.screen), let coordinator = place.coordinator else {
      return place.screen
    }
    return "\(coordinator).\(place.screen)"
  }

  /// For each place the name that a map has for it; nil where it has none.
  ///
  /// A screen of the map is the place of that name of the same coordinator; else, since a map need not
  /// know whose a screen is, of any.
  func names(in map: NavigationMap) -> [String?] {
    var screens: [(name: String, owner: String?)] = map.coordinators.flatMap { coordinator in
      coordinator.screens.map { ($0, coordinator.name) }
    }
    screens += map.screens.map { ($0, nil) }
    screens.append((NavigationMap.nothing, nil))
    return quotient.classes.map { known in
      let place = known.key
      let qualified = place.coordinator.map { "\($0).\(place.screen)" }
      let fitting = screens.filter { $0.name == place.screen || $0.name == qualified }
      return (fitting.first { $0.owner == place.coordinator } ?? fitting.first)?.name
    }
  }
}
