import Foundation
import Testing

/// An explorer that a test has started, and ends.
final class ServedExplorer {
  /// The address of the page.
  let address: String
  private let running: RunningExecutable
  private let folder: TestFolder

  struct NotServed: Error {
    var errors: String
  }

  /// Starts an explorer, and waits until its page can be opened.
  init(
    _ arguments: [String], of executable: Executable = .toy, environment: [String: String] = [:]
  ) throws {
    folder = try TestFolder()
    running = try executable.start(["explore"] + arguments, environment: environment)
    var line = ""
    for _ in 0..<1_200 where !line.hasSuffix("\n") {
      usleep(50_000)
      line = running.output
      if !running.isRunning { throw NotServed(errors: try running.end().errors) }
    }
    address = String(line.dropLast())
  }

  deinit { if running.isRunning { kill(running.processID, SIGKILL) } }

  /// The port.
  var port: Int { URL(string: address)?.port ?? 0 }

  /// The path of the page, with the token.
  var path: String { String(address.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }) }

  /// Ends the explorer by a signal.
  func end(by signal: Int32) throws -> Outcome {
    kill(running.processID, signal)
    return try running.end()
  }

  /// Sends a request, with a host and a length unless they are given, and returns the answer's status
  /// and body.
  func answer(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = ""
  ) throws -> (status: Int, body: String) {
    let usual = [
      "Host": "127.0.0.1:\(port)", "Connection": "close", "Content-Length": "\(body.utf8.count)",
    ]
    let lines = usual.merging(headers) { $1 }.map { "\($0): \($1)\r\n" }.sorted().joined()
    try folder.write("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n\(body)", to: "request")
    // The shell's own connections need no other program.
    let outcome = try Executable.toy.shell(
      "exec 3<>/dev/tcp/127.0.0.1/\(port) && cat request >&3 && timeout 60 cat <&3", in: folder)
    let parts = outcome.output.split(separator: "\r\n\r\n", maxSplits: 1)
    let status = parts.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (status ?? 0, parts.count > 1 ? String(parts[1]) : "")
  }

  /// Sends a request as the page does.
  func ask(_ name: String, _ body: String) throws -> (status: Int, body: String) {
    try answer(
      "POST", path + name,
      ["Origin": "http://127.0.0.1:\(port)", "Content-Type": "application/json"], body: body)
  }
}
