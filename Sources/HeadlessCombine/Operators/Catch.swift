extension Publishers {
  /// A publisher that goes on with another one when the first fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: HeadlessPublisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The kind of error with which the publisher may fail.
    public typealias Failure = NewPublisher.Failure

    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      let connection = LatestConnection()
      downstream.memory?.add { connection.isReplaced ? "catch: the publisher failed" : nil }
      connection.begin(
        upstream.attach(
          downstream.receiving(
            downstream.receive,
            complete: { completion in
              switch completion {
              case .finished: downstream.complete(.finished)
              case .failure(let error):
                connection.replace { handler(error).attach(downstream) }
              }
            })))
      return connection
    }
  }

  /// The connection to the publisher that sends at present, and before it the one that it replaces.
  final class LatestConnection: Cancellable {
    private var first: (any Cancellable)?
    private var latest: (any Cancellable)?
    private var replacements = 0
    private var isOver = false

    /// A Boolean value that indicates whether the first publisher has been replaced.
    var isReplaced: Bool { replacements > 0 }

    /// Takes the connection to the first publisher.
    func begin(_ connection: any Cancellable) {
      if isOver { connection.cancel() } else { first = connection }
    }

    /// Ends the latest connection that took a place, and connects another publisher in it.
    func replace(_ attach: () -> any Cancellable) {
      guard !isOver else { return }
      latest?.cancel()
      latest = nil
      replacements += 1
      let number = replacements
      let connection = attach()
      // What the publisher sent at once may have replaced it already.
      if isOver || number != replacements { connection.cancel() } else { latest = connection }
    }

    func cancel() {
      isOver = true
      let all = [first, latest]
      (first, latest) = (nil, nil)
      for connection in all { connection?.cancel() }
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that a closure makes of an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
