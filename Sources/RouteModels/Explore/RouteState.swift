/// A state of a model: numbers of routes, tabs and modes, in the order of their declaration.
public struct RouteState: Hashable, Sendable {
  /// The selected tab.
  public var tab: UInt8 = 0
  /// For each tab the routes on its stack, the top one last.
  public var stacks: [[UInt8]]
  /// The presentations: the first is shown, the others are recorded.
  public var presented: [UInt8] = []
  /// For each group the mode that is on.
  public var modes: [UInt8]
}

extension RouteModel {
  /// The state in which the app starts.
  public var initial: RouteState {
    RouteState(
      stacks: tabs.map { _ in [] }, modes: modes.map { _ in 0 })
  }
}
