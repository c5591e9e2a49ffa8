import NavigationHarness
import Testing

@testable import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A deed of the workers of these tests, by the first byte of the request.
enum WorkerDeed: UInt8 {
  case echo, reverse, trap, abort, exit, segmentationFault, hang, slow, printALot, throwAnError
  case complain, breakTheConnection, damageTheAnswer, damageTheLength, runATask, startAnother, call

  static func request(_ deed: WorkerDeed, _ rest: [UInt8] = []) -> [UInt8] {
    [deed.rawValue] + rest
  }

  /// Serves the host; only called in a worker.
  static func serve() -> Never {
    guard let marker = try? InFlightMarker.inherited() else { _exit(99) }
    var children: [WorkerHost] = []
    WorkerLoop.run(marker: marker) { request in
      let rest = Array(request.dropFirst())
      marker.note(
        request: 1, event: Int(request[0]), choiceCount: rest.count, phase: -2)
      switch WorkerDeed(rawValue: request[0]) {
      case .echo: return rest
      case .reverse: return rest.reversed()
      case .trap: return [rest[Int(request[0]) + 1_000]]
      case .abort: abruptEnd()
      case .exit: orderlyEnd(Int32(rest[0]))
      case .segmentationFault:
        return [UnsafePointer<UInt8>(bitPattern: 8)?.pointee ?? 0]
      case .hang: while true { usleep(1_000) }
      case .slow:
        for _ in 0..<rest[0] {
          usleep(20_000)
          marker.tick()
        }
        return [1]
      case .printALot:
        for _ in 0..<10_000 { print("what a subject prints reaches nobody") }
        return [2]
      case .throwAnError: throw DeedError()
      case .complain:
        complain(String(repeating: "x", count: 40_000) + "last words")
        abruptEnd()
      case .breakTheConnection:
        _ = write(4, Self.frame, Self.frame.count - 1)
        _exit(0)
      case .damageTheAnswer:
        try writeDamaged(Self.frame.count - 1)
      case .damageTheLength:
        try writeDamaged(0)
      case .runATask: return try runATask()
      case .startAnother:
        let child = WorkerHost(arguments: Array(CommandLine.arguments.dropFirst()))
        children.append(child)
        try child.start()
        try child.send(WorkerDeed.request(.hang), timeout: .seconds(5))
        return Array("\(child.processID ?? 0)".utf8)
      case .call: return Array((WorkerEntry.call ?? "").utf8)
      case nil: throw DeedError()
      }
    }
  }

  private static var frame: [UInt8] {
    let frame = WorkerProtocol.Frame(kind: .answer, payload: [1, 2, 3])
    return frame.header + frame.payload
  }

  /// Writes an answer one bit of which is wrong, and nothing else.
  private static func writeDamaged(_ position: Int) throws -> Never {
    var frame = frame
    frame[position] ^= 16
    _ = write(4, frame, frame.count)
    while true { usleep(1_000) }
  }

  private static func complain(_ text: String) { _ = write(2, text, text.utf8.count) }

  private static func runATask() throws -> [UInt8] {
    JobQueue.install()
    defer { JobQueue.uninstall() }
    final class Diary: @unchecked Sendable {
      // Unchecked: the queue runs every task on this thread.
      var lines: [String] = []
      func write(_ line: String) { lines.append(line) }
    }
    let diary = Diary()
    Task { @MainActor in
      diary.write("main")
      await Task.yield()
      Task.detached { diary.write("pool") }
    }
    JobQueue.shared.settle(bound: 100)
    let strays = JobQueue.shared.strayArrivals.count
    return Array("\(diary.lines.joined(separator: ", ")), \(strays) strays".utf8)
  }
}

private func abruptEnd() -> Never { abort() }
private func orderlyEnd(_ status: Int32) -> Never { exit(status) }

struct DeedError: Error, CustomStringConvertible {
  var description: String { "this deed is unknown" }
}

extension WorkerHost {
  /// Has the worker do a deed, and waits for its answer.
  func call(
    _ deed: WorkerDeed, _ rest: [UInt8] = [], timeout: Duration = .seconds(20)
  ) throws -> [UInt8] { try call(WorkerDeed.request(deed, rest), timeout: timeout) }

  /// Has the worker do a deed, after what it was told to do before.
  func send(_ deed: WorkerDeed, _ rest: [UInt8] = []) throws {
    try send(WorkerDeed.request(deed, rest), timeout: .seconds(20))
  }

  /// Waits for the answer to the oldest deed without one.
  func receive() throws -> [UInt8] { try receive(timeout: .seconds(20)) }

  /// The worker's death in the course of a deed.
  func death(
    _ deed: WorkerDeed, _ rest: [UInt8] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) -> WorkerDied? {
    #expect(throws: WorkerDied.self, sourceLocation: sourceLocation) {
      try call(deed, rest)
    }
  }
}
