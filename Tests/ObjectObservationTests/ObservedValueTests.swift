import Testing

@testable import ObjectObservation

/// Single values as an observer sees them.
@Suite("Observed values")
struct ObservedValueTests {
  private final class Holder<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Returns the observation of a property that holds the value.
  private func seen<Value>(_ value: Value, _ options: ObservationOptions = .init()) -> String {
    let graph = ObjectObserver(options: options).describe([Holder(value)])
    return graph.objects[0]["value"]?.description ?? "no field"
  }

  private struct Point: Hashable { var x = 1, y = -2 }
  private enum Plain: Hashable { case first, second }
  private enum Route: Hashable {
    case list
    case detail(id: String)
    case pair(Int, String)
    case nested(Point, Plain?)
    indirect case after(Route)
  }
  private indirect enum Tree { case leaf, node(Tree, Int, Tree) }
  private struct Empty: Hashable {}
  private protocol Shape {}
  private struct Square: Shape { var side = 3 }
  private struct Large: Shape { var a = 1, b = 2, c = 3, d = 4, e = "five" }
  private enum Kind: String, Shape { case round }

  @Test func `Numbers, truth and text`() {
    #expect(seen(true) == "true")
    #expect(seen(false) == "false")
    #expect(seen(-1) == "-1")
    #expect(seen(Int8.min) == "-128")
    #expect(seen(Int16.min) == "-32768")
    #expect(seen(Int32.min) == "-2147483648")
    #expect(seen(Int64.min) == "-9223372036854775808")
    #expect(seen(UInt8.max) == "255")
    #expect(seen(UInt16.max) == "65535")
    #expect(seen(UInt32.max) == "4294967295")
    #expect(seen(UInt64.max) == "18446744073709551615")
    #expect(seen(1.5) == "1.5")
    #expect(seen(Float(0.25)) == "0.25")
    #expect(seen("") == #""""#)
    #expect(seen("fifteen letters") == #""fifteen letters""#)
    #expect(seen("sixteen letters!") == #""sixteen letters!""#)
    #expect(seen("grün") == #""grün""#)
    #expect(seen("a longer text with an ü in it") == #""a longer text with an ü in it""#)
    #expect(seen(String(repeating: "long ", count: 3) + "made") == #""long long long made""#)
    #expect(seen("a substring".dropFirst(2)) == #""substring""#)
    #expect(seen(Character("ß")) == #""ß""#)
  }

  @Test func `Optionals, also nested ones`() {
    #expect(seen(Int?.none) == "nil")
    #expect(seen(Int?.some(3)) == "3")
    #expect(seen(String?.none) == "nil")
    #expect(seen(String?.some("x")) == #""x""#)
    #expect(seen(Int??.none) == "nil")
    #expect(seen(Int??.some(.none)) == ".some(nil)")
    #expect(seen(Int??.some(1)) == "1")
    #expect(seen(Plain?.none) == "nil")
    #expect(seen(Plain?.some(.second)) == ".second")
    #expect(seen(Route?.none) == "nil")
    #expect(seen([Int]?.none) == "nil")
    #expect(seen([Int]?.some([])) == "[]")
  }

  @Test func `Structs, tuples and enums`() {
    #expect(seen(Point()) == "ObservedValueTests.Point(x: 1, y: -2)")
    #expect(seen((1, label: "two")) == #"(0: 1, label: "two")"#)
    #expect(seen(Empty()) == "ObservedValueTests.Empty()")
    #expect(seen(Plain.second) == ".second")
    #expect(seen(Route.list) == ".list")
    #expect(seen(Route.detail(id: "a")) == #".detail(id: "a")"#)
    #expect(seen(Route.pair(1, "b")) == #".pair(1, "b")"#)
    #expect(
      seen(Route.nested(Point(), .first))
        == ".nested(ObservedValueTests.Point(x: 1, y: -2), .first)")
    #expect(seen(Route.after(.after(.detail(id: "c")))) == #".after(.after(.detail(id: "c")))"#)
    #expect(
      seen(Tree.node(.leaf, 1, .node(.leaf, 2, .leaf)))
        == ".node(.leaf, 1, .node(.leaf, 2, .leaf))")
    #expect(seen(Result<Int, Never>.success(1)) == ".success(1)")
    #expect(seen(1..<3) == "Range<Int>(lowerBound: 1, upperBound: 3)")
  }

  @Test func `Collections, sorted by content where they have no order`() {
    #expect(seen([1, 2, 3]) == "[1, 2, 3]")
    #expect(seen([Int]()) == "[]")
    #expect(seen([true, false]) == "[true, false]")
    #expect(seen(ContiguousArray([1, 2])) == "[1, 2]")
    #expect(seen([1, 2, 3].dropFirst()) == "[2, 3]")
    #expect(seen([Route.list, .pair(1, "x")]) == #"[.list, .pair(1, "x")]"#)
    #expect(seen(Set([3, 1, 2])) == "{1, 2, 3}")
    #expect(seen(Set<Int>()) == "{}")
    #expect(seen(["b": 2, "a": 1]) == #"["a": 1, "b": 2]"#)
    #expect(seen([String: Int]()) == "[:]")
    #expect(seen(["k": ["i": [1]]]) == #"["k": ["i": [1]]]"#)
    let many = Set(0..<100)
    #expect(seen(many) == "{\((0..<100).map(String.init).joined(separator: ", "))}")
  }

  @Test func `Existentials tell their type`() {
    #expect(
      seen(Square() as any Shape)
        == "(ObservedValueTests.Square(side: 3) as ObservedValueTests.Square)")
    #expect(
      seen(Large() as any Shape)
        == #"(ObservedValueTests.Large(a: 1, b: 2, c: 3, d: 4, e: "five") as ObservedValueTests.Large)"#
    )
    #expect(seen(Kind.round as (any Shape)?) == "(.round as ObservedValueTests.Kind)")
    #expect(seen((any Shape)?.none) == "nil")
    #expect(seen(5 as Any) == "(5 as Int)")
    #expect(seen([1, "two"] as [Any]) == #"[(1 as Int), ("two" as String)]"#)
    #expect(seen(AnyHashable("x")) == #"("x" as String)"#)
    #expect(seen(Int.self as Any.Type) == "Int.self")
    #expect(
      seen(Failure.offline(after: 3) as any Error)
        == "(.offline(after: 3) as ObservedValueTests.Failure)")
    #expect(seen((any Error)?.none) == "nil")
    #expect(
      seen(Stack() as any Stock<Int>)
        == "(ObservedValueTests.Stack(items: [1]) as ObservedValueTests.Stack)")
  }

  private protocol Stock<Item> { associatedtype Item }
  private struct Stack: Stock {
    typealias Item = Int
    var items = [1]
  }

  private enum Failure: Error { case offline(after: Int) }

  @Test func `Tasks and clocks are only there or not`() {
    #expect(seen((() -> Void)?.none) == "nil")
    let task = Task {}
    #expect(seen(Task<Void, Never>?.some(task)) == "‹Task<(), Never>›")
    #expect(seen(ContinuousClock()) == "‹ContinuousClock›")
  }

  @Test func `A task shows what is known of it by its address`() {
    let task = Task {}
    var options = ObservationOptions()
    options.readTask = {
      let isKnown = $0 == unsafeBitCast(task, to: UnsafeRawPointer.self)
      return .task(ObservedTask(place: .pending, position: 7, isCancelled: isKnown))
    }
    #expect(seen(Task<Void, Never>?.some(task), options) == "cancelled task")
    #expect(seen(Task {}, options) == "task")
    #expect(seen(Task<Void, Never>?.none, options) == "nil")
  }

  @Test func `A reader shows what else is only seen to be there`() {
    let options = ObservationOptions(readers: [
      .init(StaticString.self) { .string($0.description) }
    ])
    #expect(seen("s" as StaticString, options) == #""s""#)
    #expect(seen(StaticString?.none, options) == "nil")
    #expect(seen("s" as StaticString) == "‹StaticString›")
  }
}
