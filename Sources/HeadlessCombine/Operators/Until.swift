extension Publisher {
  /// Sends all values from the first that fails a test.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived(from: source) { downstream in
      var drops = true
      downstream.memory?.add { drops ? nil : "drop: over" }
      return attach(
        downstream.receiving {
          if drops, predicate($0) { return }
          drops = false
          downstream.receive($0)
        })
    }
  }

  /// Sends all values before the first that fails a test, and then finishes.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Derived<Output, Failure> {
    gated { value, gate, downstream in
      if predicate(value) { return downstream.receive(value) }
      gate.close()
      downstream.complete(.finished)
    }
  }

  /// Sends the values that come after another publisher has sent one.
  ///
  /// It finishes where the other one does before.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Derived<Output, Failure> where P.Failure == Failure {
    Publishers.Derived(from: source) { downstream in
      let gate = Publishers.Gate(left: 1)
      var drops = true
      downstream.memory?.add { drops ? nil : "drop: over" }
      func end(_ completion: Subscribers.Completion<Failure>) {
        guard !gate.isClosed else { return }
        gate.close()
        downstream.complete(completion)
      }
      let other = publisher.attach(
        downstream.receiving({ _ in drops = false }) { if drops { end($0) } })
      let own = attach(
        downstream.receiving(
          { if !drops, !gate.isClosed { downstream.receive($0) } }, complete: end))
      gate.connection = CancelAll(all: [other, own])
      if gate.isClosed { gate.close() }
      return gate
    }
  }

  /// Sends the values that come before another publisher has sent one, and then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived(from: source) { downstream in
      let gate = Publishers.Gate(left: 1)
      func end(_ completion: Subscribers.Completion<Failure>) {
        guard !gate.isClosed else { return }
        gate.close()
        downstream.complete(completion)
      }
      let other = publisher.attach(
        downstream.receiving({ _ in end(.finished) }) {
          (_: Subscribers.Completion<P.Failure>) in
        })
      let own = attach(
        downstream.receiving({ if !gate.isClosed { downstream.receive($0) } }, complete: end))
      gate.connection = CancelAll(all: [other, own])
      if gate.isClosed { gate.close() }
      return gate
    }
  }

  /// Makes a publisher that can end before this one does.
  func gated<Other>(
    _ receive: @escaping (Output, Publishers.Gate, Downstream<Other, Failure>) -> Void
  ) -> Publishers.Derived<Other, Failure> {
    Publishers.Derived(from: source) { downstream in
      let gate = Publishers.Gate(left: 1)
      gate.connection = attach(
        downstream.receiving(
          { if !gate.isClosed { receive($0, gate, downstream) } },
          complete: {
            guard !gate.isClosed else { return }
            gate.close()
            downstream.complete($0)
          }))
      // What was sent at once may have ended it already.
      if gate.isClosed { gate.close() }
      return gate
    }
  }
}
