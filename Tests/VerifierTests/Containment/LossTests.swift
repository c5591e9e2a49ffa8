import Foundation
import NavigationReports
import TestSupport
import Testing

#if os(Linux)
  /// Workers and their hosts that are killed: no verdict is lost, no process is left.
  @Suite struct LossTests {
    private let toy = Executable.toy
    private let environment = ["TOYS": "hazards"]

    @Test func killedWorkersChangeNoVerdict() throws {
      let depth = "\(Thorough.count(4, of: 12))"
      let arguments = ["check", "Hazards", "--format", "json", "--max-depth", depth]
      let expected = try toy.run(arguments, environment: environment)
      #expect(expected.status == 1)
      var random = SystemSeed(7)
      // One who ends or stops a process chooses the signal.
      let signals = [SIGKILL, SIGSEGV, SIGINT, SIGILL, SIGBUS, SIGABRT, SIGTERM]
      for round in 0..<Thorough.count(2, of: 15) {
        let running = try toy.start(arguments, environment: environment)
        var kills = 0
        // Two ends at one place are nobody's fault; on a slow machine both may be at the start.
        while running.isRunning, kills < 2 {
          usleep(random.next(300_000..<700_000))
          let workers = Processes.children(of: running.processID)
          guard let worker = workers.isEmpty ? nil : workers[Int(random.next(0..<workers.count))]
          else { continue }
          kill(worker, signals[(2 * round + kills) % signals.count])
          kills += 1
        }
        let outcome = try running.end()
        #expect(outcome.output == expected.output, "round \(round), \(kills) kills")
        #expect(outcome.status == 1)
      }
    }

    @Test func noWorkerOutlivesItsHost() throws {
      for signal in [SIGKILL, SIGTERM, SIGINT] {
        let running = try toy.start(["check", "Hazards"], environment: environment)
        var workers: [Int32] = []
        while running.isRunning, workers.count < 2 {
          usleep(20_000)
          workers = Processes.children(of: running.processID)
        }
        #expect(workers.count == 2)
        // The second signal ends a process at once that only wanted to end soon.
        kill(running.processID, signal)
        kill(running.processID, signal)
        _ = try running.end()
        // They notice by themselves, each in its time.
        for _ in 0..<500 where workers.contains(where: Processes.isRunning) { usleep(20_000) }
        #expect(workers.filter(Processes.isRunning) == [], "signal \(signal)")
      }
    }

    @Test func aSignalEndsACheckWithWhatItFound() throws {
      for signal in [SIGTERM, SIGINT] {
        let folder = try TestFolder()
        let running = try toy.start(
          ["check", "Hazards", "--output", "x.json", "--format", "json"], in: folder,
          environment: environment)
        while running.isRunning, Processes.children(of: running.processID).isEmpty {
          usleep(20_000)
        }
        kill(running.processID, signal)
        let outcome = try running.end()
        // Whatever was found by then: a violation, or nothing yet.
        #expect([1, 2].contains(outcome.status), "\(outcome)")
        #expect(folder.files == ["x.json"])
        let result = try ResultDocument.read(folder.read("x.json"))
        #expect(result.map(\.search.completeness) == [.interrupted])
        #expect(Processes.children(of: running.processID) == [])
      }
    }

    @Test func aSignalEndsAReportWithoutAFile() throws {
      let folder = try TestFolder()
      let running = try toy.start(["report", "Hazards"], in: folder, environment: environment)
      while running.isRunning, Processes.children(of: running.processID).isEmpty { usleep(20_000) }
      kill(running.processID, SIGTERM)
      let outcome = try running.end()
      #expect(
        outcome
          == Outcome(
            output: "",
            errors: "Error: Interrupted after 0 of 1 exploration: nothing was written.\n", status: 2
          ))
      #expect(folder.files == [])
    }

    @Test func trapsInManyStatesCostFewWorkers() throws {
      let running = try toy.start(
        ["check", "Hazards", "--scope", "stack=0"], environment: environment)
      var workers: Set<Int32> = []
      while running.isRunning {
        workers.formUnion(Processes.children(of: running.processID))
        usleep(2_000)
      }
      #expect(try running.end().status == 1)
      // Three events trap in hundreds of states; each takes down a worker or two, and then copies. One
      // more tells the line of the app, with the tool that reads it.
      #expect((2...16).contains(workers.count), "\(workers.count) workers")
    }
  }

  /// The processes as the operating system knows them.
  private enum Processes {
    /// The children of a process that have not ended.
    static func children(of parent: Int32) -> [Int32] {
      all.filter { $0.parent == parent && $0.state != "Z" }.map(\.number).sorted()
    }

    static func isRunning(_ process: Int32) -> Bool {
      read(process).map { $0.state != "Z" } ?? false
    }

    private static var all: [(number: Int32, parent: Int32, state: Substring)] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { Int32($0).flatMap(read) }
    }

    private static func read(
      _ process: Int32
    ) -> (number: Int32, parent: Int32, state: Substring)? {
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[text.index(after: end)...].split(separator: " ")
      return (process, Int32(fields[1])!, fields[0])
    }
  }

  /// Random numbers that are the same each time.
  private struct SystemSeed {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next(_ range: Range<Int>) -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(range.lowerBound + Int(state >> 33) % range.count)
    }
  }
#endif
