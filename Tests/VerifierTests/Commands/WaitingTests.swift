import Foundation
import NavigationReports
import Testing

/// Nothing is waited for forever: a signal ends a wait for somebody who reads.
@Suite struct WaitingTests {
  private let toy = Executable.toy

  @Test func aFullPipeIsLeft() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      """
      mkfifo pipe; exec 3<>pipe; head -c 65536 /dev/zero >&3
      "$VERIFIER" check Shop --max-states 20 > pipe & \(signalled("INT"))
      """, in: folder)
    #expect(
      outcome
        == Outcome(
          output: "",
          errors: "Error: Cannot write standard output: Interrupted system call. "
            + "Let somebody read it.\n", status: 74))
  }

  @Test func aPipeThatNobodyReadsFromIsLeft() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      """
      mkfifo answer
      "$VERIFIER" check Shop --max-states 20 --format json --output answer & \(signalled("TERM"))
      """, in: folder)
    #expect(outcome.status == 74)
    #expect(
      outcome.errors == "Error: Cannot write 'answer': No such device or address. Start what reads "
        + "from it first.\n")
    // The answer is not lost.
    #expect(outcome.output.hasPrefix("{"))
  }

  @Test func aSlowReaderGetsEverything() throws {
    let folder = try TestFolder()
    let outcome = try toy.shell(
      """
      "$VERIFIER" check Shop Endless --max-states 300 --format json --output x.json
      "$VERIFIER" check Shop Endless --max-states 300 --format json | (sleep 2; cat) > y.json
      """, in: folder)
    #expect(outcome.errors == "")
    let whole = try ResultDocument.read(folder.read("x.json"))
    #expect(whole.count == 2)
    #expect(try folder.read("y.json").utf8.count == folder.read("x.json").utf8.count)
  }
}

/// Sends in a shell the process that it started last a signal when it has come to wait, and gives its
/// status; where the signal does not end it, it is killed.
///
/// In short sleeps: Foundation waits for whatever a shell leaves behind.
private func signalled(_ signal: String) -> String {
  """
  p=$!; for i in {1..600}; do grep -qsE '^SigCgt:.*[2367abef]$' /proc/$p/status && break
  [ -e /proc/$p ] || break; sleep 0.1; done; sleep 2; kill -\(signal) $p
  (for i in {1..600}; do sleep 0.1; done; kill -KILL $p) & k=$!; wait $p; s=$?; kill $k; exit $s
  """
}
