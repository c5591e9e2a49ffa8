#if os(Linux)
  import Foundation
  import ModelChecker
  import NavigationModel
  import XCTest

  @testable import NavigationHarness

  /// A subject that nothing frees, with much to hold.
  @MainActor
  private final class Hoard {
    var count = 0
    private var itself: Hoard?
    private let ballast: Ballast

    init() {
      ballast = Ballast()
      itself = self
    }
  }

  /// Memory that the observation does not read.
  private final class Ballast {
    private let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4096)
    static let size = 2 << 20

    init() { memset(bytes, 1, Self.size) }

    deinit { bytes.deallocate() }
  }

  /// What subjects leak does not pile up.
  final class WorkerMemoryTests: WorkerTestCase {
    func testAWorkerWhoseSubjectsLeakIsReplaced() throws {
      let system = try LiveSystem("Hoard") { _ in
        Hoard()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Hoard.self, role: "hoard")
        it.event("count", .external, unless: { $0.count < 300 ? nil : "enough" }) { $0.count += 1 }
      }
      var most = 0
      var workers: Set<Int32> = []
      let graph = try explore(system, options: ExplorationOptions(workers: 1)) { _ in
        for (process, memory) in Self.children() {
          most = max(most, memory)
          if memory > Ballast.size * 10 { workers.insert(process) }
        }
        return true
      }
      XCTAssertEqual(graph.states.count, 301)
      XCTAssertEqual(graph.completeness, .exhaustive)
      XCTAssertEqual(graph.faults, [])
      // Three hundred hoards are 600 MiB.
      XCTAssertGreaterThan(workers.count, 1)
      XCTAssertLessThan(most, 450 << 20)
    }

    /// The children of this process, with the bytes that each occupies.
    private static func children() -> [(process: Int32, memory: Int)] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap(Int32.init).compactMap { process in
        guard
          let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
          status.contains("\nPPid:\t\(getpid())\n"), let memory = residentMemory(of: process)
        else { return nil }
        return (process, memory)
      }
    }
  }
#endif
