import Files
import NavigationModel
import NavigationReports

extension [KnownViolation] {
  /// The known violations of a system in a baseline, the file that `verifier baseline update` writes,
  /// and what of it need not be exercised.
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
    guard let text = String(validating: try FileContent.read(path), as: UTF8.self) else {
      throw BaselineError.notText
    }
    return try Baseline(json: text).known(in: system.title)
  }
}
