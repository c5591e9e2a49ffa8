import Foundation
import NavigationModel
import Testing

extension FixtureUnderTest {
  /// The path of the verifier that runs subjects and larger explorations.
  ///
  /// The environment variable VERIFIER names it; otherwise it is the one that was built with the
  /// tests, without optimization, which takes five times as long.
  public static let verifier: String = optimizedVerifier ?? besideTheTests

  /// The path that the environment variable VERIFIER names.
  static let optimizedVerifier: String? = ProcessInfo.processInfo.environment["VERIFIER"]

  private static var besideTheTests: String {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
      let folder = bundle.bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("verifier").path
  }

  /// Returns the exit status of the command `check` for a form of the system: 1 where something is
  /// violated.
  ///
  /// - Parameter flags: further arguments, such as `--stop-at-first`.
  public func status(
    checking configuration: SystemConfiguration, _ flags: [String] = []
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.verifier)
    process.arguments = ["check", entry.name] + configuration.options + flags
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Expects that everything holds in the repaired variant within a larger scope, exhaustively.
  ///
  /// Done by the verifier that VERIFIER names: a debug build would take many minutes.
  public func assertRepairedHolds(
    inLargerScope scope: [String: Int], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard Self.optimizedVerifier != nil else {
      try Test.cancel("Larger scopes are explored where VERIFIER names an optimized verifier.")
    }
    let configuration = SystemConfiguration(variant: "repaired", scope: scope)
    let status = try status(checking: configuration, ["--no-wider-scopes"])
    #expect(status == 0, "\(scope)", sourceLocation: sourceLocation)
  }
}
