import NavigationModel

/// A publisher that begins to send when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects the publisher, as long as the result is kept.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects the publisher while it has receivers.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that sends the values of another one to all receivers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    HeadlessPublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    init(_ upstream: Upstream, _ createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// The subject.
    public var source: AnyObject? { subject }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      subject.attach(downstream)
    }

    /// Connects the subject to the publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that connects another one with its first receiver, and ends the connection with its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: HeadlessPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private var receivers = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { upstream.source }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Output, Failure>) -> any Cancellable {
      receivers += 1
      let entry = upstream.attach(downstream)
      if receivers == 1, connection == nil { connection = upstream.connect() }
      return AnyCancellable { [self] in
        entry.cancel()
        receivers -= 1
        if receivers == 0 {
          connection?.cancel()
          connection = nil
        }
      }
    }
  }

  /// A publisher that several receivers share.
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >
}

extension Publisher {
  /// Sends the values to all receivers through a subject, when it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self) { subject }
  }

  /// Sends the values to all receivers through a subject that a closure makes, when it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self, createSubject)
  }

  /// Attaches once for all receivers: from the first one until the last one is gone.
  public func share() -> Publishers.Share<Self> {
    multicast { PassthroughSubject<Output, Failure>() }.autoconnect()
  }
}

extension Publisher where Failure == Never {
  /// Sends the values when it is connected.
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>>
  {
    multicast { PassthroughSubject<Output, Never>() }
  }
}
