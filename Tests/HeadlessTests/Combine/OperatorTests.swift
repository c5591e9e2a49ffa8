import Foundation
import HeadlessCombine
import NavigationModel
import PlatformTestSupport
import Testing

private enum Failing: Error { case now }

extension HeadlessTests {
  @MainActor @Suite struct OperatorTests {
    let driver = ScriptedDriver.installed()
    let subject = PassthroughSubject<Int, Never>()

    /// Returns the output of a chain for the numbers.
    private func output<P: Publisher>(
      of chain: P, sending numbers: [Int]
    ) -> [P.Output] where P.Failure == Never {
      var seen: [P.Output] = []
      let subscription = chain.sink { seen.append($0) }
      for number in numbers { subject.send(number) }
      subscription.cancel()
      subject.send(99)
      return seen
    }

    @Test func aPublisherIsMadeForEachReceiverWhenItAttaches() {
      var made = 0
      let deferred = Deferred { () -> Just<Int> in
        made += 1
        return Just(made)
      }
      #expect(made == 0)
      #expect(output(of: deferred, sending: []) == [1])
      #expect(output(of: deferred, sending: []) == [2])
    }

    @Test func theLastValueIsSentAtTheEnd() {
      var seen: [String] = []
      let subscription = subject.last().sink(
        receiveCompletion: { _ in seen.append("end") }, receiveValue: { seen.append("\($0)") })
      subject.send(1)
      subject.send(2)
      #expect(seen == [])
      subject.send(completion: .finished)
      #expect(seen == ["2", "end"])
      subscription.cancel()
    }

    @Test func aFailureSendsNoLastValue() {
      let failing = PassthroughSubject<Int, Failing>()
      var seen: [Int] = []
      var ends = 0
      let subscription = failing.last { $0 > 1 }.sink(
        receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
      failing.send(2)
      failing.send(completion: .failure(.now))
      #expect(seen == [])
      #expect(ends == 1)
      subscription.cancel()
    }

    @Test func notificationsArePublishedUntilTheSubscriptionEnds() {
      let center = NotificationCenter()
      let name = Notification.Name("opened")
      var seen: [String] = []
      let subscription = center.publisher(for: name).sink { seen.append("\($0.object ?? "")") }
      center.post(name: name, object: "a")
      center.post(name: Notification.Name("closed"), object: "b")
      subscription.cancel()
      center.post(name: name, object: "c")
      #expect(seen == ["a"])
    }

    @Test func aFailureIsCaughtByAnotherPublisher() {
      let failing = PassthroughSubject<Int, Failing>()
      let other = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      var errors = 0
      let chain = failing.catch { _ in
        errors += 1
        return other
      }
      var ends = 0
      let subscription = chain.sink(receiveCompletion: { _ in ends += 1 }) { seen.append($0) }
      failing.send(1)
      other.send(2)
      #expect(subscription.memory == "")
      failing.send(completion: .failure(.now))
      #expect(subscription.memory == "catch: the publisher failed")
      failing.send(3)
      other.send(4)
      #expect(seen == [1, 4])
      #expect(ends == 0)
      other.send(completion: .finished)
      #expect((errors, ends) == (1, 1))
      let atOnce = Fail<Int, Failing>(error: .now).catch { _ in Just(7) }
      #expect(output(of: atOnce, sending: []) == [7])
      let fallible = subject.setFailureType(to: Failing.self).catch { _ in Just(7) }
      #expect(output(of: fallible, sending: [1]) == [1])
    }

    @Test func onlyTheLatestPublisherIsHeard() {
      let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(20))
      let chain = subject.map {
        $0 == 1 ? first.eraseToAnyPublisher() : second.eraseToAnyPublisher()
      }
      .switchToLatest()
      var seen: [Int] = []
      var ends = 0
      let subscription = chain.sink(receiveCompletion: { _ in ends += 1 }) { seen.append($0) }
      first.send(10)
      subject.send(1)
      first.send(11)
      #expect(subscription.memory == "switchToLatest: 1 inner")
      subject.send(2)
      first.send(12)
      second.send(21)
      #expect(seen == [11, 20, 21])
      subject.send(completion: .finished)
      #expect(subscription.memory == "switchToLatest: the publisher is over, 1 inner")
      #expect(ends == 0)
      second.send(completion: .finished)
      #expect(ends == 1)
    }

    @Test func elementsAreTransformed() {
      #expect(output(of: subject.map { $0 * 2 }, sending: [1, 2]) == [2, 4])
      #expect(
        output(of: subject.compactMap { $0 > 1 ? "\($0)" : nil }, sending: [1, 2]) == ["2"])
      #expect(output(of: subject.scan(0, +), sending: [1, 2, 3]) == [1, 3, 6])
      #expect(output(of: subject.map(\.description), sending: [7]) == ["7"])
    }

    @Test func elementsAreSelected() {
      #expect(output(of: subject.filter { $0 > 1 }, sending: [1, 2]) == [2])
      #expect(output(of: subject.removeDuplicates(), sending: [1, 1, 2, 1]) == [1, 2, 1])
      #expect(
        output(of: subject.removeDuplicates { $0 % 2 == $1 % 2 }, sending: [1, 3, 2]) == [1, 2])
      #expect(output(of: subject.dropFirst(2), sending: [1, 2, 3]) == [3])
      #expect(output(of: subject.prefix(2), sending: [1, 2, 3]) == [1, 2])
      #expect(output(of: subject.first(), sending: [1, 2]) == [1])
      #expect(output(of: subject.first { $0 > 1 }, sending: [1, 2, 3]) == [2])
      #expect(output(of: Just(1).first(), sending: []) == [1])
      #expect(output(of: subject.prefix(0), sending: [1]) == [])
    }

    @Test func publishersAreCombined() {
      let other = CurrentValueSubject<String, Never>("a")
      #expect(
        output(of: subject.combineLatest(other) { "\($0)\($1)" }, sending: [1, 2]) == ["1a", "2a"])
      #expect(
        output(of: subject.combineLatest(other, Just(true)).map { "\($0)" }, sending: [1])
          == [#"(1, "a", true)"#])
      #expect(
        output(of: subject.map { "\($0)" }.merge(with: other), sending: [1]) == ["a", "1"])
      #expect(output(of: subject.prepend(8, 9).eraseToAnyPublisher(), sending: [1]) == [8, 9, 1])
    }

    @Test func aCompletionEndsItsSubscription() {
      var seen: [String] = []
      let failing = PassthroughSubject<Int, Failing>()
      let subscription = failing.sink(
        receiveCompletion: { seen.append($0 == .finished ? "finished" : "failed") },
        receiveValue: { seen.append("\($0)") })
      failing.send(1)
      failing.send(completion: .failure(.now))
      failing.send(2)
      #expect(seen == ["1", "failed"])
      #expect(!subscription.isLive)
      #expect(driver.log() == ["subscribed", "delivered 1", "unsubscribed completed"])

      var endings = 0
      let merged = Just(1).merge(with: Empty()).sink(
        receiveCompletion: { _ in endings += 1 }, receiveValue: { _ in })
      #expect(endings == 1)
      #expect(!merged.isLive)
      let fail = Fail<Int, Failing>(error: .now).sink(
        receiveCompletion: { if $0 == .failure(.now) { endings += 1 } }, receiveValue: { _ in })
      #expect(endings == 2)
      withExtendedLifetime(fail) {}
    }

    @Test func aFailureIsReplacedByAValue() {
      let failing = Fail<Int, Failing>(error: .now)
      #expect(output(of: failing.replaceError(with: 7), sending: []) == [7])
      #expect(
        output(
          of: subject.setFailureType(to: Failing.self).mapError { $0 }.replaceError(with: 0),
          sending: [1]) == [1])
      #expect(output(of: Just(1).replaceError(with: 2), sending: []) == [1])
    }

    @Test func flatMapListensToEveryInnerPublisher() {
      let second = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      var endings = 0
      let subscription = subject.flatMap { value in second.map { value * 10 + $0 } }
        .sink(receiveCompletion: { _ in endings += 1 }, receiveValue: { seen.append($0) })
      subject.send(1)
      second.send(2)
      subject.send(3)
      second.send(4)
      #expect(seen == [12, 14, 34])
      subject.send(completion: .finished)
      #expect(endings == 0)
      second.send(5)
      second.send(completion: .finished)
      #expect(endings == 1)
      #expect(seen == [12, 14, 34, 15, 35])
      #expect(!subscription.isLive)
      #expect(output(of: Just(2).flatMap { Just($0 + 1) }, sending: []) == [3])
    }

    @Test("A future keeps its result for whoever attaches later")
    func future() {
      var fulfill: Future<Int, Failing>.Promise?
      let future = Future<Int, Failing> { fulfill = $0 }
      var seen: [String] = []
      func listen() -> AnyCancellable {
        future.sink(
          receiveCompletion: { seen.append($0 == .finished ? "finished" : "failed") },
          receiveValue: { seen.append("\($0)") })
      }
      let early = listen()
      #expect(seen == [])
      fulfill?(.success(1))
      fulfill?(.failure(.now))
      let late = listen()
      #expect(seen == ["1", "finished", "1", "finished"])
      let failed = Future<Int, Failing> { $0(.failure(.now)) }
      #expect(output(of: failed.replaceError(with: 9), sending: []) == [9])
      withExtendedLifetime((early, late)) {}
    }

    @Test("PassthroughSubject does not replay: events sent before subscribing are not seen")
    func passthrough() {
      subject.send(1)
      #expect(output(of: subject, sending: [2]) == [2])
    }

    @Test("CurrentValueSubject replays its value, and changes before it tells")
    func currentValue() {
      let current = CurrentValueSubject<Int, Never>(0)
      var seen: [String] = []
      let subscription = current.sink { seen.append("\($0) while \(current.value)") }
      current.value = 1
      current.send(completion: .finished)
      current.send(2)
      #expect(seen == ["0 while 0", "1 while 1"])
      #expect(current.value == 1)
      withExtendedLifetime(subscription) {}
    }

    @Test("Of one subscription nothing overtakes anything on a queue, whichever job runs first")
    func receiveInOrder() {
      var seen: [String] = []
      let subscription = subject.receive(on: DispatchQueue.main).sink {
        seen.append("\($0)")
      } receiveValue: {
        seen.append("\($0)")
      }
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
      driver.jobs.reverse()
      driver.settle()
      #expect(seen == ["1", "2", "finished"])
      withExtendedLifetime(subscription) {}
    }

    @Test("DispatchQueue.main: state is one tick late")
    func receiveOnMain() {
      var seen: [Int] = []
      let subscription = subject.receive(on: DispatchQueue.main).sink { seen.append($0) }
      subject.send(1)
      #expect(seen == [])
      #expect(driver.jobs.map(\.kind) == [.dispatch])
      driver.settle()
      #expect(seen == [1])
      subject.send(2)
      subscription.cancel()
      driver.settle()
      #expect(seen == [1])
      DispatchQueue.main.async { HeadlessPlatform.record(.jobRan) }
      #expect(driver.settle() == 1)
      #expect(
        output(of: subject.receive(on: ImmediateScheduler.shared), sending: [3]) == [3])
    }

    @Test func assignWritesToTheObject() {
      final class Target { var value = 0 }
      let target = Target()
      let subscription = subject.assign(to: \.value, on: target)
      subject.send(4)
      #expect(target.value == 4)
      subscription.cancel()
      var kept: [AnyCancellable] = []
      AnyCancellable { target.value = 5 }.store(in: &kept)
      kept = []
      #expect(target.value == 5)
      #expect(AnyCancellable(AnyCancellable {}).isLive)
    }
  }
}
