import Foundation
import HeadlessCombine
import NavigationModel
import PlatformTestSupport
import Testing

private enum Failing: Error { case now }

extension HeadlessTests {
  /// Operators that combine several publishers, collect values, end early, fail, and are shared.
  @MainActor @Suite struct MoreOperatorTests {
    let driver = ScriptedDriver.installed()
    fileprivate let a = PassthroughSubject<Int, Failing>()
    fileprivate let b = PassthroughSubject<Int, Failing>()

    /// Returns what a chain sends while something happens, and how it ends.
    private func seen<P: Publisher>(
      by chain: P, _ happens: () -> Void = {}
    ) -> [String] {
      var seen: [String] = []
      let subscription = chain.sink(
        receiveCompletion: {
          if case .failure(let error) = $0 { seen.append("\(error)") } else { seen.append("end") }
        }, receiveValue: { seen.append("\($0)") })
      happens()
      subscription.cancel()
      a.send(99)
      return seen
    }

    private func sendAll() {
      a.send(1)
      b.send(2)
      a.send(3)
      b.send(4)
      a.send(completion: .finished)
      b.send(completion: .finished)
    }

    // MARK: - Several publishers

    @Test func whatFollowsIsSentAtTheEnd() {
      #expect(seen(by: a.append(7, 8), sendAll) == ["1", "3", "7", "8", "end"])
      #expect(seen(by: Just(1).append([2, 3])) == ["1", "2", "3", "end"])
    }

    @Test func anotherPublisherGoesOn() {
      #expect(
        seen(by: a.append(b)) {
          a.send(1)
          b.send(2)
          a.send(completion: .finished)
          b.send(3)
          b.send(completion: .finished)
        } == ["1", "3", "end"])
    }

    @Test func nothingFollowsAFailure() {
      #expect(seen(by: a.append(b)) { a.send(completion: .failure(.now)) } == ["now"])
    }

    @Test func whatPrecedesIsSentBefore() {
      #expect(seen(by: Just(3).prepend([1, 2])) == ["1", "2", "3", "end"])
      #expect(seen(by: Just(3).prepend(Just(1))) == ["1", "3", "end"])
    }

    @Test func latestValuesOfThreeAndFour() {
      let one = Just(1).setFailureType(to: Failing.self)
      #expect(
        seen(by: a.combineLatest(b, one), sendAll) == [
          "(1, 2, 1)", "(3, 2, 1)", "(3, 4, 1)", "end",
        ])
      #expect(
        seen(by: Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 })
          == ["10", "end"])
      #expect(
        seen(by: Publishers.CombineLatest3(Just(1), Just(2), Just(3))) == ["(1, 2, 3)", "end"])
      #expect(
        seen(by: Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just("x")))
          == ["(1, 2, 3, \"x\")", "end"])
    }

    @Test func manyAreMerged() {
      #expect(seen(by: a.merge(with: b, a), sendAll) == ["1", "1", "2", "3", "3", "4", "end"])
      #expect(seen(by: Publishers.MergeMany([a, b]), sendAll).last == "end")
      #expect(seen(by: Publishers.MergeMany(Just(1), Just(2))) == ["1", "2", "end"])
      #expect(seen(by: Publishers.MergeMany([Just<Int>]())) == ["end"])
      #expect(seen(by: Publishers.Merge3(Just(1), Just(2), Just(3))) == ["1", "2", "3", "end"])
      #expect(
        seen(by: Just(1).merge(with: Just(2), Just(3), Just(4))) == ["1", "2", "3", "4", "end"])
    }

    @Test func valuesArePaired() {
      #expect(
        seen(by: a.zip(b)) {
          a.send(1)
          a.send(2)
          b.send(3)
          a.send(completion: .finished)
          b.send(4)
        } == ["(1, 3)", "(2, 4)", "end"])
      #expect(seen(by: Just(1).zip(Just(2)) { $0 + $1 }) == ["3", "end"])
      #expect(seen(by: Just(1).zip(Just(2), Just(3))) == ["(1, 2, 3)", "end"])
      #expect(seen(by: Just(1).zip(Just(2), Just(3), Just(4))) == ["(1, 2, 3, 4)", "end"])
    }

    @Test func whatWaitsForAPairIsState() {
      let subscription = a.zip(b).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      #expect(subscription.memory == "")
      a.send(1)
      #expect(subscription.memory == "zip: [1] and []")
      b.send(2)
      #expect(subscription.memory == "")
    }

    // MARK: - All values

    @Test func valuesAreCollected() {
      let numbers = [3, 1, 2].publisher
      #expect(seen(by: numbers.collect()) == ["[3, 1, 2]", "end"])
      #expect(seen(by: numbers.collect(2)) == ["[3, 1]", "[2]", "end"])
      #expect(seen(by: numbers.reduce(0, +)) == ["6", "end"])
      #expect(seen(by: numbers.count()) == ["3", "end"])
      #expect(seen(by: numbers.min()) == ["1", "end"])
      #expect(seen(by: numbers.max()) == ["3", "end"])
      #expect(seen(by: numbers.contains(1)) == ["true", "end"])
      #expect(seen(by: numbers.contains { $0 > 3 }) == ["false", "end"])
      #expect(seen(by: numbers.allSatisfy { $0 > 0 }) == ["true", "end"])
      #expect(seen(by: numbers.ignoreOutput()) == ["end"])
      #expect(seen(by: numbers.output(at: 1)) == ["1", "end"])
      #expect(seen(by: numbers.output(in: 1...)) == ["1", "2", "end"])
    }

    @Test func aCollectionIsState() {
      let subscription = a.collect().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      a.send(1)
      #expect(subscription.memory == "collect: [1]")
    }

    @Test func nothingIsReplaced() {
      #expect(seen(by: Empty<Int, Never>().replaceEmpty(with: 5)) == ["5", "end"])
      #expect(seen(by: Just(1).replaceEmpty(with: 5)) == ["1", "end"])
      #expect(seen(by: [1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "end"])
    }

    // MARK: - Parts

    @Test func valuesAreDroppedAndTaken() {
      let numbers = [1, 2, 3, 1].publisher
      #expect(seen(by: numbers.drop { $0 < 3 }) == ["3", "1", "end"])
      #expect(seen(by: numbers.prefix { $0 < 3 }) == ["1", "2", "end"])
      #expect(
        seen(by: a.drop(untilOutputFrom: b)) {
          a.send(1)
          b.send(0)
          a.send(2)
        } == ["2"])
      #expect(
        seen(by: a.prefix(untilOutputFrom: b)) {
          a.send(1)
          b.send(0)
          a.send(2)
        } == ["1", "end"])
    }

    // MARK: - Failures

    @Test func whatThrowsFails() {
      let numbers = [1, 2, 3].publisher
      #expect(
        seen(by: numbers.tryMap { if $0 == 2 { throw Failing.now } else { $0 * 2 } })
          == ["2", "now"])
      #expect(
        seen(by: numbers.tryFilter { if $0 == 3 { throw Failing.now } else { $0 > 1 } })
          == ["2", "now"])
      #expect(seen(by: numbers.tryCompactMap { $0 > 1 ? $0 : nil }) == ["2", "3", "end"])
      #expect(seen(by: numbers.tryScan(0) { $0 + $1 }) == ["1", "3", "6", "end"])
      #expect(
        seen(by: Fail<Int, Failing>(error: .now).tryCatch { _ in Just(4) }) == ["4", "end"])
      #expect(
        seen(by: Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
          == ["[1]", "end"])
    }

    @Test func aFailureIsTriedAgain() {
      var attempts = 0
      let chain = Deferred { () -> AnyPublisher<Int, Failing> in
        attempts += 1
        return attempts < 3
          ? Fail(error: .now).eraseToAnyPublisher()
          : Just(attempts).setFailureType(to: Failing.self).eraseToAnyPublisher()
      }
      #expect(seen(by: chain.retry(2)) == ["3", "end"])
      attempts = 0
      #expect(seen(by: chain.retry(1)) == ["now"])
    }

    @Test func resultsAndOptionalsArePublishers() {
      #expect(seen(by: Result<Int, Failing>.success(1).publisher) == ["1", "end"])
      #expect(seen(by: Result<Int, Failing>.failure(.now).publisher) == ["now"])
      #expect(seen(by: Optional(1).publisher) == ["1", "end"])
      #expect(seen(by: Int?.none.publisher) == ["end"])
    }

    @Test func noValueForAnIntervalEnds() {
      let chain = Just(1).setFailureType(to: Failing.self).append(b)
        .timeout(.seconds(1), scheduler: ImmediateScheduler.shared) { .now }
      // No time passes on an immediate scheduler.
      #expect(seen(by: chain) == ["now"])
    }

    @Test func whatPassesThrough() {
      #expect(
        seen(
          by: Just(1).buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
            .breakpointOnError().breakpoint().print("x").assertNoFailure()) == ["1", "end"])
    }

    // MARK: - Sharing

    @Test func receiversShareOneConnection() {
      var connections = 0
      let shared = Deferred { [a] in
        connections += 1
        return a
      }.share()
      var seen: [String] = []
      let first = shared.sink(
        receiveCompletion: { _ in }, receiveValue: { seen.append("1: \($0)") })
      let second = shared.sink(
        receiveCompletion: { _ in }, receiveValue: { seen.append("2: \($0)") })
      a.send(5)
      #expect(seen.sorted() == ["1: 5", "2: 5"])
      #expect(connections == 1)
      first.cancel()
      second.cancel()
      a.send(6)
      #expect(seen.count == 2)
      let third = shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      #expect(connections == 2)
      third.cancel()
    }

    @Test func aTimerSendsWhileItIsConnected() {
      let timer = Timer.publish(every: 0.001, on: .current, in: .common)
      var seen: [Date] = []
      let subscription = timer.autoconnect().sink { seen.append($0) }
      while seen.count < 2 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.002)) }
      #expect(
        seen.prefix(2) == [
          Date(timeIntervalSinceReferenceDate: 0.001), Date(timeIntervalSinceReferenceDate: 0.002),
        ])
      subscription.cancel()
    }

    @Test func aMulticastSendsWhenItIsConnected() {
      let subject = PassthroughSubject<Int, Failing>()
      let multicast = a.multicast(subject: subject)
      var seen: [Int] = []
      let subscription = multicast.sink(
        receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
      a.send(1)
      let connection = multicast.connect()
      a.send(2)
      connection.cancel()
      a.send(3)
      #expect(seen == [2])
      subscription.cancel()
      #expect(self.seen(by: Just(1).makeConnectable().autoconnect()) == ["1", "end"])
    }
  }
}
