import Foundation
import Testing

@testable import WorkerProcesses

/// The end of a tool is learned whatever it does.
@Suite struct ToolTests {
  private func shell(_ script: String) -> Tool { Tool("sh", ["-c", script]) }

  private func run(_ tool: Tool, until isEnded: () -> Bool = { false }) throws -> ToolEnding {
    try tool.run(until: isEnded)
  }

  @Test func whatItPrintsIsKept() throws {
    var tool = shell("echo told; echo wrong >&2; echo more; exit 3")
    var ending = try run(tool)
    #expect(ending.cause == .exited(3))
    #expect(String(decoding: ending.output, as: UTF8.self) == "told\nmore\n")
    #expect(String(decoding: ending.errors, as: UTF8.self) == "wrong\n")
    tool.output = .keptWithErrors
    ending = try run(tool)
    #expect(String(decoding: ending.output, as: UTF8.self) == "told\nwrong\nmore\n")
    #expect(ending.errors == [])
  }

  @Test func itReadsAndRunsWhereItIsTold() throws {
    var tool = shell("pwd; cat")
    tool.folder = "/"
    tool.input = Array("given".utf8)
    #expect(try String(decoding: run(tool).output, as: UTF8.self) == "/\ngiven")
    tool.input = []
    #expect(try String(decoding: run(tool).output, as: UTF8.self) == "/\n")
    tool.folder = "/nowhere"
    #expect(throws: EnvironmentError.self) { try run(tool) }
  }

  /// As much as no pipe holds.
  @Test func muchIsRead() throws {
    let ending = try run(shell("head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2"))
    #expect(ending.output.count == 3_000_000)
    #expect(ending.errors.count == 3_000_000)
  }

  @Test func aSignalIsNoStatus() throws {
    let ending = try run(shell("kill -SEGV $$"))
    #expect(ending.cause == .signaled(SIGSEGV))
    #expect(ending.cause.description == "was ended by SIGSEGV")
  }

  @Test func signalsReachIt() throws {
    // This process may ignore or block what the tool must hear.
    signal(SIGPIPE, SIG_IGN)
    let ending = try run(shell("kill -PIPE $$; echo ignored"))
    #expect(ending.cause == .signaled(SIGPIPE))
  }

  /// A process that it leaves may keep its output open for ever.
  @Test func whatItLeavesIsNotWaitedFor() throws {
    let start = ContinuousClock.now
    let ending = try run(shell("sleep 30 & echo told"))
    #expect(ending.cause == .exited(0))
    #expect(String(decoding: ending.output, as: UTF8.self) == "told\n")
    #expect(.now - start < .seconds(20))
  }

  @Test func aLimitEndsItWithAllItHasStarted() throws {
    var tool = shell("sleep 60 & echo $!; wait")
    tool.limit = .milliseconds(300)
    let start = ContinuousClock.now
    let ending = try run(tool)
    #expect(ending.cause == .late(.milliseconds(300)))
    #expect(.now - start < .seconds(20))
    let started = try #require(
      Int32(String(decoding: ending.output, as: UTF8.self).dropLast()))
    #expect(isGone(started))
  }

  @Test func whoIsInterruptedEndsIt() throws {
    var questions = 0
    let ending = try run(shell("trap 'echo ending; exit 7' INT; while :; do sleep 0.1; done")) {
      questions += 1
      return questions > 5
    }
    #expect(ending.cause == .abandoned)
    #expect(String(decoding: ending.output, as: UTF8.self) == "ending\n")
  }

  @Test func whatPrintsWithoutEndIsEnded() throws {
    let ending = try run(shell("cat /dev/zero"))
    #expect(ending.cause == .endless)
    #expect(ending.cause.description == "printed more than 256 MiB")
  }

  @Test func whatIsNotThereIsSaid() {
    #expect(
      throws: EnvironmentError(
        "Cannot run 'no-such-tool': no folder of PATH has it. Install it, or add its folder.")
    ) { try run(Tool("no-such-tool", [])) }
    #expect(throws: EnvironmentError("Cannot run '/no/tool': there is no such file.")) {
      try run(Tool("/no/tool", []))
    }
    #expect(
      throws: EnvironmentError("Cannot run '/etc/passwd': Permission denied (posix_spawn).")
    ) { try run(Tool("/etc/passwd", [])) }
  }

  private func isGone(_ process: Int32) -> Bool {
    for _ in 0..<200 {
      // What has ended may wait for somebody who asks how.
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if kill(process, 0) != 0 || state?.contains(") Z ") == true { return true }
      usleep(20_000)
    }
    return false
  }
}
