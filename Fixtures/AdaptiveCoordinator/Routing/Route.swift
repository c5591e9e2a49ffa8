/// The screens that a coordinator can go to, and what else can be asked of it.
public protocol Route: Sendable {}

/// Routes that a component of a deep link can name.
public protocol DeepLinkable: Route {
  /// Makes the route that a component names; nil when it names none.
  init?(link: String)
}

/// The answer of a coordinator to a route.
public enum ActionType<TransferType, RouteType: Route> {
  /// By a change of what is on screen.
  case transfer(TransferType)
  /// By another route, as if it had been asked for that one.
  case send(RouteType)
  /// Not at all.
  case none
}
