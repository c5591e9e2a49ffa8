import ModelChecker
import NavigationModel

/// To collapse a split view and to expand it again leaves its columns as they were.
///
/// Judged of the platform's events `collapse@…` and `expand@…`, at rest and in the midst of
/// transitions, wherever both can happen one after the other: the containers and the screens in
/// them must be what they would be without.
///
/// Violated by a coordinator that moves screens to the compact stack and does not know any more
/// whose they were:
///
/// ```swift
/// func splitViewControllerDidExpand(_ split: UISplitViewController) {
///   primary.viewControllers = [compact.viewControllers[0]]
///   secondary.viewControllers = Array(compact.viewControllers.dropFirst())
/// }
/// ```
///
/// Remember with each screen which column it belongs to.
public struct CollapseExpandRoundTrips: NavigationInvariant {
  public let name = "CollapseExpandRoundTrips"
  public let identifier = "I22"
  public let summary =
    "To collapse a split view and to expand it again leaves its columns as they were."

  /// Makes the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in
      let collapse = NavigationRunPart(
        event: { system.kind(of: $0).gesture?.action == .collapse }, isFromRest: false)
      let expand = NavigationRunPart(
        event: { system.kind(of: $0).gesture?.action == .expand }, isFromRest: false,
        admits: { prefix, next in
          prefix.last.flatMap(system.gesture)?.container == system.gesture(in: next)?.container
        })
      return judged(
        as: .runs(
          from: { _ in true }, of: NavigationRunForm([collapse, expand]),
          endLike: NavigationRunForm(), in: system
        ) { expected, actual in
          actual.difference(from: expected, in: .screens).map {
            .changed(actual.words(in: system), because: $0)
          } ?? .holds
        })
    }
  }

}

extension Judgement {
  fileprivate static func changed(_ run: String, because difference: String) -> Judgement {
    .violated("After \(run) \(difference).")
  }
}
