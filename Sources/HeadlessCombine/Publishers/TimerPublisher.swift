import Foundation

extension Publishers {
  /// A publisher that sends again and again while it is connected.
  ///
  /// The dates that it sends count the intervals, from the date at which time began: the real time is not
  /// asked for.
  public final class TimerPublisher: ConnectablePublisher, HeadlessPublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between two dates.
    public let interval: TimeInterval
    /// The loop on which the publisher sends.
    public let runLoop: RunLoop
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop) {
      (self.interval, self.runLoop) = (interval, runLoop)
    }

    /// The subject by which it sends.
    public var source: AnyObject? { subject }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Date, Never>) -> any Cancellable {
      subject.attach(downstream)
    }

    /// Begins to send.
    public func connect() -> any Cancellable {
      Ticking(interval, on: runLoop) { [subject] in subject.send($0) }
    }
  }
}

extension Timer {
  /// A publisher that sends again and again while it is connected.
  public typealias TimerPublisher = Publishers.TimerPublisher

  /// Creates a publisher that sends again and again while it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop)
  }
}

/// What sends dates until it is cancelled.
final class Ticking: Cancellable {
  private let interval: TimeInterval
  private let runLoop: RunLoop
  private var send: ((Date) -> Void)?
  private var count = 0
  private var next: (any Cancellable)?

  init(_ interval: TimeInterval, on runLoop: RunLoop, _ send: @escaping (Date) -> Void) {
    (self.interval, self.runLoop, self.send) = (interval, runLoop, send)
    wait()
  }

  private func wait() {
    next = runLoop.schedule(after: .nanoseconds(Int(interval * 1e9))) { [weak self] in
      self?.tick()
    }
  }

  private func tick() {
    guard let send else { return }
    count += 1
    wait()
    send(Date(timeIntervalSinceReferenceDate: interval * Double(count)))
  }

  func cancel() {
    send = nil
    next?.cancel()
    next = nil
  }
}
