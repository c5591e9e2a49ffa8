import ModelChecker
import NavigationModel

/// No event makes the app trap.
///
/// A trap is the end of the process: an array index out of range, `removeLast()` on an empty
/// array, an unwrapped `nil`, an unowned reference after its object is gone, a failed
/// precondition. It is judged everywhere, also while work is under way.
///
/// Violated by a pop that trusts its caller:
///
/// ```swift
/// func back() { path.removeLast() }  // a second tap arrives when the path is empty
/// ```
///
/// Every event can arrive in every state in which it is enabled: guard it there
/// (`guard !path.isEmpty else { return }`), not in the view that happens to send it today.
public struct NoTraps: NavigationInvariant {
  public let name = "NoTraps"
  public let identifier = "I12"
  public let summary = "No event violates a precondition and ends the process."

  /// Makes the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in judged(as: .noFault(of: [.trapped])) }
  }
}
