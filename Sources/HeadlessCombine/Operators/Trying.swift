extension Publisher {
  /// Makes a publisher that fails where a closure throws.
  private func trying<Other>(
    _ receive: @escaping (Output, Downstream<Other, any Error>) throws -> Void
  ) -> Publishers.Derived<Other, any Error> {
    mapError { $0 as any Error }.gated { value, gate, downstream in
      do {
        try receive(value, downstream)
      } catch {
        gate.close()
        downstream.complete(.failure(error))
      }
    }
  }

  /// Transforms each value with a closure, and fails where that throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Derived<T, any Error> {
    trying { $1.receive(try transform($0)) }
  }

  /// Transforms each value with a closure and leaves out nil, and fails where the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Derived<T, any Error> {
    trying { if let value = try transform($0) { $1.receive(value) } }
  }

  /// Sends the values that pass a test, and fails where that throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Derived<Output, any Error> {
    trying { if try isIncluded($0) { $1.receive($0) } }
  }

  /// Combines each value with the result so far, and fails where the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Derived<T, any Error> {
    Publishers.Derived(from: source) { downstream in
      var result = initialResult
      downstream.memory?.add { "scan: \(ValueText.full(result))" }
      return trying { (value, downstream: Downstream<T, any Error>) in
        result = try nextPartialResult(result, value)
        downstream.receive(result)
      }.attach(downstream)
    }
  }

  /// Goes on with the publisher that a closure makes of an error, and fails where that throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Derived<Output, any Error> where P.Output == Output {
    Publishers.Derived(
      self.catch { error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      })
  }

  /// Decodes each value, and fails where that is not possible.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Derived<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value, and fails where that is not possible.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Derived<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// Ends the process where the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Derived<Output, Never> {
    Publishers.Derived(from: source) { downstream in
      attach(
        downstream.receiving(downstream.receive) {
          if case .failure(let error) = $0 {
            fatalError(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
          }
          downstream.complete(.finished)
        })
    }
  }

  /// Attaches to the publisher again where it fails, as often as told.
  public func retry(_ retries: Int) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived(from: source) { downstream in
      let connection = Publishers.LatestConnection()
      var left = retries
      downstream.memory?.add { left < retries ? "retry: \(left) left" : nil }
      func receiver() -> Downstream<Output, Failure> {
        downstream.receiving(downstream.receive) { completion in
          guard case .failure = completion, left > 0 else {
            return downstream.complete(completion)
          }
          left -= 1
          connection.replace { attach(receiver()) }
        }
      }
      connection.begin(attach(receiver()))
      return connection
    }
  }

  /// Ends when no value has come for an interval: with an error, or normally where there is none.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerTimeInterval, scheduler: S, customError: (() -> Failure)? = nil
  ) -> Publishers.Derived<Output, Failure> {
    Publishers.Derived(from: source) { downstream in
      let gate = Publishers.Gate(left: 1)
      let waiting = Publishers.Waiting<Output>()
      func wait() {
        waiting.end()
        waiting.end =
          scheduler.schedule(after: interval) {
            guard !gate.isClosed else { return }
            gate.close()
            downstream.complete(customError.map { .failure($0()) } ?? .finished)
          }.cancel
      }
      wait()
      let connection = attach(
        downstream.receiving(
          {
            guard !gate.isClosed else { return }
            wait()
            downstream.receive($0)
          },
          complete: {
            guard !gate.isClosed else { return }
            gate.close()
            downstream.complete($0)
          }))
      gate.connection = CancelAll(all: [connection, waiting])
      if gate.isClosed { gate.close() }
      return gate
    }
  }
}
