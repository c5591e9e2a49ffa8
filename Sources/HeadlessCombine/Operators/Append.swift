extension Publisher {
  /// Sends given values when the publisher has finished.
  public func append(_ elements: Output...) -> Publishers.Derived<Output, Failure> {
    append(elements)
  }

  /// Sends the values of a sequence when the publisher has finished.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Derived<Output, Failure>
  where S.Element == Output {
    Publishers.Derived(from: source) { downstream in
      attach(
        downstream.receiving(downstream.receive) { completion in
          if case .finished = completion { for element in elements { downstream.receive(element) } }
          downstream.complete(completion)
        })
    }
  }

  /// Goes on with another publisher when this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Derived<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Derived(from: source) { downstream in
      let connection = Publishers.LatestConnection()
      downstream.memory?.add { connection.isReplaced ? "append: the first has finished" : nil }
      connection.begin(
        attach(
          downstream.receiving(downstream.receive) { completion in
            switch completion {
            case .finished: connection.replace { publisher.attach(downstream) }
            case .failure: downstream.complete(completion)
            }
          }))
      return connection
    }
  }

  /// Sends the values of a sequence before those of the publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Prepend<Self>
  where S.Element == Output {
    Publishers.Prepend(upstream: self, elements: Array(elements))
  }

  /// Sends what another publisher sends until it finishes, and then goes on with this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Derived<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }
}
