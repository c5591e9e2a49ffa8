#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tool that runs beside this process and exchanges messages with it over its standard streams.
///
/// It is to be used by one thread at a time, and ends when its last reference goes.
package final class MessagingTool {
  private let connection: Connection
  private let tool: RunningTool
  private let errors: Descriptor
  private var buffer = MessageBuffer()

  /// The time that a tool has to end when its connection is closed.
  private static let patience = Duration.seconds(15)

  /// Starts the tool; its output and its input are messages, and its errors are kept.
  ///
  /// - Throws: ``EnvironmentError`` where it can't be run.
  package init(_ tool: Tool) throws(EnvironmentError) {
    let deed = "run '\(tool.program)'"
    let (connection, other) = try Connection.pair(deed)
    self.connection = connection
    errors = try Descriptor.unnamedFile(deed)
    let spawning = Spawning(
      program: tool.program, arguments: [tool.program] + tool.arguments, folder: tool.folder,
      input: .file(other), output: .file(other), errors: .file(errors))
    do {
      self.tool = RunningTool(process: try spawning.run(), output: [])
    } catch { throw .cannotRun(tool.program, error) }
  }

  deinit {
    connection.close()
    _ = tool.end(within: Self.patience) { false }
  }

  /// Sends a message, and receives what comes meanwhile; returns false where the tool has ended.
  ///
  /// - Throws: ``EnvironmentError``.
  package func send(_ message: [UInt8]) throws(EnvironmentError) -> Bool {
    var rest = MessageBuffer.bytes(of: message)[...]
    while !rest.isEmpty {
      switch connection.transmit(rest, unless: { tool.hasEnded }) {
      case .moved(let count): rest = rest.dropFirst(count)
      case .ended: return false
      case .failed(let call, let number): throw .cannot(Self.deed, call, number)
      case .blocked:
        // A tool that is blocked itself, because its messages are not taken, would never read.
        switch receive() {
        case .moved: break
        case .ended: return false
        case .failed(let call, let number): throw .cannot(Self.deed, call, number)
        case .blocked:
          _ = connection.wait(for: Int16(POLLIN | POLLOUT), atMost: .milliseconds(100))
        }
      }
    }
    return true
  }

  /// Waits for the next message; nil where the tool has ended.
  ///
  /// - Parameter mayGoOn: asked now and then while there is no message.
  /// - Throws: ``EnvironmentError``; ``WaitGivenUp`` where it may not go on.
  package func receive(while mayGoOn: () -> Bool) throws -> [UInt8]? {
    while true {
      if let message = buffer.next() { return message }
      switch receive() {
      case .moved: continue
      case .ended: return nil
      case .failed(let call, let number): throw EnvironmentError.cannot(Self.deed, call, number)
      case .blocked:
        if connection.wait(for: Int16(POLLIN), atMost: .milliseconds(50)) { continue }
        if !mayGoOn() { throw WaitGivenUp() }
      }
    }
  }

  private func receive() -> Connection.Transfer {
    connection.receive {
      buffer.append($0)
    } unless: {
      tool.hasEnded
    }
  }

  /// Waits for the end of a tool that has closed the connection, and returns what it printed to standard
  /// error with it.
  package func ending() -> ToolEnding {
    connection.close()
    let cause = tool.end(within: Self.patience) { false }
    return ToolEnding(cause: cause, errors: (try? errors.content(Self.deed)) ?? [])
  }

  private static let deed = "talk to a tool"
}
