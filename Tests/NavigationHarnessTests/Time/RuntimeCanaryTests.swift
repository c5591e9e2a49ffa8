import CSwiftRuntime
import NavigationModel
import Testing

@testable import NavigationHarness
@testable import ObjectObservation

/// The behavior of a process in which the Swift runtime keeps things otherwise than expected.
///
/// Each test moves one constant, in a process of its own: all threads read by it.
@Suite struct RuntimeCanaryTests {
  /// A constant by its number, with its name for whoever reads that its test failed.
  struct Constant: Codable, Sendable, CustomTestStringConvertible {
    let number: UInt32
    var testDescription: String { String(cString: nav_constant_name(nav_constant(number))) }

    func move() { nav_constant_move(nav_constant(number)) }

    static let ofObjects = (0..<NAV_JOB_FUNCTION.rawValue).map { Self(number: $0) }
    static let ofJobs = (NAV_JOB_FUNCTION.rawValue..<NAV_BOX_OFFSET.rawValue).map {
      Self(number: $0)
    }
    static let ofClosures = (NAV_CLOSURE_KIND.rawValue..<NAV_CONSTANT_COUNT.rawValue).map {
      Self(number: $0)
    }
  }

  @Test func thisRuntimeIsAsExpected() {
    #expect(RuntimeCanary.method() == .fieldPlans)
    #expect(ObservationMethod.ofProcess == .fieldPlans)
    #expect(JobQueue.control == .complete)
    #expect(Limitation.ofProcess == [])
  }

  @Test(arguments: Constant.ofObjects)
  func anObjectThatIsReadWronglyIsReadByReflection(constant: Constant) async {
    await #expect(processExitsWith: .success) { [constant] in
      constant.move()
      #expect(ObservationMethod.ofProcess != .fieldPlans)
      #expect(Limitation.ofProcess.first == .observedByReflection)
    }
  }

  @Test(arguments: Constant.ofJobs)
  func jobsThatAreReadWronglyHaveNoSignature(constant: Constant) async {
    await #expect(processExitsWith: .success) { [constant] in
      constant.move()
      #expect(JobQueue.control.holdsJobs)
      #expect(Limitation.ofProcess.filter { $0 != .closuresNotRead } == [.tasksNotToldApart])
      JobQueue.install(otherThreads: .leftAlone)
      defer { JobQueue.uninstall() }
      Task.detached {}
      #expect(JobQueue.shared.runnable.map(\.signature) == [0])
    }
  }

  private final class Bell {
    var ring: () -> Void
    init(_ ring: @escaping () -> Void) { self.ring = ring }
  }

  @Test(arguments: Constant.ofClosures)
  func closuresThatAreReadWronglyAreOnlySeenToBeThere(constant: Constant) async {
    await #expect(processExitsWith: .success) { [constant] in
      constant.move()
      #expect(ObservationMethod.ofProcess == .fieldPlans)
      #expect(Limitation.ofProcess.contains(.closuresNotRead))
      var rings = 0
      let bell = Bell { rings += 1 }
      let graph = ObjectObserver().describe([bell])
      #expect(graph.objects[0]["ring"] == .opaque("() -> ()"))
    }
  }

  @Test func withoutHooksTasksAreNotHeld() async {
    await #expect(processExitsWith: .success) {
      nav_jobs_lose_hooks()
      #expect(
        JobQueue.control
          == .absent(because: "a task that came to the queue did not run to its end there"))
      #expect(!JobQueue.isAvailable)
      #expect(Limitation.ofProcess == [.timeNotControlled])
    }
  }

  private final class Shelf {
    var books = ["one", "two"]
    var count: Int? = 2
    weak var neighbor: Shelf?
    unowned var room: Shelf?
  }

  @Test func reflectionSeesTheSame() async {
    await #expect(processExitsWith: .success) {
      nav_constant_move(NAV_ARRAY_ELEMENTS)
      let shelf = Shelf()
      shelf.neighbor = shelf
      #expect(
        ObjectObserver().describe([shelf]).objects[0].description
          == #"RuntimeCanaryTests.Shelf(books: ["one", "two"], count: 2, neighbor: weak #0, "#
          + "room: unowned nil)")
    }
  }

  @Test func whatNobodyTellsWeakFromUnownedIsOnlySeenToBeThere() async {
    await #expect(processExitsWith: .success) {
      nav_constant_move(NAV_FIELD_RECORD_SIZE)
      let shelf = Shelf()
      shelf.neighbor = shelf
      let room = Shelf()
      shelf.room = room
      let text = withExtendedLifetime(room) {
        ObjectObserver().describe([shelf]).objects[0].description
      }
      #expect(
        text
          == #"RuntimeCanaryTests.Shelf(books: ["one", "two"], count: 2, neighbor: ‹Unmanaged›, "#
          + "room: ‹Unmanaged›)")
      #expect(
        Limitation.ofProcess == [.observedByReflection, .weakReferencesUnseen, .closuresNotRead])
    }
  }

  // MARK: - Attempts

  @Test func anAttemptThatReadsWhatIsNotThereEnds() {
    #expect(nav_attempt({ _ in }, nil, 10) == 0)
    // The number of a memory fault, on every platform.
    #expect(
      nav_attempt({ _ in _ = UnsafePointer<Int>(bitPattern: 8)?.pointee }, nil, 10) == 11)
  }

  @Test func attemptsGoOnWhileTrapsAreHeardOfOnAnotherThread() async {
    async let attempts = Task.detached {
      (0..<200).map { _ in
        nav_attempt({ _ in _ = UnsafePointer<Int>(bitPattern: 8)?.pointee }, nil, 10)
      }
    }.value
    for _ in 0..<20_000 {
      // Traps are heard of by one thread at a time.
      MainActorTurn.take { SubjectTrapWatch.during({ _ in }, {}) }
    }
    #expect(await attempts.allSatisfy { $0 == 11 })
  }

  @Test func anAttemptThatDoesNotEndIsEnded() {
    #expect(nav_attempt({ _ in while true { wait() } }, nil, 1) == Int32(NAV_ATTEMPT_ENDLESS))
  }
}

private func wait() { withExtendedLifetime(Int.random(in: 0..<10)) {} }
