import Foundation
import ModelChecker
import NavigationModel
import PlatformTestSupport
import Testing
import WorkerProcesses

@testable import NavigationHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A coordinator that counts up to a limit.
@MainActor
private final class Ladder {
  var rung = 0
}

/// A system that tells in which process its subjects live.
private func ladder(
  _ isolation: SystemConfiguration.Isolation = .worker, name: String = "Ladder", limit: Int = 2
) throws -> LiveSystem<Ladder> {
  try LiveSystem(name, isolation: isolation) { _ in
    Ladder()
  } declare: { it in
    it.root { $0 }
    it.coordinator(Ladder.self, role: "ladder")
    it.fact("process", text: { _ in "\(getpid())" })
    it.event(
      "climb", .external, unless: { $0.rung < limit ? nil : "the top" }, perform: { $0.rung += 1 })
  }
}

extension StateGraph where State == NavigationState, Effect == NavigationEffect {
  /// The processes in which the states were seen.
  fileprivate var processes: Set<String> { Set(states.compactMap { $0.fact("process") }) }
}

/// The conditions under which a system gets a worker, and which one.
@Suite(.needsWorkers, .ownsPlatform) struct WorkerLaunchTests {
  private let here: Set = ["\(getpid())"]

  /// Explores a ladder in a worker that is started otherwise than usual.
  private func exploredAfter(_ change: (inout WorkerLaunch) throws -> Void) throws
    -> NavigationGraph
  {
    var launch = WorkerLaunch.again()
    try change(&launch)
    return try WorkerLaunch.with(launch) { try explore(try ladder()) }
  }

  @Test(.inWorker) func aLaunchMeansAWorker() throws {
    let graph = try explore(try ladder())
    #expect(graph.processes.count == 1)
    #expect(graph.processes != here)
  }

  @Test func withoutALaunchSubjectsLiveHere() throws {
    #expect(try explore(try ladder()).processes == here)
  }

  @Test(.inWorker) func onRequestSubjectsLiveHere() throws {
    #expect(try explore(try ladder(.inProcess)).processes == here)
  }

  @Test func theLaunchIsLookedUpAtTheFirstUse() throws {
    let system = try ladder()
    let graph = try WorkerLaunch.with(.again()) { try explore(system) }
    #expect(graph.processes != here)
  }

  @Test(.inWorker) func alikeSystemsAreToldApart() throws {
    let low = try explore(try ladder(limit: 1))
    let other = try explore(try ladder(name: "Other", limit: 5))
    let high = try explore(try ladder(limit: 3))
    #expect([low, other, high].map(\.states.count) == [2, 6, 4])
    #expect(low.processes.union(other.processes).union(high.processes).count == 3)
  }

  @Test(.inWorker) func aSystemIsUsedAgain() throws {
    let system = try ladder()
    let first = try explore(system)
    let again = try explore(system)
    #expect(first.processes == again.processes)
    #expect(first.text == again.text)
  }

  @Test func anotherExecutableServes() throws {
    let path: String = try #require(Bundle.main.executablePath)
    let graph = try exploredAfter { $0.executable = path }
    #expect(graph.states.count == 3)
    #expect(graph.processes != here)
  }

  @Test func anExecutableThatIsNotThereIsAnError() throws {
    #expect(
      try textOfError { try exploredAfter { $0.executable = "/nowhere/verifier" } }
        == "Cannot start a worker: No such file or directory (posix_spawn). Look whether the "
        + "executable is still there, and /proc is mounted.")
  }

  @Test func anExecutableWithoutTheSystemIsAnError() throws {
    #expect(
      try textOfError { try exploredAfter { $0.executable = "/bin/false" } }
        == "The worker of 'Ladder' exited with status 1 before it reached the system. Started again "
        + "with the same arguments, the executable must reach the same system in the same "
        + "way. Systems that it uses before run in the worker's own process: one that traps "
        + "needs a test of its own.")
  }

  @Test(.inWorker) func theWorkerEndsWithItsSystem() throws {
    var process: Int32 = 0
    do {
      process = try #require(Int32(try explore(try ladder()).processes.first ?? ""))
    }
    #expect(kill(process, 0) == -1)
    #expect(errno == ESRCH)
  }

  @Test(.inWorker) func aWorkerThatNeverComesToTheSystemIsAnError() throws {
    if WorkerEntry.isWorker { _exit(5) }
    let text = try textOfError { try explore(try ladder()) }
    #expect(
      text.hasPrefix("The worker of 'Ladder' exited with status 5 before it reached the system."))
    // Below that stands what it wrote on its way.
    #expect(text.contains("needs a test of its own.\n"))
  }

  @Test func aWorkerThatHangsOnTheWayIsAnError() throws {
    if WorkerEntry.isWorker { while true { pause() } }
    let text = try textOfError { try exploredAfter { $0.patienceAtStart = .milliseconds(300) } }
    #expect(
      text.hasPrefix(
        "The worker of 'Ladder' made no progress for 0.3 seconds before it reached the system."))
  }

  @Test(.inWorker) func aWorkerThatTrapsOnTheWayIsAnError() throws {
    if WorkerEntry.isWorker { fatalError("on the way") }
    let text = try textOfError { try explore(try ladder()) }
    #expect(
      text.hasPrefix(
        "The worker of 'Ladder' was killed by \(trapSignal) before it reached the "
          + "system."))
    #expect(text.hasSuffix("Fatal error: on the way"))
  }

  @Test func aWorkerThatCannotBeStartedIsAnError() throws {
    let text = try textOfError {
      try exploredAfter { $0.environment["MUCH"] = String(repeating: "x", count: 10_000_000) }
    }
    #expect(text == "Cannot start a worker: Argument list too long (posix_spawn).")
  }

  /// A ladder whose event writes to the connection, as often as it is told to.
  private func scribbler(_ isToWrite: @escaping @Sendable () -> Bool) throws -> LiveSystem<Ladder> {
    try LiveSystem("Ladder") { _ in
      Ladder()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Ladder.self, role: "ladder")
      it.event("scribble", .external, unless: { $0.rung < 2 ? nil : "the top" }) {
        $0.rung += 1
        if !isToWrite() { return }
        let text = "\u{9}\0\0\0\u{4d}123456789"
        _ = write(4, text, text.utf8.count)
      }
    }
  }

  /// Whatever damaged an answer, the next worker gives it whole.
  @Test func aDamagedAnswerIsAskedForAgain() throws {
    let variable = "LADDER_SCRIBBLES"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func graph(_ path: String) throws -> NavigationGraph {
      var launch = WorkerLaunch.again()
      launch.environment[variable] = path
      return try WorkerLaunch.with(launch) {
        // Only the first worker makes the folder.
        try explore(
          try scribbler {
            guard let path = getenv(variable) else { return false }
            return mkdir(path, 0o700) == 0
          })
      }
    }
    let damaged = try graph(folder.path)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    let whole = try graph("/dev/null/no")
    #expect(damaged.states.count == 3)
    #expect(damaged.text == whole.text)
  }

  @Test(.inWorker) func whoeverWritesToTheConnectionEveryTimeIsNamed() throws {
    #expect(
      try textOfError { try explore(try scribbler { true }) }
        == "The worker of 'Ladder' can't be understood: the header of a frame does not match its "
        + "checksum; something other than the verifier wrote to the worker's connection. A subject "
        + "must not write to the files 3, 4 and 5 of its process.")
  }
}
