import PlatformTestSupport
import Testing

/// The parent of all suites that share the platform's one driver.
@Suite(.serialized, .ownsPlatform)
enum HeadlessTests {}

extension ScriptedDriver {
  /// Returns all that happened since the last look, in words.
  func log() -> [String] { fullLog() }
}
