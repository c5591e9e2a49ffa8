/// The screens that a coordinator can go to, and what else can be asked of it.
public protocol Route: Sendable {}

/// Routes that a component of a deep link can name.
public protocol DeepLinkable: Route {
  /// Makes the route that a component names; nil when it names none.
  init?(link: String)
}
