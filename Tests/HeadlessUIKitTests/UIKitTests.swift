import NavigationModel
import PlatformTestSupport
import Testing

/// The parent of all suites that share the platform's one driver.
@Suite(.serialized, .ownsPlatform)
enum UIKitTests {}

/// Answers from a script, notes what was asked, and keeps jobs until told to run them.
final class ScriptedDriver: PlatformDriver {
  var jobs: [PlatformJob] = []
  var questions: [String] = []
  var answers: [Int] = []
  private var words: [String] = []

  /// Becomes the process's driver.
  static func installed(answers: [Int] = []) -> ScriptedDriver {
    let driver = ScriptedDriver()
    driver.answers = answers
    // The last driver's jobs may hold objects that report to the platform when released.
    let last = HeadlessPlatform.driver
    HeadlessPlatform.driver = driver
    withExtendedLifetime(last) {}
    return driver
  }

  // In words at once: an occurrence would keep its subject alive.
  func record(_ occurrence: PlatformOccurrence) {
    words.append(
      [occurrence.verb.rawValue, occurrence.detail].filter { !$0.isEmpty }.joined(separator: " "))
  }

  func schedule(_ job: PlatformJob) { jobs.append(job) }

  func withdrawWork(for owner: AnyObject) { jobs.removeAll { $0.owner === owner } }

  func choose(_ count: Int, _ question: ChoicePoint) -> Int {
    if case .outcome(let text) = question { questions.append("\(text) (\(count))") }
    return answers.isEmpty ? 0 : answers.removeFirst()
  }

  /// Runs deferred work, and what that defers in turn.
  func settle(bound: Int = 1_000) {
    var left = bound
    while !jobs.isEmpty, left > 0 {
      jobs.removeFirst().run()
      left -= 1
    }
  }

  /// Returns the events since the last look as words, without appearances and disappearances.
  func log() -> [String] {
    defer { words = [] }
    return words.filter { !$0.hasPrefix("appeared") && !$0.hasPrefix("disappeared") }
  }

  /// All that happened since the last look.
  func fullLog() -> [String] {
    defer { words = [] }
    return words
  }
}
