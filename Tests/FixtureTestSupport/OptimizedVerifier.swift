import Foundation

/// The verifier, built with optimization from the sources that are tested.
///
/// It runs the subjects of the fixtures and their larger explorations. Tests build it when the first
/// of them asks for it, which takes seconds where README's first line has built it before: so it is
/// never older than what is tested.
public enum OptimizedVerifier {
  /// The path of the executable.
  ///
  /// - Throws: ``NotBuilt``, with the end of what the build printed.
  public static var path: String { get throws { try built.get() } }

  /// The sources don't compile with optimization, or there is no SwiftPM.
  public struct NotBuilt: Error, CustomStringConvertible {
    public let description: String
  }

  private static let built = Result { try build() }

  private static func build() throws -> String {
    // SwiftPM keeps the lock of the build folder while 'swift test' runs tests, and builds nothing.
    let common = ["build", "-c", "release", "--ignore-lock", "--package-path", root.path]
    _ = try swift(common + ["--product", "verifier"])
    let folder = try swift(common + ["--show-bin-path"])
    return URL(fileURLWithPath: folder.trimmingCharacters(in: .newlines))
      .appendingPathComponent("verifier").path
  }

  private static func swift(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw NotBuilt(
        description: """
          'swift \(arguments.joined(separator: " "))' ended with status \
          \(process.terminationStatus):
          \(text.suffix(2_000))
          """)
    }
    return text
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
