import NavigationModel
import ObjectObservation

/// The parts that all subjects of one exploration share: job queue, driver and observer.
@MainActor
final class SubjectBench {
  let queue = JobQueue.shared
  let driver = HarnessDriver()
  let observer: ObjectObserver

  /// The options of the observer.
  let options: ObservationOptions
  let tasks: TaskDirectory
  let lifetimes = LifetimeTracker()

  /// A Boolean value that indicates whether views are values, as in SwiftUI, which nobody makes for
  /// good.
  var viewsAreValues = false

  /// The known ownership of screens, by the look from which it was read.
  var knownOwnerships: [ObservationFingerprint: KnownOwnership] = [:]

  /// Which classes are those of coordinators.
  private var coordinatorClasses: [ObjectIdentifier: Bool] = [:]

  /// The contradictions to coordinators that say they went back to their roots, by what was seen
  /// then.
  var knownContradictions: [ObservationFingerprint: String?] = [:]

  /// A Boolean value that indicates whether work of an earlier subject that had settled did not end when
  /// it was cancelled: where cancelling sets off something endless, it does so again and again.
  private var someDidNotEnd = false

  /// The number of subjects made so far.
  private(set) var constructions = 0

  /// The declared facts and roots, for any subject of the exploration.
  ///
  /// Without the subject's type: generic code looks types up at every turn.
  let facts: [FactReading<AnyObject>]
  let roots: [@MainActor (AnyObject) -> [AnyObject?]]

  init<Subject: AnyObject>(
    options: ObservationOptions, declarations: LiveDeclarations<Subject>
  ) {
    facts = declarations.facts.map(\.value.erased)
    roots = declarations.roots.map { root in { root(unsafeDowncast($0, to: Subject.self)) } }
    let tasks = TaskDirectory(queue: queue)
    var options = options
    // The bench is the main actor's, and so is everything that is observed on it.
    options.readTask = { address in
      .task(MainActor.assumeIsolated { tasks.task(at: address) })
    }
    self.tasks = tasks
    self.options = options
    observer = ObjectObserver(options: options)
    driver.tellsLoadedViews = declarations.tellsLoadedViews
  }

  /// Returns a Boolean value that indicates whether objects of a class are coordinators.
  func isCoordinator<Subject: AnyObject>(
    _ type: AnyObject.Type, _ definition: LiveDefinition<Subject>
  ) -> Bool {
    let identity = ObjectIdentifier(type)
    if let known = coordinatorClasses[identity] { return known }
    let found = definition.declaration(ofClass: type) != nil
    coordinatorClasses[identity] = found
    return found
  }

  func begin() {
    queue.beginSubject()
    HeadlessPlatform.appBegins()
    constructions += 1
  }

  /// Forgets about a subject without ending its work.
  func forget() {
    queue.abandonAll()
    lifetimes.reset()
  }

  /// Ends the work of a subject.
  ///
  /// - Parameter isEndless: whether the work did not settle before; then it is not likely to when it is
  ///   cancelled.
  func end(isEndless: Bool) {
    let bound = isEndless || someDidNotEnd ? 50 : 1_000
    if queue.endSubject(bound: bound) > 0, !isEndless { someDidNotEnd = true }
    lifetimes.reset()
  }
}
