extension Publishers {
  /// A publisher that sends each value when an interval has passed.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let interval: SchedulerTimeInterval
    let scheduler: Context

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      upstream.attach(
        downstream.receiving(
          { value in
            _ = scheduler.schedule(after: interval) { downstream.receive(value) }
          },
          complete: { completion in
            _ = scheduler.schedule(after: interval) { downstream.complete(completion) }
          }))
    }
  }

  /// A publisher that sends a value when no other one has come for an interval.
  ///
  /// A value that waits when the upstream ends is not sent.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let interval: SchedulerTimeInterval
    let scheduler: Context

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let waiting = Waiting<Output>()
      downstream.memory?.add { waiting.text(of: "debounce") }
      let connection = upstream.attach(
        downstream.receiving(
          { value in
            waiting.end()
            waiting.value = value
            waiting.end =
              scheduler.schedule(after: interval) {
                waiting.value = nil
                downstream.receive(value)
              }.cancel
          },
          complete: { completion in
            waiting.end()
            scheduler.schedule { downstream.complete(completion) }
          }))
      return CancelAll(all: [connection, waiting])
    }
  }

  /// A publisher that sends at most one value in an interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let interval: SchedulerTimeInterval
    let scheduler: Context
    let latest: Bool

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let waiting = Waiting<Output>()
      downstream.memory?.add { waiting.text(of: "throttle") }
      // The time until the next value may be sent waits on the scheduler, where the state shows it.
      func send(_ value: Output) {
        scheduler.schedule { downstream.receive(value) }
        waiting.isClosed = true
        waiting.end =
          scheduler.schedule(after: interval) {
            waiting.isClosed = false
            guard let next = waiting.value else { return }
            waiting.value = nil
            send(next)
          }.cancel
      }
      let connection = upstream.attach(
        downstream.receiving(
          { value in
            if !waiting.isClosed {
              send(value)
            } else if latest || waiting.value == nil {
              waiting.value = value
            }
          },
          complete: { completion in
            waiting.end()
            scheduler.schedule {
              if let last = waiting.value { downstream.receive(last) }
              downstream.complete(completion)
            }
          }))
      return CancelAll(all: [connection, waiting])
    }
  }

  /// The value that an operator keeps for later, and what waits for its time.
  final class Waiting<Value>: Cancellable {
    var value: Value?
    var isClosed = false
    var end: () -> Void = {}

    func cancel() {
      end()
      value = nil
    }

    /// The value that is kept, as a text; nil if there is none.
    func text(of name: String) -> String? { value.map { "\(name): \(ValueText.full($0))" } }
  }

  /// A publisher that subscribes to another one on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let scheduler: Context

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let gate = Gate(left: 1)
      scheduler.schedule {
        guard !gate.isClosed else { return }
        gate.connection = upstream.attach(downstream)
        // A value may have ended the subscription already.
        if gate.isClosed { gate.close() }
      }
      return gate
    }
  }
}

extension Publisher {
  /// Sends each value when an interval has passed.
  public func delay<S: Scheduler>(
    for interval: SchedulerTimeInterval, scheduler: S
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }

  /// Sends a value when no other one has come for an interval.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTimeInterval, scheduler: S
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, interval: dueTime, scheduler: scheduler)
  }

  /// Sends at most one value in an interval: the first that comes, or the latest.
  public func throttle<S: Scheduler>(
    for interval: SchedulerTimeInterval, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler)
  }
}
