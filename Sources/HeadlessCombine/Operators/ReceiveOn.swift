extension Publishers {
  /// A publisher that sends each value on a scheduler, in the order in which they came.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: HeadlessPublisher {
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
      let waiting = Waiting()
      return upstream.attach(
        downstream.receiving(
          { value in waiting.add({ downstream.receive(value) }, on: scheduler) },
          complete: { completion in
            waiting.add({ downstream.complete(completion) }, on: scheduler)
          }))
    }

    /// What is still to be sent. A queue runs first what came first, so that no value overtakes another one of its
    /// subscription, nor the completion a value: each job sends what has waited longest.
    private final class Waiting {
      private var actions: [() -> Void] = []

      func add(_ action: @escaping () -> Void, on scheduler: Context) {
        actions.append(action)
        scheduler.schedule { self.actions.removeFirst()() }
      }
    }
  }
}

extension Publisher {
  /// Sends each value on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }
}
