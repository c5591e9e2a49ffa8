import PlatformTestSupport
import Testing

/// The parent of all suites that share the platform's one driver.
@Suite(.serialized, .ownsPlatform)
enum UIKitTests {}

extension ScriptedDriver {
  /// The questions about what the platform does, each with the number of its answers.
  var outcomesAsked: [String] {
    questions.compactMap {
      if case .outcome(let text) = $0.question { "\(text) (\($0.count))" } else { nil }
    }
  }

  /// Returns what happened since the last look, in words, without appearances and disappearances.
  func log() -> [String] {
    fullLog().filter { !$0.hasPrefix("appeared") && !$0.hasPrefix("disappeared") }
  }
}
