#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The host's side of a worker: a second process, mostly of this very executable, that answers
/// requests.
///
/// ```swift
/// let host = WorkerHost(arguments: ["worker"])
/// try host.start()
/// let answer = try host.call(request, timeout: .seconds(5))
/// ```
///
/// A worker may trap, exit or hang in the middle of a request. The host then throws what it knows
/// about it, above all what the worker was doing, and can start it again.
///
/// A host is to be used by one thread at a time.
package final class WorkerHost {
  /// A Boolean value that indicates whether this platform can start workers.
  package static var isAvailable: Bool { Spawning.startsWorkers }

  let executable: String?
  let arguments: [String]
  let environment: [String: String]

  private let condition: WaitCondition
  private var worker: WorkerProcess?
  private var buffer = FrameBuffer()
  private var answers = 0

  /// Makes a host that starts its worker with the given arguments, the program's name left out.
  ///
  /// The environment is this process's, changed as given; the executable is this one when nil.
  ///
  /// - Parameter notesCalls: a Boolean value that indicates whether the worker notes the calls under
  ///   way when a signal ends it.
  package init(
    executable: String? = nil, arguments: [String], environment: [String: String] = [:],
    call: String? = nil, notesCalls: Bool = false,
    waiting condition: WaitCondition = WaitCondition()
  ) {
    self.condition = condition
    self.executable = executable
    self.arguments = arguments
    var environment = environment
    if let call { environment[WorkerProtocol.callVariable] = call }
    if notesCalls { environment[WorkerProtocol.endVariable] = "1" }
    self.environment = environment
  }

  deinit { close() }

  // MARK: - Starting and ending

  /// The worker's process number while it runs.
  package var processID: Int32? { worker?.processID }

  /// The note of what the worker is doing.
  package var marker: InFlightMarker.Snapshot? { worker?.marker.snapshot }

  /// Returns the calls under way at the end of a worker, innermost first; none where it took no note
  /// of them or their debug information can't be read.
  package func calls(under marker: InFlightMarker.Snapshot) -> [SourceCall] {
    SourceCall.calls(at: marker.calls, in: executable)
  }

  /// The number of requests that wait for an answer.
  package private(set) var outstanding = 0

  /// Starts the worker, after ending one that runs.
  package func start() throws {
    close()
    guard Self.isAvailable else { throw WorkerUnavailable.notHere() }
    try ResourceLimits.check()
    worker = try WorkerProcess(
      executable: executable, arguments: arguments, environment: environment)
  }

  /// Ends the worker, and waits for its end.
  package func close() {
    worker?.end()
    forget()
  }

  /// Ends the worker at once, whatever it does.
  package func kill() {
    worker?.killNow()
    forget()
  }

  private func forget() {
    worker = nil
    buffer = FrameBuffer()
    outstanding = 0
  }

  // MARK: - Requests

  /// Sends a request and waits for its answer.
  ///
  /// Answers that are due to earlier requests must have been received before.
  ///
  /// - Parameter timeout: how long the worker may go on without a sign of progress.
  package func call(_ request: [UInt8], timeout: Duration) throws -> [UInt8] {
    precondition(outstanding == 0, .answersAreDue)
    try send(request, timeout: timeout)
    return try receive(timeout: timeout)
  }

  /// Sends a request without waiting for its answer.
  package func send(_ request: [UInt8], timeout: Duration) throws {
    let worker = try running()
    let frame = WorkerProtocol.Frame(kind: .request, payload: request)
    outstanding += 1
    try transfer(frame.header + frame.payload, to: worker, timeout: timeout)
  }

  /// Waits for the answer to the oldest request without one.
  package func receive(timeout: Duration) throws -> [UInt8] {
    let worker = try running()
    guard outstanding > 0 else { throw WorkerUnavailable.noAnswerDue() }
    var watch = ProgressWatch(worker, timeout: timeout)
    while true {
      if let frame = try nextFrame() { return try payload(of: frame) }
      switch worker.receive(into: &buffer) {
      case .moved: watch.noteProgress()
      case .ended: throw died(worker)
      case .failed(let call, let number): throw cannotTalk(call, number)
      case .blocked: try wait(for: Int16(POLLIN), of: worker, &watch)
      }
    }
  }

  private func running() throws -> WorkerProcess {
    guard let worker else { throw WorkerUnavailable.notRunning() }
    return worker
  }

  private func nextFrame() throws -> WorkerProtocol.Frame? {
    do {
      return try buffer.next()
    } catch {
      // There is no way to find the next frame, and no telling what else the worker writes.
      kill()
      throw error
    }
  }

  private func payload(of frame: WorkerProtocol.Frame) throws -> [UInt8] {
    outstanding -= 1
    worker?.trimStandardError()
    switch frame.kind {
    case .answer, .request: return frame.payload
    case .failure: throw WorkerFailure(description: String(decoding: frame.payload, as: UTF8.self))
    }
  }

  private func transfer(_ bytes: [UInt8], to worker: WorkerProcess, timeout: Duration) throws {
    var watch = ProgressWatch(worker, timeout: timeout)
    var sent = 0
    while sent < bytes.count {
      switch worker.transmit(bytes[sent...]) {
      case .moved(let count):
        sent += count
        watch.noteProgress()
      case .ended:
        // Answers to earlier requests may still be there: the death shows after the last of them.
        return
      case .failed(let call, let number): throw cannotTalk(call, number)
      case .blocked:
        // A worker that is blocked itself, because its answers are not taken, would never read.
        if case .moved = worker.receive(into: &buffer) {
          watch.noteProgress()
        } else {
          try wait(for: Int16(POLLIN | POLLOUT), of: worker, &watch)
        }
      }
    }
  }

  private func wait(
    for events: Int16, of worker: WorkerProcess, _ watch: inout ProgressWatch
  ) throws {
    let finding = watch.look()
    if finding == .goingOn {
      if worker.wait(for: events, atMost: watch.slice) || condition.holds() { return }
      kill()
      throw WaitGivenUp()
    }
    worker.killNow()
    defer { forget() }
    let marker = worker.marker.snapshot
    if case .stalled(let reason, let time) = finding {
      throw WorkerStalled(reason: reason, after: time, marker: marker)
    }
    throw WorkerHung(
      after: watch.timeout, marker: marker, standardError: worker.standardErrorTail)
  }

  private func cannotTalk(_ call: String, _ number: Int32) -> EnvironmentError {
    kill()
    return .cannot("talk to a worker", call, number)
  }

  private func died(_ worker: WorkerProcess) -> any Error {
    let cause = worker.collect()
    defer { forget() }
    var cut: WorkerProtocolError?
    do { try buffer.finish() } catch { cut = error }
    return WorkerDied(
      cause: cause, cut: cut, marker: worker.marker.snapshot,
      standardError: worker.standardErrorTail)
  }
}

extension String {
  fileprivate static let answersAreDue =
    "answers to earlier requests are due; receive them before the next call"
}
