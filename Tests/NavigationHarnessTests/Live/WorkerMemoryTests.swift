#if os(Linux)
  import Foundation
  import ModelChecker
  import NavigationModel
  import Testing

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

  /// Memory that subjects leak does not pile up.
  @Suite(.needsWorkers) struct WorkerMemoryTests {
    @Test func aWorkerWhoseSubjectsLeakIsReplaced() throws {
      let system = try LiveSystem("Hoard") { _ in
        Hoard()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Hoard.self, role: "hoard")
        it.event("count", .external, unless: { $0.count < 300 ? nil : "enough" }) { $0.count += 1 }
      }
      var most = 0
      var workers: Set<Int32> = []
      let own = MarkedWorkers()
      let graph = try WorkerLaunch.with(.again(environment: own.environment)) {
        try explore(system, options: ExplorationOptions(workers: 1)) { _ in
          for process in own.running {
            guard let memory = residentMemory(of: process) else { continue }
            most = max(most, memory)
            if memory > Ballast.size * 10 { workers.insert(process) }
          }
          return true
        }
      }
      #expect(graph.states.count == 301)
      #expect(graph.completeness == .exhaustive)
      #expect(graph.faults == [])
      // Three hundred hoards are 600 MiB.
      #expect(workers.count > 1)
      #expect(most < 450 << 20)
    }
  }
#endif
