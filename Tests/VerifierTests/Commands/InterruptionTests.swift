import Foundation
import NavigationReports
import XCTest

/// Ctrl-C and a signal to terminate end a command cleanly, with what it has found.
final class InterruptionTests: XCTestCase {
  private let toy = Executable.toy

  func testASearchShowsWhatItFound() throws {
    for signal in ["INT", "TERM"] {
      let outcome = try toy.shell(
        """
        "$VERIFIER" check Endless Shop --time-limit 1m --max-states 100000000 --invariant NoTraps &
        sleep 1; kill -\(signal) $!; wait $!
        """)
      XCTAssertEqual(outcome.status, 2, signal)
      XCTAssertTrue(outcome.output.contains("; interrupted (on request)\n"), outcome.output)
      XCTAssertTrue(
        outcome.output.contains(
          "? NoTraps inconclusive: the search was interrupted on request before every state was "
            + "seen\n"), outcome.output)
      XCTAssertEqual(outcome.errors, "Interrupted: Shop was not checked.\n")
    }
  }

  func testEveryReportIsWritten() throws {
    let formats = [
      "text", "json", "junit", "sarif", "github", "markdown", "summary", "mermaid", "dot",
      "graphml", "html",
    ]
    for (signal, systems, status) in [("TERM", ["Endless"], 2), ("INT", ["Shop", "Endless"], 1)] {
      let folder = try TestFolder()
      let reports = formats.map { "--report \($0)=x.\($0)" }.joined(separator: " ")
      let outcome = try toy.shell(
        """
        "$VERIFIER" check \(systems.joined(separator: " ")) --invariant NoTraps --time-limit 1m \
        --max-states 100000000 \(reports) --format json --output answer.json &
        sleep 1; kill -\(signal) $!; wait $!
        """, in: folder)
      XCTAssertEqual(outcome, Outcome(output: "", errors: "", status: Int32(status)))
      XCTAssertEqual(folder.files, ["answer.json"] + formats.map { "x.\($0)" }.sorted())
      for file in ["answer.json", "x.json"] {
        let search = try XCTUnwrap(try ResultDocument.read(folder.read(file)).last).search
        XCTAssertEqual(search.completeness, .interrupted)
        XCTAssertEqual(search.limit, "on request")
      }
      for format in ["junit", "summary", "html"] {
        let text = try folder.read("x.\(format)")
        XCTAssertTrue(text.contains("interrupted on request"), format)
      }
      // There is a moment for a small picture.
      XCTAssertTrue(try folder.read("x.html").contains("<svg"))
    }
  }

  func testAGraphIsDrawnOfWhatWasFound() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      """
      "$VERIFIER" graph Endless --time-limit 1m --max-states 100000000 --output x.svg &
      sleep 1; kill -TERM $!; wait $!
      """, in: folder)
    XCTAssertEqual(outcome.status, 2)
    XCTAssertTrue(outcome.errors.hasPrefix("Wrote x.svg: Endless, "), outcome.errors)
    XCTAssertTrue(try folder.read("x.svg").hasPrefix("<svg"))
  }

  /// A layout can't be stopped; a dozen of these take many seconds.
  private func duringLayouts(_ line: String, in folder: TestFolder) throws -> Outcome {
    let systems = Array(repeating: "Tangle", count: 12).joined(separator: " ")
    return try toy.shell(
      """
      export TOYS=tangle
      "$VERIFIER" check \(systems) --invariant NoTraps --report html=x.html --report json=x.json \
      > answer & until [ -s answer ]; do sleep 0.05; done
      \(line)
      """, in: folder)
  }

  func testLayoutsAreLeft() throws {
    for signal in ["INT", "TERM"] {
      let folder = try TestFolder()
      let outcome = try duringLayouts("kill -\(signal) $!; wait $!", in: folder)
      XCTAssertEqual(outcome, Outcome(output: "", errors: "", status: 2))
      XCTAssertEqual(folder.files, ["answer", "x.html", "x.json"])
      let documents = try ResultDocument.read(folder.read("x.json"))
      XCTAssertEqual(documents.map(\.search.states), Array(repeating: 480, count: 12))
      let missing = "Interrupted: the picture of Tangle was not drawn."
      let page = try folder.read("x.html")
      XCTAssertTrue(page.contains(missing))
      XCTAssertTrue(page.hasSuffix("</html>\n"))
    }
  }

  func testTheSecondSignalEndsAtOnce() throws {
    let folder = try TestFolder()
    let outcome = try duringLayouts(
      "kill -TERM $!; sleep 0.1; kill -TERM $!; wait $!; echo $?", in: folder)
    XCTAssertEqual(outcome.output, "\(128 + SIGTERM)\n")
    XCTAssertEqual(folder.files, ["answer"])
  }

  func testPagesAreNotWrittenHalf() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      """
      "$VERIFIER" report Endless --max-states 100000000 & sleep 1; kill -TERM $!; wait $!
      """, in: folder)
    XCTAssertEqual(
      outcome,
      Outcome(
        output: "",
        errors: "Error: Interrupted after 0 of 1 exploration: nothing was written.\n", status: 2))
    XCTAssertEqual(folder.files, [])
  }
}
