import ModelChecker
import NavigationModel

/// Collapsing a split view and expanding it again leaves its columns as they were.
///
/// Judged wherever the platform's events `collapse@…` and `expand@…` can follow each other, also
/// during transitions: the containers and the screens in them must be as they would be without the
/// two.
///
/// Violated by a coordinator that moves screens to the compact stack and forgets to which column
/// they belonged:
///
/// ```swift
/// func splitViewControllerDidExpand(_ split: UISplitViewController) {
///   primary.viewControllers = [compact.viewControllers[0]]
///   secondary.viewControllers = Array(compact.viewControllers.dropFirst())
/// }
/// ```
///
/// Remember the column of each screen.
public struct CollapseExpandRoundTrips: NavigationInvariant {
  public let name = "CollapseExpandRoundTrips"
  public let identifier = "I22"
  public let summary =
    "Collapsing a split view and expanding it again leaves its columns as they were."
  public let violation = "does not bring the columns back"

  /// Creates the invariant.
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

extension Judgment {
  fileprivate static func changed(_ run: String, because difference: String) -> Judgment {
    .violated("After \(run) \(difference).")
  }
}
