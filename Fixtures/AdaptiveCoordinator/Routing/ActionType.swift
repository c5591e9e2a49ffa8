/// How a coordinator answers a route.
public enum ActionType<TransferType, RouteType: Route> {
  /// By a change of what is on screen.
  case transfer(TransferType)
  /// By another route, as if it had been asked for that one.
  case send(RouteType)
  /// Not at all.
  case none
}
