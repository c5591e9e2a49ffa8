import NavigationModel

/// The driver by which the harness hears what the platform does and answers what it leaves open.
@MainActor
final class HarnessDriver: PlatformDriver {
  /// The occurrences since the event began, oldest first.
  private(set) var occurrences: [Occurrence] = []

  /// The answers within the current event.
  var chooser = Chooser()

  /// Called at each question, so that a trap can be attributed to the answers before it.
  var didChoose: (Chooser) -> Void = { _ in }

  /// Called before each question within the bound, with the number of its answers and of the questions before it.
  var willAsk: ((ChoicePoint, _ count: Int, _ position: Int) -> Void)?

  /// Called before a stand-in ends the process for lack of something.
  var willEndForLack: () -> Void = {}

  /// Called with each coordinator that says it was started or stopped.
  var didChangePhase: (AnyObject, CoordinatorNode.Phase) -> Void = { _, _ in }

  /// Is asked what contradicts a coordinator that says it went back to its root in a container:
  /// an empty text when nothing does, nil when it cannot be judged.
  var contradictsRoot: (AnyObject, AnyObject) -> String? = { _, _ in nil }

  /// Returns the number of jobs and results that the subject waits for.
  var countWork: () -> Int = { 0 }

  /// A Boolean value that indicates whether it is always state that a view is loaded.
  var tellsLoadedViews = false

  /// The number of occurrences so far, whether they are kept or not.
  private var occurrenceCount = 0

  /// The number of questions about the order of jobs that are still explored in this event.
  var jobOrderQuestions = 0

  /// An occurrence to an object that may since have died: only its class and identity are kept.
  struct Occurrence {
    var verb: NavigationEffect.Verb
    var type: AnyObject.Type?
    var identity: ObjectIdentifier?
    var detail: String
    var screen = ""

    /// The number of the choice among those of the event, from 1; 0 where none was made.
    var choice = 0

    /// Keeps the object's address from being used again, but not the object alive: which other
    /// object would come to lie there, and take its identity, differs from run to run.
    var address: Address?
  }

  /// The address of an object, never dereferenced.
  struct Address {
    unowned let object: AnyObject
  }

  /// A Boolean value that indicates whether screens may have come since it was last reset.
  var mayHaveArrivals = true

  /// A Boolean value that indicates whether a screen was to be shown and was not, since arrivals were last
  /// looked for.
  var wasRefused = false

  private var isNoting = false

  /// - Parameter isNoting: whether occurrences are kept; nobody asks for those of a replay.
  func beginEvent(
    script: [Int], questions: Int, jobOrderQuestions: Int, noting isNoting: Bool = true
  ) {
    self.isNoting = isNoting
    occurrences.removeAll(keepingCapacity: true)
    chooser = Chooser(script: script, bound: questions)
    self.jobOrderQuestions = jobOrderQuestions
  }

  /// Takes note that a cap left out that the next event overtakes work which is under way.
  func cut(by cap: String) {
    if isNoting { occurrences.append(Occurrence(verb: .cut, detail: cap)) }
  }

  // The platform's stand-ins and all jobs of a subject, background jobs as well, run on the
  // explorer's thread, one at a time.

  nonisolated func record(_ occurrence: PlatformOccurrence) {
    nonisolated(unsafe) let occurrence = occurrence
    Isolation.assumed {
      occurrenceCount += 1
      let subject = occurrence.subject
      var occurrence = occurrence
      switch occurrence.verb {
      case .pushed, .presented, .replaced: mayHaveArrivals = true
      case .warned, .presentIgnored:
        // Whoever wanted to show a screen now has been there, whatever came of it.
        mayHaveArrivals = true
        wasRefused = true
      case .appeared:
        // Such as the first root of a window, or a child of a container of the app's own.
        if let element = subject as? any PlatformElement, element.attribution == nil {
          mayHaveArrivals = true
        }
      default: break
      }
      if isNoting, occurrence.verb == .wentBackToRoot {
        guard let subject, let container = occurrence.container,
          let contradiction = contradictsRoot(subject, container)
        else { return }
        occurrence.detail = contradiction
      }
      if isNoting {
        occurrences.append(
          Occurrence(
            verb: occurrence.verb, type: subject.map { type(of: $0) },
            identity: subject.map { ObjectIdentifier($0) }, detail: occurrence.detail,
            screen: occurrence.screen, address: subject.map { Address(object: $0) }))
      }
      guard let subject else { return }
      switch occurrence.verb {
      case .started: didChangePhase(subject, .started)
      case .stopped: didChangePhase(subject, .stopped)
      default: break
      }
    }
  }

  nonisolated func loadView(_ load: () -> Void) -> Bool {
    let before = countEffects()
    load()
    return Isolation.assumed { tellsLoadedViews } || countEffects() != before
  }

  private nonisolated func countEffects() -> [Int] {
    Isolation.assumed { [occurrenceCount, countWork()] }
  }

  nonisolated func endsForLack() { Isolation.assumed { willEndForLack() } }

  nonisolated func schedule(_ job: PlatformJob) { JobQueue.shared.schedule(job) }

  nonisolated func withdrawWork(for owner: AnyObject) { JobQueue.shared.withdrawWork(for: owner) }

  nonisolated func choose(_ count: Int, _ question: ChoicePoint) -> Int {
    Isolation.assumed {
      if question == .nextJob {
        guard jobOrderQuestions > 0 else { return 0 }
        jobOrderQuestions -= 1
      }
      let asked = chooser.answers.count
      if asked < chooser.bound { willAsk?(question, count, asked) }
      let answer = chooser.choose(count)
      // Past the bound a question is no progress: an endless loop may ask forever.
      if chooser.answers.count > asked { didChoose(chooser) }
      if case .outcome(let words) = question, answer > 0, isNoting {
        occurrences.append(
          Occurrence(
            verb: .otherOutcome, detail: outcome(answer, of: count, words),
            choice: chooser.answers.count))
      }
      return answer
    }
  }
}

/// Returns the situation with its outcome: of two, the other one goes without saying.
private func outcome(_ answer: Int, of count: Int, _ situation: String) -> String {
  count > 2 ? "\(situation), number \(answer + 1) of \(count)" : situation
}
