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

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in
      let collapse = NavigationRunPart(
        event: { $0.name.gesture == "collapse" }, isFromRest: false)
      let expand = NavigationRunPart(
        event: { $0.name.gesture == "expand" }, isFromRest: false,
        admits: { prefix, next in
          prefix.last.map { $0.event.gestureAddress == next.event.gestureAddress } ?? false
        })
      return judged(
        as: .runs(
          from: { _ in true }, of: NavigationRunForm([collapse, expand]),
          endLike: NavigationRunForm(), relation: relation))
    }
  }

  private func relation(_ expected: NavigationRun, _ actual: NavigationRun) -> Judgement {
    actual.difference(from: expected, in: .screens).map {
      .changed(actual, because: $0)
    } ?? .holds
  }
}

extension Judgement {
  fileprivate static func changed(
    _ run: NavigationRun, because difference: String
  ) -> Judgement {
    .violated("After \(run.words) \(difference).")
  }
}
