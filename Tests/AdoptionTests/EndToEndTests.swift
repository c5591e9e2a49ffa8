#if Adopt
import Foundation
import Testing

@testable import Adoption

/// An app from its folder to its graph. It builds a package, which takes minutes.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["THOROUGH"] != nil))
struct EndToEndTests {
  /// The adoption of an app into a folder.
  private func request(_ app: String, _ output: String) -> AdoptionRequest {
    let verifier = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    return AdoptionRequest(app: app, output: output, verifier: "CoordinatorVerifier") { _ in
      ".package(name: \"CoordinatorVerifier\", path: \(verifier.debugDescription), traits: [])"
    }
  }

  @Test func anAppOnUIKitIsAdoptedWithoutAnEdit() throws {
    let output = Sample.newFolder
    defer { Sample.remove(output) }
    let request = request(Sample.folder("Parcels"), output)
    var adoption = try Adoption(request)
    let report = try adoption.run()
    #expect(report.lines.unmodified == report.lines.all)
    #expect(report.text.contains("## Stand-ins"))

    let check = try ToolRun([
      try adoption.executable(), "check", "--max-states", "300", "--no-wider-scopes",
    ])
    #expect(check.output.contains("Inbox[InboxController"))
    #expect(!check.output.contains("The system itself is at fault"))

    // Once more nothing changes.
    var again = try Adoption(request)
    #expect(again.folder.edited.isEmpty)
    #expect(try again.run().rounds == report.rounds)
  }

  /// A stack that shows itself in its own destination is what the stand-in for SwiftUI can't show.
  @Test func anEventAtWhichTheSystemIsAtFaultIsLeftOut() throws {
    let (app, output) = (Sample.newFolder, Sample.newFolder)
    defer { [app, output].forEach(Sample.remove) }
    try Sample.write(
      """
      import SwiftUI

      @main
      struct LoopApp: App {
        @StateObject private var router = Router()
        var body: some Scene { WindowGroup { Home(router: router) } }
      }

      enum Route: Hashable { case page, home }

      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func push(_ route: Route) { path.append(route) }
      }

      struct Home: View {
        @ObservedObject var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            VStack {
              Button("Page") { router.push(.page) }
              Button("Home") { router.push(.home) }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .page: Text("Page")
              case .home: Home(router: router)
              }
            }
          }
        }
      }
      """, to: "\(app)/LoopApp.swift")
    var adoption = try Adoption(request(app, output))
    _ = try adoption.run()
    func check() throws -> String {
      try ToolRun(
        [
          try adoption.executable(), "check", "--max-states", "300", "--no-wider-scopes",
          "--format", "json",
        ], keepingErrors: false
      ).output
    }
    let first = try check()
    #expect(RunFaults(in: first).reasons.keys.sorted() == ["Home", "double tap Home"])
    let report = try #require(try adoption.leaveOutEvents(atFaultIn: first))
    #expect(
      report.text.contains("- guessed: 'Home' and 'double tap Home' are left out, since a check "))
    let second = try check()
    #expect(RunFaults(in: second).reasons.isEmpty)
    #expect(second.contains("2 events never enabled"))
    #expect(try adoption.leaveOutEvents(atFaultIn: second) == nil)
  }
}
#endif
