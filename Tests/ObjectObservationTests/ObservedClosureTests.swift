import Testing

@testable import ObjectObservation

/// What closures captured, as an observer sees it.
@Suite("Observed closures")
struct ObservedClosureTests {
  private final class Lamp {
    var name = "hall"
    func light() { name += "!" }
  }

  private final class Room {
    var action: () -> Void
    var later: [() -> Void] = []
    var maybe: (() -> Void)?
    init(_ action: @escaping () -> Void) { self.action = action }
  }

  private func graph(of room: Room) -> ObservedGraph {
    let seen = ObjectObserver().describe([room])
    let walk = MirrorWalk(options: ObservationOptions())
    walk.run([room])
    #expect(walk.graph == seen)
    return seen
  }

  /// What a closure captured, as text.
  private func captured(_ action: @escaping () -> Void) -> String {
    let room = Room(action)
    guard case .closure(let closure) = graph(of: room).objects[0]["action"] else { return "-" }
    return closure.captured.map { "\($0.value)" }.joined(separator: ", ")
  }

  @Test func `Values are seen in the order of their captures`() {
    let lamp = Lamp()
    let text = "text"
    var count = 1
    let seen = [
      captured {}, captured { print(lamp) }, captured { print(text, lamp, count) },
      captured { [weak lamp] in print(lamp as Any) }, captured { [unowned lamp] in print(lamp) },
      captured(lamp.light),
    ]
    let name = "ObservedClosureTests.Lamp"
    #expect(
      seen == [
        "", "#1", #""text", #1, 1"#, "weak unreached \(name)", "unowned unreached \(name)", "#1",
      ])
    count += 1
    let counting = captured { count += 1 }
    #expect(counting == "2")
  }

  @Test func `The function has the name of its source`() {
    let place = "in ObservedClosureTests.furnished()"
    #expect(
      graph(of: furnished()).objects[0].description
        == "ObservedClosureTests.Room(action: ‹closure #1 \(place)›(captured 0: #1), "
        + "later: [‹closure #2 \(place)›(captured 0: #1)], "
        + "maybe: ‹implicit closure #2 in implicit closure #1 \(place)›(captured 0: #1))")
  }

  private func furnished() -> Room {
    let lamp = Lamp()
    let room = Room { print(lamp) }
    room.later = [{ print(lamp) }]
    room.maybe = lamp.light
    return room
  }

  @Test func `A variable that a closure captured is state`() {
    var count = 0
    let room = Room { count += 1 }
    let observer = ObjectObserver()
    let before = observer.observe([room])
    #expect(observer.observe([room]) == before)
    room.action()
    #expect(observer.observe([room]) != before)
    count = 0
    #expect(observer.observe([room]) == before)
  }

  @Test func `A closure made anew is the same`() {
    func made(_ number: Int) -> Room { Room { print(number) } }
    let observer = ObjectObserver()
    let first = made(1)
    let second = made(1)
    let other = made(2)
    #expect(observer.observe([first]) == observer.observe([second]))
    #expect(observer.observe([first]) != observer.observe([other]))
    second.action = { print(1) }
    #expect(observer.observe([first]) != observer.observe([second]))
  }

  @Test func `A closure that captured itself ends`() {
    var again: (() -> Void)?
    let room = Room {}
    again = {
      print("again")
      again?()
    }
    room.maybe = again
    #expect(graph(of: room).objects[0].description.contains("‹again 1›"))
    again = nil
  }

  @Test func `Closures within closures have an end`() {
    var action: () -> Void = {}
    for _ in 0..<20 {
      let inner = action
      action = { inner() }
    }
    let seen = graph(of: Room(action))
    #expect(seen.unseen.map(\.reason) == [.captures])
    #expect(seen.unseen.map(\.place) == ["ObservedClosureTests.Room.action"])
  }

  // MARK: - Generic closures

  private func showing<Value, Other: Collection>(
    _ value: Value, _ other: Other
  ) -> () -> Void where Other.Element: Equatable {
    let first = other.first
    return { print(value, first as Any) }
  }

  @Test func `Generic closures are read by what they are generic over`() {
    let seen = [
      captured(showing(1, "x")), captured(showing(Lamp(), [1.5])),
      captured(Shelf(item: 3).adding(to: Lamp())), captured(TallShelf(item: 3).adding(to: Lamp())),
    ]
    #expect(seen == [#"1, "x""#, "#1, 1.5", "#1, #2, 3", "#1, #2, 3"])
  }

  private class Shelf<Item> {
    var item: Item
    init(item: Item) { self.item = item }

    func adding(to lamp: AnyObject) -> () -> Void {
      let item = item
      return { print(self, lamp, item) }
    }
  }

  private final class TallShelf: Shelf<Int> {}

  private class Sign {
    class var text: String { "sign" }
    func showing(_ number: Int) -> () -> Void { { print(Self.text, number) } }
  }

  private final class LargeSign: Sign {}

  @Test func `The type of a captured object is read`() {
    let seen = captured(LargeSign().showing(3))
    #expect(
      seen == "ObservedClosureTests.LargeSign.self, 3"
        || seen == "3, ObservedClosureTests.LargeSign.self")
  }

  private func packed<each Value>(_ value: repeat each Value) -> () -> Void {
    { print((repeat each value)) }
  }

  @Test func `What can't be read is listed`() {
    let seen = graph(of: Room(packed(1, "two")))
    #expect(seen.unseen.map(\.reason) == [.captures])
    #expect(seen.objects[0].description.contains("‹not read›"))
  }

  private protocol Lit<Step>: AnyObject { associatedtype Step }

  private final class Candle: Lit { typealias Step = Int }

  private final class Switch<Step> {
    func turning(_ lit: any Lit<Step>) -> () -> Void { { [weak lit] in print(lit as Any) } }
  }

  @Test func `A type of which an argument is not known is not read`() {
    let candle = Candle()
    let seen = graph(of: Room(Switch<Int>().turning(candle)))
    #expect(seen.unseen.map(\.reason) == [.captures])
  }

  private protocol Stepping { associatedtype Step }

  private struct Stairs: Stepping { typealias Step = Int }

  private final class Banister<Way: Stepping> {
    func turning(_ lit: any Lit<Way.Step>) -> () -> Void { { [weak lit] in print(lit as Any) } }
  }

  private final class Landing<First, Way: Stepping> {
    func turning(_ lit: any Lit<Way.Step>) -> () -> Void { { [weak lit] in print(lit as Any) } }

    func resting(_ step: Way.Step) -> () -> Void { { print(step) } }
  }

  @Test func `A type of which a member of an argument is not known is not read`() {
    let candle = Candle()
    for turning in [
      Banister<Stairs>().turning(candle), Landing<Bool, Stairs>().turning(candle),
    ] {
      #expect(graph(of: Room(turning)).unseen.map(\.reason) == [.captures])
    }
    // A value of it is kept together with what the closure is generic over.
    #expect(graph(of: Room(Landing<Bool, Stairs>().resting(1))).unseen.isEmpty)
  }

  // MARK: - Doubt

  @Test func `The canary's closures are read as its source says`() {
    #expect(ClosureReading.ofProcess == .captures)
    #expect(ClosureCanary.doubt(comparingPlans: true) == nil)
    #expect(ClosureCanary.doubt(comparingPlans: false) == nil)
  }

  @Test func `Closures that are not read are listed`() {
    let room = Room {}
    let plans = PlannedWalk(options: ObservationOptions(), readsClosures: false)
    let reflection = MirrorWalk(options: ObservationOptions(), readsClosures: false)
    plans.run([room])
    reflection.run([room])
    #expect(plans.graph.objects == reflection.graph.objects)
    #expect(plans.graph.unseen.map(\.reason) == [.captures, .captures, .captures])
    // Reflection notes what it meets, plans what there may be.
    #expect(reflection.graph.unseen.map(\.reason) == [.captures])
    #expect(plans.graph.objects[0]["action"] == .opaque("() -> ()"))
  }

  @Test(arguments: [
    ("closure #1 () -> () in Shop.Cart.open() -> ()", "closure #1 in Cart.open()"),
    (
      "partial apply forwarder for closure #2 @Swift.MainActor (Shop.Item) -> () in "
        + "Shop.(Cart in _1A2B).(open in _1A2B)(_: Shop.Item, id: Swift.Int) async throws -> ()",
      "closure #2 in Cart.open(_: Item, id: Int)"
    ),
    (
      "generic specialization <Swift.Int> of closure #1 () -> () in static Shop.Cart.make<A>(A) -> ()",
      "closure #1 in static Cart.make<A>(A)"
    ),
    (
      "merged partial apply forwarder for implicit closure #2 () -> () in implicit closure #1 "
        + "(Shop.Cart) -> () -> () in Shop.Cart.total.getter : Swift.Int",
      "implicit closure #2 in implicit closure #1 in Cart.total.getter"
    ),
    (
      "async function pointer to closure #3 () async -> () in Shop.run() -> ()",
      "closure #3 in run()"
    ),
  ])
  func `Names of functions are short`(demangled: String, name: String) {
    #expect(FunctionName(demangled: demangled).text == name)
  }
}
