import ModelChecker
import NavigationModel

/// No event violates a precondition and ends the process.
///
/// A trap ends the process: an array index out of range, `removeLast()` on an empty array, an
/// unwrapped `nil`, an unowned reference to an object that is gone, a failed precondition. Judged
/// in every state, also while work is under way.
///
/// Violated by a pop that trusts its caller:
///
/// ```swift
/// func back() { path.removeLast() }  // a second tap arrives when the path is empty
/// ```
///
/// Every event can arrive in every state in which it is enabled. Check the condition there (`guard
/// !path.isEmpty else { return }`), not in the view that sends the event today.
public struct NoTraps: NavigationInvariant {
  public let name = "NoTraps"
  public let identifier = "I12"
  public let summary = "No event violates a precondition and ends the process."
  public let violation = "makes the app trap"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { _ in judged(as: .noFault(of: [.trapped])) }
  }
}
