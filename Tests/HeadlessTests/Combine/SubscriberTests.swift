import HeadlessCombine
import PlatformTestSupport
import Testing

/// A subscriber that asks when a test says so.
private final class Asking: Subscriber {
  private(set) var heard: [String] = []
  var more = Subscribers.Demand.none
  private(set) var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    heard.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Never>) { heard.append("\(completion)") }
}

/// A publisher of an app that sends what its object is told.
private struct Taps: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let button: Button

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    let subscription = TapSubscription(button)
    subscription.send = { _ = subscriber.receive($0) }
    subscriber.receive(subscription: subscription)
    button.subscription = subscription
  }
}

private final class Button {
  var subscription: TapSubscription?

  func tap() { subscription?.tap() }
}

private final class TapSubscription: Subscription {
  private let button: Button
  private var count = 0
  var send: ((Int) -> Void)?

  init(_ button: Button) { self.button = button }

  func request(_ demand: Subscribers.Demand) {}

  func tap() {
    count += 1
    send?(count)
  }

  func cancel() {
    send = nil
    button.subscription = nil
  }
}

extension HeadlessTests {
  /// Publishers and subscribers of an app's own.
  @MainActor @Suite struct SubscriberTests {
    let driver = ScriptedDriver.installed()
    private let asking = Asking()
    private let subject = PassthroughSubject<Int, Never>()

    @Test("Subscriber: gets as many values as it asks for")
    func asManyAsAskedFor() {
      subject.subscribe(asking)
      asking.subscription?.request(.max(2))
      for number in 1...4 { subject.send(number) }
      #expect(asking.heard == ["1", "2"])
    }

    @Test("Subscriber: asks for more with each value")
    func askingForMore() {
      asking.more = .max(1)
      subject.map { $0 * 2 }.subscribe(asking)
      asking.subscription?.request(.max(1))
      for number in 1...3 { subject.send(number) }
      subject.send(completion: .finished)
      #expect(asking.heard == ["2", "4", "6", "finished"])
    }

    @Test("Subscriber: what a subject sends unasked is gone")
    func unasked() {
      subject.subscribe(asking)
      subject.send(1)
      asking.subscription?.request(.unlimited)
      subject.send(2)
      asking.subscription?.cancel()
      subject.send(3)
      #expect(asking.heard == ["2"])
    }

    @Test("Subscriber: a current value waits until it is asked for")
    func currentValue() {
      let current = CurrentValueSubject<Int, Never>(1)
      current.subscribe(asking)
      current.send(2)
      #expect(asking.heard == [])
      asking.subscription?.request(.max(1))
      #expect(asking.heard == ["2"])
      current.send(3)
      current.send(4)
      asking.subscription?.request(.max(1))
      #expect(asking.heard == ["2", "4"])
    }

    @Test("Subscriber: a publisher of one value waits with its end, too")
    func oneValue() {
      Just(1).subscribe(AnySubscriber(asking))
      #expect(asking.heard == [])
      asking.subscription?.request(.max(1))
      #expect(asking.heard == ["1", "finished"])
    }

    @Test("Publisher: an app's own one works with operators and sink")
    func ownPublisher() {
      let button = Button()
      var heard: [Int] = []
      let kept = Taps(button: button).map { $0 * 10 }.removeDuplicates().sink { heard.append($0) }
      button.tap()
      button.tap()
      #expect(heard == [10, 20])
      #expect(kept.memory == "removeDuplicates: 20, TapSubscription(count: 2)")
    }

    @Test("Publisher: cancelling ends an app's own subscription")
    func cancelling() {
      let button = Button()
      var heard: [Int] = []
      var kept: AnyCancellable? = Taps(button: button).eraseToAnyPublisher().sink {
        heard.append($0)
      }
      button.tap()
      #expect(kept?.isLive == true)
      kept = nil
      #expect(button.subscription == nil)
      #expect(heard == [1])
    }

    @Test func aSubjectHearsAnotherPublisher() {
      var heard: [Int] = []
      let listening = subject.sink { heard.append($0) }
      let current = CurrentValueSubject<Int, Never>(1)
      let kept = current.subscribe(subject)
      current.send(2)
      kept.cancel()
      current.send(3)
      current.subscribe(AnySubscriber(subject))
      #expect(heard == [1, 2, 3])
      withExtendedLifetime(listening) {}
    }

    @Test func demandsAreAdded() {
      #expect(Subscribers.Demand.max(1) + .max(2) == .max(3))
      #expect(Subscribers.Demand.max(1) - 2 == .none)
      #expect(Subscribers.Demand.unlimited - 2 == .unlimited)
      #expect(Subscribers.Demand.max(3) < .unlimited)
      #expect(
        "\(Subscribers.Demand.max(3)), \(Subscribers.Demand.unlimited)" == "max(3), unlimited")
    }
  }
}
