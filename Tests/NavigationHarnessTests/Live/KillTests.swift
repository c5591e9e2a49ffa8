import Foundation
import ModelChecker
import ModelCheckerTestSupport
import NavigationModel
import TestSupport
import Testing
import WorkerProcesses

@testable import NavigationHarness

/// Two numbers, changed and looked at by code that may be killed at any moment.
@MainActor
private final class Walker {
  var x = 0
  var y = 0

  init() { Moments.pass() }

  func step(_ change: () -> Void) {
    Moments.pass()
    change()
    Moments.pass()
  }

  deinit { Moments.pass() }
}

/// The moments of all workers of a run, counted in a file that they share; at some of them a worker
/// is sent a signal.
private enum Moments {
  static let variable = "KILL_PLAN"

  /// The shared words: how many moments have passed, how many kills there were, how many are
  /// planned, the moments of the kills; in the second half how many workers came, and their process
  /// numbers; in the last one the signal.
  nonisolated(unsafe) private static let words: UnsafeMutablePointer<UInt64>? = {
    guard let path = getenv(variable), let words = map(String(cString: path)) else { return nil }
    words[half] += 1
    words[half + Int(words[half])] = UInt64(getpid())
    return words
  }()

  private static let half = size / 8 / 2

  /// The process numbers of a run's workers.
  static func workers(in words: UnsafeMutablePointer<UInt64>) -> [Int32] {
    (0..<Int(words[half])).map { Int32(words[half + 1 + $0]) }
  }

  /// Begins a run in which workers are killed at some moments.
  static func plan(
    _ moments: [UInt64], signal: Int32, in words: UnsafeMutablePointer<UInt64>
  ) {
    words[size / 8 - 1] = UInt64(signal)
    (words[0], words[1], words[2], words[half]) = (0, 0, UInt64(moments.count), 0)
    for (index, moment) in moments.enumerated() { words[3 + index] = moment }
  }

  static let size = 4096

  static func map(_ path: String) -> UnsafeMutablePointer<UInt64>? {
    let file = open(path, O_RDWR)
    defer { close(file) }
    let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let address, address != MAP_FAILED else { return nil }
    return address.bindMemory(to: UInt64.self, capacity: size / 8)
  }

  static func pass() {
    guard WorkerEntry.isWorker, let words else { return }
    words[0] += 1
    guard (0..<Int(words[2])).contains(where: { words[3 + $0] == words[0] }) else { return }
    words[1] += 1
    send(Int32(words[size / 8 - 1]))
  }
}

/// Has another process send this one a signal, and waits for its effect.
private func send(_ signal: Int32) {
  var process: pid_t = 0
  let words: [String] = ["/bin/sh", "-c", "kill -\(signal) \(getpid())"]
  let line: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { for word in line { free(word) } }
  var status: Int32 = 0
  guard posix_spawn(&process, "/bin/sh", nil, nil, line, nil) == 0 else { abort() }
  // The signal may come before or after the end of its sender.
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  while signal != SIGSTOP { pause() }
}

/// Workers that are killed in the middle of their work, which is done all the same.
@Suite(.needsWorkers) final class KillTests {
  private let plan = "\(NSTemporaryDirectory())/kills-\(UUID().uuidString)"

  init() throws { try Data(count: Moments.size).write(to: URL(fileURLWithPath: plan)) }

  deinit { unlink(plan) }

  private func walk(patience: Duration = .seconds(20)) throws -> NavigationGraph {
    let system = try LiveSystem("Walk") { _ in
      Walker()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Walker.self, role: "walker")
      it.fact("far") {
        Moments.pass()
        return $0.x + $0.y > 8
      }
      it.event("east", .external, unless: { $0.x < 6 ? nil : "the end" }) { walker in
        walker.step { walker.x += 1 }
      }
      it.event("north", .external, unless: { $0.y < 6 ? nil : "the top" }) { walker in
        walker.step { walker.y += 1 }
      }
      it.event("home", .external) { walker in
        walker.step { (walker.x, walker.y) = (0, 0) }
      }
    }
    // Each run has a launch of its own, so that its workers need not repeat those before it.
    let launch = WorkerLaunch.again(environment: [Moments.variable: plan], patience: patience)
    // Moments are counted by one worker at a time.
    var options = ExplorationOptions()
    options.workers = 1
    return try WorkerLaunch.with(launch) {
      try explore(system, options: options)
    }
  }

  @Test func killsChangeNothing() throws {
    let words = try #require(Moments.map(plan))
    defer { munmap(words, Moments.size) }
    let undisturbed = try walk()
    #expect(undisturbed.states.count == 49)
    let moments = words[0]
    try #require(moments > 500)
    var random = SplitMix64(seed: 20)
    for run in 0..<Thorough.count(4, of: 200) {
      let kills = Set((0..<5).map { _ in UInt64.random(in: 1...moments, using: &random) })
      try check(kills.sorted(), change: undisturbed, in: words, "run \(run)")
    }
  }

  /// The kills of one state are nobody's fault, as long as they are at different steps of it.
  @Test func killsInQuickSuccessionChangeNothing() throws {
    let words = try #require(Moments.map(plan))
    defer { munmap(words, Moments.size) }
    let undisturbed = try walk()
    let moments = words[0]
    for first in stride(from: moments / 2, to: moments - 25, by: Thorough.isAsked ? 9 : 499) {
      // A trace is made of two events alone, so that workers are killed at the same one again.
      let kills = [first, first + 3, first + 8, first + 15, first + 24]
      try check(kills, change: undisturbed, in: words, "from \(first)")
    }
  }

  /// Whoever sends them is not the app.
  @Test func signalsFromOutsideChangeNothing() throws {
    let words = try #require(Moments.map(plan))
    defer { munmap(words, Moments.size) }
    let undisturbed = try walk()
    let moments = words[0]
    let signals = [
      SIGSEGV, SIGTERM, SIGABRT, SIGINT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGHUP,
    ]
    for signal in signals.prefix(Thorough.count(4, of: 9)) {
      try check(
        [2, moments / 3, moments / 2], by: signal, change: undisturbed, in: words,
        "signal \(signal)")
    }
  }

  @Test func stopsChangeNothing() throws {
    let words = try #require(Moments.map(plan))
    defer { munmap(words, Moments.size) }
    let undisturbed = try walk()
    try check(
      [words[0] / 3, words[0] / 2], by: SIGSTOP, patience: .seconds(1), change: undisturbed,
      in: words, "stopped")
  }

  private func check(
    _ kills: [UInt64], by signal: Int32 = SIGKILL, patience: Duration = .seconds(20),
    change undisturbed: NavigationGraph, in words: UnsafeMutablePointer<UInt64>, _ run: Comment
  ) throws {
    Moments.plan(kills, signal: signal, in: words)
    let graph = try walk(patience: patience)
    #expect(graph.text == undisturbed.text, run)
    #expect(graph.completeness == .exhaustive, run)
    #expect(words[1] == UInt64(kills.count), run)
    let workers = Moments.workers(in: words)
    #expect(workers.count > kills.count, run)
    #expect(workers.filter(isZombie) == [], run)
  }

  /// One kill after the other is the event's doing, by all that can be told.
  @Test(.inWorker) func anEventThatIsAlwaysKilledIsNamed() throws {
    let graph = try eating { kill(getpid(), SIGKILL) }
    #expect(
      graph.faultyTransitions == [
        "eat: 'eat' was killed by SIGKILL (by someone else, perhaps because memory ran out)."
      ])
  }

  @Test(.inWorker) func anEventThatKillsItselfIsNamed() throws {
    let graph = try eating { kill(getpid(), SIGTERM) }
    #expect(graph.faultyTransitions == ["eat: 'eat' killed itself: SIGTERM."])
  }

  @Test(.inWorker) func whoeverEndsEveryWorkerIsNotTheApp() throws {
    let error = try #require(throws: EnvironmentError.self) { try eating { send(SIGSEGV) } }
    #expect(
      error.description
        == "Another process ended the worker of 'Walk' by SIGSEGV, again and again. "
        + "Find out who ends processes here.")
  }

  @Test(.inWorker(patience: .seconds(1))) func whoeverStopsEveryWorkerIsNotTheApp() throws {
    let error = try #require(throws: EnvironmentError.self) { try eating { send(SIGSTOP) } }
    #expect(
      error.description == "The worker of 'Walk' was stopped from outside and did not go on for "
        + "1 second, again and again. Find out who stops processes here, such as a debugger.")
  }

  /// The limit is not the app's.
  @Test func memoryThatALimitDeniesIsNotTheAppsFault() throws {
    var launch = WorkerLaunch.again()
    launch.arguments =
      ["-c", "ulimit -v 2000000; exec \"$0\" \"$@\"", CommandLine.arguments[0]] + launch.arguments
    launch.executable = "/bin/bash"
    let error = try #require(throws: EnvironmentError.self) {
      try WorkerLaunch.with(launch) {
        try eating {
          while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 8 << 20, alignment: 16) }
        }
      }
    }
    #expect(
      error.description == "The worker of 'Walk' ended when it had used up its memory. Raise "
        + "'ulimit -v' or 'ulimit -d'.")
  }

  private func eating(_ eat: @escaping @MainActor () -> Void) throws -> NavigationGraph {
    try explore(
      try LiveSystem("Walk") { _ in
        Walker()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Walker.self, role: "walker")
        it.event("eat", .external) { _ in
          eat()
          while true { pause() }
        }
      })
  }
}

/// Returns a Boolean value that indicates whether a process has ended, and its parent has not asked
/// how.
private func isZombie(_ process: Int32) -> Bool {
  guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
    let end = text.lastIndex(of: ")")
  else { return false }
  return text[text.index(after: end)...].split(separator: " ").first == "Z"
}
