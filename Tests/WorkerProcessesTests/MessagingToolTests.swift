import Foundation
import Testing

@testable import WorkerProcesses

/// A tool that runs beside this process hears every message and is heard.
@Suite struct MessagingToolTests {
  private func shell(_ script: String) throws -> MessagingTool {
    try MessagingTool(Tool("sh", ["-c", script]))
  }

  private func receive(from tool: MessagingTool) throws -> [UInt8]? {
    try tool.receive { true }
  }

  @Test func messagesComeBackWholeAndInOrder() throws {
    let tool = try shell("cat")
    let messages: [[UInt8]] = [[], [1], Array("hello".utf8), [UInt8](repeating: 7, count: 300_000)]
    for message in messages { #expect(try tool.send(message)) }
    for message in messages { #expect(try receive(from: tool) == message) }
    #expect(tool.ending().cause == .exited(0))
  }

  /// Neither side takes what the other one says before it has said everything itself.
  @Test(.timeLimit(.minutes(1))) func muchInBothDirectionsBlocksNobody() throws {
    let tool = try shell("cat")
    let message = [UInt8](repeating: 1, count: 8 << 20)
    #expect(try tool.send(message))
    #expect(try receive(from: tool) == message)
  }

  @Test func whoeverWaitsMayGiveUp() throws {
    let tool = try shell("exec sleep 600")
    var asked = 0
    #expect(throws: WaitGivenUp.self) {
      try tool.receive {
        asked += 1
        return asked < 3
      }
    }
    #expect(asked == 3)
    #expect(try tool.send([1]))
  }

  @Test func itsEndIsTold() throws {
    let tool = try shell("echo wrong >&2; exit 9")
    #expect(try receive(from: tool) == nil)
    let ending = tool.ending()
    #expect(ending.cause == .exited(9))
    #expect(String(decoding: ending.errors, as: UTF8.self) == "wrong\n")
    #expect(try tool.send([UInt8](repeating: 1, count: 1 << 20)) == false)
  }

  @Test func whatIsNotThereIsSaid() {
    let error = EnvironmentError("Cannot run '/nowhere/tool': there is no such file.")
    #expect(throws: error) { try MessagingTool(Tool("/nowhere/tool", [])) }
  }
}
