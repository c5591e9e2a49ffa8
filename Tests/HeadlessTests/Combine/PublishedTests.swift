import HeadlessCombine
import NavigationModel
import PlatformTestSupport
import Testing

private final class Model: ObservableObject {
  @Published var x = 0
  @Published var name = "a"
  @Published private(set) var mode = Mode.rider

  enum Mode { case rider, driver(Int) }

  func drive() { mode = .driver(1) }
}

private final class Plain: ObservableObject {}

private class Base: ObservableObject {
  @Published var a = 0
}

private final class Derived: Base {
  @Published var b = 0
}

extension HeadlessTests {
  @MainActor @Suite struct PublishedTests {
    let driver = ScriptedDriver.installed()

    @Test("subscribing to `$x` emits the current value synchronously, inside `sink(...)`")
    func emitsOnSubscription() {
      let model = Model()
      var seen: [Int] = []
      let subscription = model.$x.sink { seen.append($0) }
      #expect(seen == [0])
      subscription.cancel()
    }

    @Test("… and before `.store`")
    func emitsBeforeStore() {
      let model = Model()
      var cancellables: Set<AnyCancellable> = []
      var storedWhenHeard: [Int] = []
      // The set is looked at through a pointer because `store` has not begun to change it yet.
      withUnsafeMutablePointer(to: &cancellables) { set in
        model.$x.sink { _ in storedWhenHeard.append(set.pointee.count) }.store(in: &set.pointee)
      }
      #expect(storedWhenHeard == [0])
      #expect(cancellables.count == 1)
    }

    @Test("assignment emits before the property changes")
    func emitsBeforeChange() {
      let model = Model()
      var seen: [String] = []
      let subscription = model.$x.dropFirst().sink { seen.append("\($0) while \(model.x)") }
      model.x = 1
      #expect(seen == ["1 while 0"])
      #expect(model.x == 1)
      withExtendedLifetime(subscription) {}
    }

    @Test("objectWillChange is sent before the subscribers hear the value")
    func objectWillChangeFirst() {
      let model = Model()
      var seen: [String] = []
      let value = model.$x.dropFirst().sink { _ in seen.append("value") }
      let object = model.objectWillChange.sink { seen.append("object \(model.x)") }
      model.x = 1
      #expect(seen == ["object 0", "value"])
      withExtendedLifetime((value, object)) {}
    }

    @Test("a subscription made inside a sink receives the old value, misses the one in flight")
    func subscribesInFlight() {
      let model = Model()
      var inner: [Int] = []
      var second: AnyCancellable?
      let first = model.$x.dropFirst().sink { _ in
        if second == nil { second = model.$x.sink { inner.append($0) } }
      }
      model.x = 1
      #expect(inner == [0])
      model.x = 2
      #expect(inner == [0, 2])
      withExtendedLifetime(first) {}
    }

    @Test("nested assignment: inner runs first, then the outer value overwrites it")
    func nestedAssignment() {
      let model = Model()
      var seen: [Int] = []
      let subscription = model.$x.sink {
        seen.append($0)
        if $0 == 1 { model.x = 2 }
      }
      model.x = 1
      #expect(seen == [0, 1, 2])
      #expect(model.x == 1)
      withExtendedLifetime(subscription) {}
    }

    @Test("a subscription cancelled during a delivery gets nothing more")
    func cancelledInFlight() {
      let model = Model()
      var seen: [String] = []
      var second: AnyCancellable?
      let first = model.$x.dropFirst().sink {
        seen.append("first \($0)")
        second?.cancel()
      }
      second = model.$x.dropFirst().sink { seen.append("second \($0)") }
      model.x = 1
      #expect(seen == ["first 1"])
      withExtendedLifetime(first) {}
    }

    @Test("removeDuplicates is per subscription")
    func removeDuplicatesPerSubscription() {
      let model = Model()
      var early: [Int] = []
      var late: [Int] = []
      let publisher = model.$x.removeDuplicates()
      let a = publisher.sink { early.append($0) }
      model.x = 1
      let b = publisher.sink { late.append($0) }
      model.x = 1
      model.x = 2
      #expect(early == [0, 1, 2])
      #expect(late == [1, 2])
      withExtendedLifetime((a, b)) {}
    }

    @Test("a released AnyCancellable stops its subscription")
    func releaseStops() {
      let model = Model()
      var seen: [Int] = []
      var cancellables: Set<AnyCancellable> = []
      model.$x.sink { seen.append($0) }.store(in: &cancellables)
      cancellables = []
      model.x = 1
      #expect(seen == [0])
      #expect(driver.log() == ["subscribed", "delivered 0", "unsubscribed"])
    }

    @Test("Objects without published properties have one publisher, inherited ones share it")
    func objectWillChangePublishers() {
      let plain = Plain()
      #expect(plain.objectWillChange === plain.objectWillChange)
      #expect(plain.objectWillChange !== Plain().objectWillChange)
      let derived = Derived()
      var count = 0
      let subscription = derived.objectWillChange.sink { count += 1 }
      derived.a = 1
      derived.b = 1
      derived.objectWillChange.send()
      #expect(count == 3)
      withExtendedLifetime(subscription) {}
    }

    @Test("A delivery says what was delivered, by case name or plain value, and where from")
    func deliveredText() throws {
      let model = Model()
      let subscriptions = [model.$mode.sink { _ in }, model.$name.sink { _ in }]
      model.drive()
      #expect(
        driver.log() == [
          "subscribed", "delivered rider", "subscribed", "delivered a", "delivered driver",
        ])
      let keeper = QuietPlatformDriver()
      HeadlessPlatform.driver = keeper
      model.name = "b"
      let box = try #require(keeper.occurrences.first?.subject as? any PlatformValueBox)
      #expect(box.boxedValue as? String == "b")
      withExtendedLifetime(subscriptions) {}
    }

    @Test("A subscription names the storage it listens to while it is live")
    func subscriptionSource() throws {
      let model = Model()
      let subscription = model.$x.map { $0 + 1 }.removeDuplicates().sink { _ in }
      let source = try #require(subscription.source as? any PlatformValueBox)
      #expect(source.boxedValue as? Int == 0)
      #expect(subscription.isLive)
      subscription.cancel()
      #expect(!subscription.isLive)
      #expect(subscription.source == nil)
    }

    @Test("Releasing the object ends what was assigned to its property")
    func assignToPublished() {
      let source = PassthroughSubject<Int, Never>()
      var model: Model? = Model()
      source.assign(to: &model!.$x)
      source.send(3)
      #expect(model?.x == 3)
      model = nil
      #expect(driver.log() == ["subscribed", "delivered 3", "unsubscribed"])
    }
  }

  @MainActor @Suite struct DeliveryOrderTests {
    private func heard(by count: Int, answer: Int) -> (String, ScriptedDriver) {
      let driver = ScriptedDriver.installed(answers: [answer])
      let model = Model()
      var text = ""
      let subscriptions = (0..<count).map { index in
        model.$x.dropFirst().sink { _ in text += "\(index)" }
      }
      model.x = 1
      withExtendedLifetime(subscriptions) {}
      return (text, driver)
    }

    @Test(
      "delivery order among several subscribers: as registered, reversed, each adjacent swap",
      arguments: [(0, "0123"), (1, "3210"), (2, "1023"), (3, "0213"), (4, "0132")])
    func fourSubscribers(answer: Int, expected: String) {
      let (text, driver) = heard(by: 4, answer: answer)
      #expect(text == expected)
      #expect(driver.questions.map(\.count) == [5])
      #expect(driver.questions.map(\.question) == [.subscriberOrder(source: "Int")])
    }

    @Test("Two subscribers have two orders, one has none to ask for")
    func fewSubscribers() {
      #expect(heard(by: 2, answer: 1).0 == "10")
      #expect(heard(by: 2, answer: 0).1.questions.map(\.count) == [2])
      #expect(heard(by: 1, answer: 0).1.questions.isEmpty)
      #expect(heard(by: 0, answer: 0).1.questions.isEmpty)
    }

    @Test("Whether the order of registration is another one is told, and only that")
    func registrationOrder() {
      let start = HeadlessPlatform.registrationOrder
      do {
        let subject = PassthroughSubject<Int, Never>()
        var first: AnyCancellable? = subject.sink { _ in }
        #expect(HeadlessPlatform.registrationOrder == start)
        let second = subject.sink { _ in }
        let two = HeadlessPlatform.registrationOrder
        #expect(two != start)
        subject.sink { _ in }.cancel()
        #expect(HeadlessPlatform.registrationOrder == two)
        first = subject.sink { _ in }
        #expect(HeadlessPlatform.registrationOrder != two)
        withExtendedLifetime((first, second)) {}
      }
      #expect(HeadlessPlatform.registrationOrder == start)
    }

    @Test("A set releases its subscriptions in the order in which they were stored")
    func setOrder() {
      for count in [2, 5, 40] {
        let driver = ScriptedDriver.installed()
        let subject = PassthroughSubject<Int, Never>()
        var released: [Int] = []
        var set: Set<AnyCancellable> = []
        for index in 0..<count {
          subject.handleEvents(receiveCancel: { released.append(index) }).sink { _ in }
            .store(in: &set)
        }
        set.removeAll()
        #expect(released == Array(0..<count))
        #expect(driver.log().count == 2 * count)
      }
    }
  }
}
