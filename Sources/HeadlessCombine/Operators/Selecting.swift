extension Publishers {
  /// A publisher that sends the values that pass a test.
  public struct Filter<Upstream: Publisher>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let isIncluded: (Output) -> Bool

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      upstream.attach(
        downstream.receiving {
          if isIncluded($0) { downstream.receive($0) }
        })
    }
  }

  /// A publisher that sends the values that differ from the previous one. Each subscription has its
  /// own.
  public struct RemoveDuplicates<Upstream: Publisher>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let areSame: (Output, Output) -> Bool

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      var last: Output?
      downstream.memory?.add { last.map { "removeDuplicates: \(ValueText.full($0))" } }
      return upstream.attach(
        downstream.receiving { value in
          if let previous = last, areSame(previous, value) { return }
          last = value
          downstream.receive(value)
        })
    }
  }

  /// A publisher that sends all values except the first.
  public struct Drop<Upstream: Publisher>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let count: Int

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      var left = count
      downstream.memory?.add { left > 0 ? "dropFirst: \(left) left" : nil }
      return upstream.attach(
        downstream.receiving {
          if left > 0 { left -= 1 } else { downstream.receive($0) }
        })
    }
  }

  /// A publisher that sends the first values and finishes.
  public struct Prefix<Upstream: Publisher>: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let count: Int

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let gate = Gate(left: count)
      guard count > 0 else {
        downstream.complete(.finished)
        return NothingToCancel()
      }
      downstream.memory?.add { gate.isClosed ? nil : "prefix: \(gate.left) left" }
      gate.connection = upstream.attach(
        downstream.receiving(
          {
            guard gate.left > 0 else { return }
            gate.left -= 1
            let isLast = gate.left == 0
            downstream.receive($0)
            if isLast {
              gate.close()
              downstream.complete(.finished)
            }
          },
          complete: {
            guard !gate.isClosed else { return }
            gate.close()
            downstream.complete($0)
          }))
      // The first values may have been sent before there was anything to cancel.
      if gate.isClosed { gate.close() }
      return gate
    }
  }

  /// Passes a number of values, then cancels the upstream connection.
  final class Gate: Cancellable {
    var left: Int
    var isClosed = false
    var connection: (any Cancellable)?

    init(left: Int) { self.left = left }

    func cancel() { close() }

    func close() {
      isClosed = true
      left = 0
      connection?.cancel()
      connection = nil
    }
  }
}

extension Publisher {
  /// Sends the values that pass a test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values that a closure finds different from the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, areSame: predicate)
  }

  /// Sends all values except the first.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Sends the first values and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, count: maxLength)
  }

  /// Sends the first value and finishes.
  public func first() -> Publishers.Prefix<Self> { prefix(1) }

  /// Sends the first value that passes a test and finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Prefix<Publishers.Filter<Self>> {
    filter(predicate).prefix(1)
  }
}

extension Publisher {
  /// Sends the last value, as the publisher finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Sends the last value that passes a test, as the publisher finishes.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Last<Publishers.Filter<Self>> {
    filter(predicate).last()
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that differ from the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
