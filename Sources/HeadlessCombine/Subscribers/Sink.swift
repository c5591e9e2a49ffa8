import NavigationModel

/// The end of a chain of publishers: a closure that receives the values while the subscription is
/// active.
final class Sink<Input, Failure: Error>: Cancellable, PlatformSubscription {
  private(set) var source: AnyObject?
  private var receiveValue: ((Input) -> Void)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var upstream: (any Cancellable)?
  private let operators = OperatorMemory()

  init(
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
    receiveValue: @escaping (Input) -> Void
  ) {
    self.receiveCompletion = receiveCompletion
    self.receiveValue = receiveValue
  }

  var isLive: Bool { receiveValue != nil }

  var memory: String { operators.text }

  func connect<P: Publisher>(to publisher: P) where P.Output == Input, P.Failure == Failure {
    source = publisher.source
    HeadlessPlatform.record(.subscribed, source)
    let connection = publisher.attach(
      Downstream(
        memory: operators, receive: { self.receive($0) }, complete: { self.complete($0) }))
    // A value sent on subscription may have ended it already.
    if isLive { upstream = connection } else { connection.cancel() }
  }

  func cancel() {
    guard isLive else { return }
    end(saying: "")
  }

  private func receive(_ value: Input) {
    guard let receiveValue else { return }
    HeadlessPlatform.record(.delivered, source, ValueText.brief(value))
    receiveValue(value)
  }

  private func complete(_ completion: Subscribers.Completion<Failure>) {
    guard isLive else { return }
    let receiveCompletion = receiveCompletion
    end(saying: "completed")
    receiveCompletion?(completion)
  }

  private func end(saying detail: String) {
    HeadlessPlatform.record(.unsubscribed, source, detail)
    // The objects that the closures hold are released only after this object is in its final state.
    let released = (receiveValue, receiveCompletion, upstream)
    receiveValue = nil
    receiveCompletion = nil
    upstream = nil
    source = nil
    released.2?.cancel()
    operators.removeAll()
  }
}

extension Publisher {
  /// Runs a closure for each value and one at the end, as long as the result is kept.
  ///
  /// The file and the line tell subscriptions of different places apart.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    sink.connect(to: self)
    return AnyCancellable(sink, at: SubscriptionPlace(file: file, line: line))
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, as long as the result is kept.
  ///
  /// The file and the line tell subscriptions of different places apart.
  public func sink(
    receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable {
    let sink = Sink<Output, Never>(receiveCompletion: nil, receiveValue: receiveValue)
    sink.connect(to: self)
    return AnyCancellable(sink, at: SubscriptionPlace(file: file, line: line))
  }

  /// Assigns each value to a property of an object, which is kept alive meanwhile.
  ///
  /// The file and the line tell subscriptions of different places apart.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable {
    sink(receiveValue: { object[keyPath: keyPath] = $0 }, file: file, line: line)
  }
}
