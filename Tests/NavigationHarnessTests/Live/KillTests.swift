import ModelChecker
import ModelCheckerTestSupport
import NavigationModel
import WorkerProcesses
import XCTest

@testable import NavigationHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
/// kills itself as someone else would.
private enum Moments {
  static let variable = "KILL_PLAN"

  /// The shared words: how many moments have passed, how many kills there were, how many are
  /// planned, and the moments of the kills.
  nonisolated(unsafe) private static let words: UnsafeMutablePointer<UInt64>? = {
    guard let path = getenv(variable) else { return nil }
    return map(String(cString: path))
  }()

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
    kill(getpid(), SIGKILL)
  }
}

/// Workers that are killed in the middle of their work, which is done all the same.
final class KillTests: WorkerTestCase {
  private var plan = ""

  override func setUpWithError() throws {
    try super.setUpWithError()
    plan = "\(NSTemporaryDirectory())/kills-\(UUID().uuidString)"
    try Data(count: Moments.size).write(to: URL(fileURLWithPath: plan))
  }

  override func setUp() { relaunch() }

  /// Each run has a launch of its own, so that its workers need not repeat those before it.
  private func relaunch() {
    launch()
    WorkerLaunch.current?.environment[Moments.variable] = plan
  }

  override func tearDown() {
    super.tearDown()
    unlink(plan)
  }

  private func walk() throws -> NavigationGraph {
    try explore(
      try LiveSystem("Walk") { _ in
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
      })
  }

  func testAHundredKillsChangeNothing() throws {
    let words = try XCTUnwrap(Moments.map(plan))
    defer { munmap(words, Moments.size) }
    let undisturbed = try walk()
    XCTAssertEqual(undisturbed.states.count, 49)
    let moments = words[0]
    guard moments > 500 else { return XCTFail("\(moments) moments") }
    var random = SplitMix64(seed: 20)
    var kills: UInt64 = 0
    for run in 0..<20 {
      words[0] = 0
      words[1] = 0
      words[2] = 5
      for kill in 0..<5 { words[3 + kill] = UInt64.random(in: 1...moments, using: &random) }
      relaunch()
      let graph = try walk()
      XCTAssertEqual(graph.text, undisturbed.text, "run \(run)")
      XCTAssertEqual(graph.completeness, .exhaustive)
      kills += words[1]
    }
    // Two moments of a run may be one.
    XCTAssertGreaterThanOrEqual(kills, 90)
    XCTAssertEqual(zombies(), [])
  }

  /// One kill after the other is the event's doing, by all that can be told.
  func testAnEventThatIsAlwaysKilledIsNamed() throws {
    let graph = try explore(
      try LiveSystem("Walk") { _ in
        Walker()
      } declare: { it in
        it.root { $0 }
        it.coordinator(Walker.self, role: "walker")
        it.event("eat", .external) { _ in
          kill(getpid(), SIGTERM)
          while true { pause() }
        }
      })
    XCTAssertEqual(
      graph.faultyTransitions, ["eat: 'eat' was killed by SIGTERM (by someone else)."])
  }
}

/// The processes that this one started, that have ended, and that nobody has asked about.
func zombies() -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return names.filter { name in
    guard Int(name) != nil,
      let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return false }
    let fields = text[text.index(after: end)...].split(separator: " ")
    return fields[0] == "Z" && fields[1] == "\(getpid())"
  }
}
