#if Adopt
import Foundation
import Testing

@testable import Adoption

/// The bounds within which a launch can be followed.
struct LaunchBoundsTests {
  @Test func theResultOfACheckSaysWhichBoundsHaveCutAStep() {
    let cut = #"{"search": {"cuts": [{"cap": "pending", "steps": 1, "events": {"launch": 1}}]}}"#
    #expect(LaunchBounds.cuts(in: cut) == [.pending])
    let others = #"{"search": {"cuts": [{"cap": "stack"}, {"cap": "depth"}, {"cap": "race"}]}}"#
    #expect(LaunchBounds.cuts(in: others) == [.stack])
    #expect(LaunchBounds.cuts(in: #"{"search": {"states": 2}}"#) == [])
    #expect(LaunchBounds.cuts(in: "Error: no system") == nil)
  }

  @Test func boundsAreRaisedUntilTheLaunchIsWithinThem() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // A launch with two results and nine coordinators.
    let script = """
      #!/bin/sh
      cut=""
      case "$*" in *pending=2*) ;; *) cut='{"cap": "pending"}' ;; esac
      case "$*" in
        *coordinators=12*) ;;
        *) cut="$cut${cut:+, }{\\"cap\\": \\"coordinators\\"}" ;;
      esac
      echo "{\\"search\\": {\\"cuts\\": [$cut]}}"
      """
    try script.write(toFile: "\(folder)/app", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/app")
    func least(_ coordinators: Int) throws -> LaunchBounds? {
      try LaunchBounds.least(
        from: [.pending: 1, .coordinators: coordinators, .stack: 4], of: "App",
        in: "\(folder)/app", until: { false })
    }
    #expect(try least(4) == LaunchBounds([.pending: 2, .coordinators: 12]))
    // No step leads to twelve.
    #expect(try least(5) == nil)
  }

  @Test func servicesMayOweAsManyAsTheLaunchAsksFor() throws {
    let project = Sample.app(
      """
      final class Flow {
        let stack = UINavigationController()
        let loader = Loader()
        func start() { loader.load { self.stack.popViewController(animated: true) } }
      }
      final class Loader { func load(_ done: @escaping () -> Void) {} }
      """)
    var knowledge = Knowledge()
    func system() throws -> String {
      try #require(try Draft(project, Findings(in: project), knowledge).system).file.text
    }
    #expect(
      try system().contains(
        "Scope.Bound(\"pending\", 1, \"results that services owe at once\"),"))
    #expect(try !system().contains("since the launch asks"))
    #expect(
      try system().contains(
        "Scope.Bound(\"coordinators\", 4, \"coordinators of one class\"),"))
    knowledge.launchBounds = LaunchBounds([.pending: 3, .coordinators: 8])
    #expect(
      try system().contains(
        "Scope.Bound(\"coordinators\", 8, \"coordinators of one class\"),"))
    #expect(
      try system().contains(
        "// guessed: there may be 8 coordinators of one class at once, since the launch makes many\n"
          + "      it.coordinatorCap = scope[\"coordinators\"]\n"))
    #expect(
      try system().contains(
        "Scope.Bound(\"pending\", 3, \"results that services owe at once\"),"))
    #expect(
      try system().contains(
        "// guessed: services may owe 3 results at once, since the launch asks for as many\n"
          + "      it.pendingCap = scope[\"pending\"]\n"))
  }
}
#endif
