import Foundation
import NavigationReports
import TestSupport
import Testing

/// Ctrl-C and a signal to terminate end a command cleanly, with what it has found.
@Suite struct InterruptionTests {
  private let toy = Executable.toy

  @Test func aSearchShowsWhatItFound() throws {
    for signal in ["INT", "TERM"] {
      let outcome = try toy.shell(
        """
        "$VERIFIER" check Endless Shop --time-limit 1m --max-states 100000000 --invariant NoTraps &
        \(listening); kill -\(signal) $!; wait $!
        """)
      #expect(outcome.status == 2, "\(signal)")
      #expect(outcome.output.contains("; interrupted (on request)\n"), "\(outcome.output)")
      #expect(
        outcome.output.contains(
          "? 1 inconclusive (the search was interrupted on request before every state was seen): NoTraps\n"
        ), "\(outcome.output)")
      #expect(outcome.errors == "Interrupted: Shop was not checked.\n")
    }
  }

  @Test func everyReportIsWritten() throws {
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
        \(listening); kill -\(signal) $!; wait $!
        """, in: folder)
      #expect(outcome == Outcome(output: "", errors: "", status: Int32(status)))
      #expect(folder.files == ["answer.json"] + formats.map { "x.\($0)" }.sorted())
      for file in ["answer.json", "x.json"] {
        let search = try #require(try ResultDocument.read(folder.read(file)).last).search
        #expect(search.completeness == .interrupted)
        #expect(search.limit == "on request")
      }
      for format in ["junit", "summary", "html"] {
        let text = try folder.read("x.\(format)")
        #expect(text.contains("interrupted on request"), "\(format)")
      }
      // There is a moment for a small picture.
      #expect(try folder.read("x.html").contains("<svg"))
    }
  }

  @Test func aGraphIsDrawnOfWhatWasFound() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      """
      "$VERIFIER" graph Endless --time-limit 1m --max-states 100000000 --output x.svg &
      \(listening); kill -TERM $!; wait $!
      """, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Wrote x.svg: Endless, "), "\(outcome.errors)")
    #expect(try folder.read("x.svg").hasPrefix("<svg"))
  }

  /// A layout can't be stopped; several of these take seconds.
  private let number = Thorough.count(4, of: 12)

  private func duringLayouts(_ line: String, in folder: TestFolder) throws -> Outcome {
    let systems = Array(repeating: "Tangle", count: number).joined(separator: " ")
    return try toy.shell(
      """
      export TOYS=tangle
      "$VERIFIER" check \(systems) --invariant NoTraps --report html=x.html --report json=x.json \
      > answer & until [ -s answer ]; do sleep 0.05; done
      \(line)
      """, in: folder)
  }

  @Test func layoutsAreLeft() throws {
    for signal in ["INT", "TERM"] {
      let folder = try TestFolder()
      let outcome = try duringLayouts("kill -\(signal) $!; wait $!", in: folder)
      #expect(outcome == Outcome(output: "", errors: "", status: 2))
      #expect(folder.files == ["answer", "x.html", "x.json"])
      let documents = try ResultDocument.read(folder.read("x.json"))
      #expect(documents.map(\.search.states) == Array(repeating: 480, count: number))
      let missing = "Interrupted: the picture of Tangle was not drawn."
      let page = try folder.read("x.html")
      #expect(page.contains(missing))
      #expect(page.hasSuffix("</html>\n"))
    }
  }

  @Test func theSecondSignalEndsAtOnce() throws {
    let folder = try TestFolder()
    let outcome = try duringLayouts(
      "kill -TERM $!; sleep 0.1; kill -TERM $!; wait $!; echo $?", in: folder)
    #expect(outcome.output == "\(128 + SIGTERM)\n")
    #expect(folder.files == ["answer"])
  }

  @Test func whatIsCancelledDoesNotCountAsExplored() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      """
      "$VERIFIER" report Endless Endless Endless --max-states 100000000 & \(listening)
      kill -TERM $!; wait $!
      """, in: folder)
    #expect(
      outcome
        == Outcome(
          output: "",
          errors: "Error: Interrupted after 0 of 3 explorations: nothing was written.\n",
          status: 2))
  }

  @Test func pagesAreNotWrittenHalf() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      """
      "$VERIFIER" report Endless --max-states 100000000 & \(listening); kill -TERM $!; wait $!
      """, in: folder)
    #expect(
      outcome
        == Outcome(
          output: "",
          errors: "Error: Interrupted after 0 of 1 exploration: nothing was written.\n", status: 2))
    #expect(folder.files == [])
  }
}
