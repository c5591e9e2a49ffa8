import HeadlessCombine
import NavigationModel
import PlatformTestSupport
import Testing

/// The parent of all suites that share the platform's one driver.
@Suite(.serialized, .ownsPlatform)
enum HeadlessTests {}

/// Answers from a script, notes what was asked, and keeps jobs until told to run them.
final class ScriptedDriver: PlatformDriver {
  var occurrences: [PlatformOccurrence] = []
  var jobs: [PlatformJob] = []
  var questions: [(count: Int, question: ChoicePoint)] = []
  var answers: [Int] = []

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

  func record(_ occurrence: PlatformOccurrence) { occurrences.append(occurrence) }

  func schedule(_ job: PlatformJob) { jobs.append(job) }

  func withdrawWork(for owner: AnyObject) { jobs.removeAll { $0.owner === owner } }

  func choose(_ count: Int, _ question: ChoicePoint) -> Int {
    questions.append((count, question))
    return answers.isEmpty ? 0 : answers.removeFirst()
  }

  @discardableResult
  func settle(bound: Int = 100) -> Int {
    var ran = 0
    while !jobs.isEmpty, ran < bound {
      jobs.removeFirst().run()
      ran += 1
    }
    return ran
  }

  /// Forgets what happened; objects that die with it may report as much.
  func forget() {
    let old = occurrences
    occurrences = []
    withExtendedLifetime(old) {}
  }

  /// Returns the events since the last look as words.
  func log() -> [String] {
    defer { occurrences = [] }
    return occurrences.map {
      $0.detail.isEmpty ? $0.verb.rawValue : "\($0.verb.rawValue) \($0.detail)"
    }
  }
}
