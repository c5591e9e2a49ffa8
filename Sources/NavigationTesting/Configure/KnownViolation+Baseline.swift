import Foundation
import NavigationModel
import NavigationReports

extension [KnownViolation] {
  /// The known violations of a system in a baseline, the file that `verifier baseline update` writes.
  ///
  /// ```swift
  /// let shop = try Shop().system(SystemConfiguration())
  /// assertNavigation(shop, known: try .baseline(atPath: "navigation-baseline.json", of: shop))
  /// ```
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - system: the system that is asserted on.
  /// - Throws: what is wrong with the file.
  public static func baseline(
    atPath path: String, of system: any NavigationSystem
  ) throws -> [KnownViolation] {
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    return try Baseline(json: text).known(in: system.title)
  }
}
