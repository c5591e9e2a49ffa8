import NavigationModel

/// Answers from a script, notes what was asked, and keeps jobs until told to run them.
public final class ScriptedDriver: PlatformDriver {
  /// A question that the platform asked, and the number of its answers.
  public struct Asked {
    public let count: Int
    public let question: ChoicePoint
  }

  /// The jobs that wait to run.
  public var jobs: [PlatformJob] = []

  /// The questions so far.
  public private(set) var questions: [Asked] = []

  /// The answers to the next questions; later ones get the first answer.
  public var answers: [Int] = []

  private var words: [String] = []

  /// Becomes the process's driver.
  public static func installed(answers: [Int] = []) -> ScriptedDriver {
    let driver = ScriptedDriver()
    driver.answers = answers
    // The last driver's jobs may hold objects that report to the platform when released.
    let last = HeadlessPlatform.driver
    HeadlessPlatform.driver = driver
    withExtendedLifetime(last) {}
    return driver
  }

  // In words at once: an occurrence would keep its subject alive.
  public func record(_ occurrence: PlatformOccurrence) {
    words.append(
      [occurrence.verb.rawValue, occurrence.detail].filter { !$0.isEmpty }.joined(separator: " "))
  }

  public func schedule(_ job: PlatformJob) { jobs.append(job) }

  public func withdrawWork(for owner: AnyObject) { jobs.removeAll { $0.owner === owner } }

  public func choose(_ count: Int, _ question: ChoicePoint) -> Int {
    questions.append(Asked(count: count, question: question))
    return answers.isEmpty ? 0 : answers.removeFirst()
  }

  /// Runs deferred work, and what that defers in turn.
  ///
  /// - Returns: the number of jobs that ran.
  @discardableResult
  public func settle(bound: Int = 1_000) -> Int {
    var ran = 0
    while !jobs.isEmpty, ran < bound {
      jobs.removeFirst().run()
      ran += 1
    }
    HeadlessPlatform.drainAutoreleased()
    return ran
  }

  /// Returns all that happened since the last look, in words.
  public func fullLog() -> [String] {
    defer { words = [] }
    return words
  }
}
