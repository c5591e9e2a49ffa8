import NavigationModel

/// Something that can happen: where, in which modes, and what it does.
public struct Move: Hashable, Sendable {
  /// The name of its event.
  public var name: String
  /// The places where a tap does it; nil where the app is sent it, whatever it shows.
  public var places: [Place]?
  /// The modes that must be on.
  public var modes: [ModeName]
  /// The actions that it takes, one after the other.
  public var actions: [Action]
  /// The place of its declaration.
  public var location: DeclarationLocation
}

/// A place where something is offered.
public enum Place: Hashable, Sendable {
  /// The root screen of a tab.
  case root(String)
  /// The screen of a route, wherever it is on top or presented.
  case route(RouteName)
  /// Every screen on a tab's stack.
  case tab(String)
  /// Every screen on the stack of any tab.
  case anywhere

  /// The screen of a route, wherever it is on top or presented.
  public static func screen(_ route: some Route) -> Place { .route(RouteName(route)) }
}

/// A mode of a group.
public struct ModeName: Hashable, Sendable {
  /// The group's name.
  public var group: String
  /// The mode's name.
  public var mode: String

  /// A mode of a group.
  public static func mode(_ group: String, _ mode: String) -> ModeName {
    ModeName(group: group, mode: mode)
  }
}

/// One thing that an event does.
public enum Action: Hashable, Sendable {
  /// Puts a route on the stack of a tab; nil: of the tab where it happens, or else of the first that has
  /// such a route.
  case pushRoute(RouteName, tab: String?)
  /// Empties the stack of a tab.
  case popToRoot(String)
  /// Selects a tab.
  case select(String)
  /// Presents a route.
  ///
  /// It takes the place of what is presented in the same way. Beside something that is presented
  /// otherwise it is recorded, and shown when that is gone.
  case presentRoute(RouteName)
  /// Dismisses what is shown above the tabs.
  case dismiss
  /// Dismisses everything that is presented or recorded.
  case dismissAll
  /// Sets a mode.
  case set(String, String)

  /// Puts a route on the stack of a tab; nil: of the tab where it happens, or else of the first that has
  /// such a route.
  public static func push(_ route: some Route, in tab: String? = nil) -> Action {
    .pushRoute(RouteName(route), tab: tab)
  }

  /// Presents a route.
  public static func present(_ route: some Route) -> Action { .presentRoute(RouteName(route)) }
}
