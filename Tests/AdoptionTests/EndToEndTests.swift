#if Adopt
import Foundation
import Testing

@testable import Adoption

/// An app from its folder to its graph. It builds a package, which takes minutes.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["THOROUGH"] != nil))
struct EndToEndTests {
  @Test func anAppOnUIKitIsAdoptedWithoutAnEdit() throws {
    let output = Sample.newFolder
    defer { Sample.remove(output) }
    let verifier = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let request = AdoptionRequest(
      app: Sample.folder("Parcels"), output: output, verifier: "CoordinatorVerifier"
    ) { _ in
      ".package(name: \"CoordinatorVerifier\", path: \(verifier.debugDescription), traits: [])"
    }
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
}
#endif
