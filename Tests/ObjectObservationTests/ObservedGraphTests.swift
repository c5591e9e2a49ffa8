import Foundation
import HeadlessCombine
import NavigationHarness
import PlatformTestSupport
import Synchronization
import Testing

@testable import ObjectObservation

#if canImport(Observation)
  import Observation
#endif

/// Graphs of objects as an observer sees them.
@Suite("Observed graphs", .ownsPlatform)
struct ObservedGraphTests {
  private func lines(
    _ roots: AnyObject?..., options: ObservationOptions = .platform()
  ) -> [String] {
    ObjectObserver(options: options).describe(roots).description
      .replacing("ObservedGraphTests.", with: "").split(separator: "\n").map(String.init)
  }

  private class Node {
    let name: String
    var next: Node?
    init(_ name: String, next: Node? = nil) {
      self.name = name
      self.next = next
    }
  }

  @Test func `Objects are numbered breadth first`() {
    final class Fork {
      var left: Node?
      var right: Node?
    }
    let fork = Fork()
    let shared = Node("shared")
    fork.left = Node("left", next: Node("last"))
    fork.right = shared
    #expect(
      lines(fork, nil, shared) == [
        "roots #0 nil #1",
        "0 Fork(left: #2, right: #1)",
        #"1 Node(name: "shared", next: nil)"#,
        #"2 Node(name: "left", next: #3)"#,
        #"3 Node(name: "last", next: nil)"#,
      ])
  }

  @Test func `A cycle ends where it began`() {
    let first = Node("first")
    first.next = Node("second", next: first)
    #expect(
      lines(first) == [
        "roots #0",
        #"0 Node(name: "first", next: #1)"#,
        #"1 Node(name: "second", next: #0)"#,
      ])
    first.next = nil
  }

  private class Base {
    private var hidden = 1
    func touch() { hidden += 1 }
  }
  private final class Derived: Base {
    fileprivate var own = "own"
    lazy var made = [1, 2]
  }

  @Test func `Inherited and private properties come first, lazy ones keep their name`() {
    let object = Derived()
    #expect(lines(object) == ["roots #0", #"0 Derived(hidden: 1, own: "own", made: nil)"#])
    object.touch()
    _ = object.made
    #expect(lines(object) == ["roots #0", #"0 Derived(hidden: 2, own: "own", made: [1, 2])"#])
  }

  private protocol Delegate: AnyObject {}
  private final class Child: Delegate {
    weak var parent: Parent?
    weak var delegate: (any Delegate)?
    unowned var owner: AnyObject
    unowned(unsafe) var unsafe: AnyObject
    init(owner: AnyObject) {
      self.owner = owner
      unsafe = owner
    }
  }
  private final class Parent: Delegate {
    var child: Child?
    var delegate: (any Delegate)?
    struct Links {
      weak var back: Parent?
      var count = 0
    }
    var links = Links()
    enum Mode { case plain, linked(Links) }
    var mode = Mode.plain
  }

  @Test func `Weak and unowned references do not number what they point at`() {
    let parent = Parent()
    let outside = Node("outside")
    var doomed: Node? = Node("doomed")
    let child = Child(owner: doomed!)
    parent.child = child
    parent.delegate = child
    child.parent = parent
    child.delegate = parent
    parent.links.back = parent
    parent.mode = .linked(.init(back: parent, count: 1))
    #expect(
      lines(parent) == [
        "roots #0",
        "0 Parent(child: #1, delegate: #1, links: Parent.Links(back: weak #0, count: 0), "
          + "mode: .linked(Parent.Links(back: weak #0, count: 1)))",
        "1 Child(parent: weak #0, delegate: weak #0, owner: unowned unreached Node, "
          + "unsafe: ‹Unmanaged›)",
      ])
    doomed = nil
    child.parent = nil
    #expect(
      lines(child)[1]
        == "0 Child(parent: weak nil, delegate: weak unreached Parent, owner: unowned dead, "
        + "unsafe: ‹Unmanaged›)")
    child.owner = outside
    #expect(lines(child, outside)[1].contains("owner: unowned #1"))
  }

  private final class Registry {
    var byIdentity: [ObjectIdentifier: Node] = [:]
    var members: Set<Member> = []
    func add(_ name: String) {
      let node = Node(name)
      byIdentity[ObjectIdentifier(node)] = node
    }
  }
  private final class Member: Hashable {
    let name: String
    var friend: Member?
    init(_ name: String) { self.name = name }
    static func == (a: Member, b: Member) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func `Sets of objects and dictionaries by identity are ordered by content`() {
    var seen: Set<[String]> = []
    var fingerprints: Set<ObservationFingerprint> = []
    let names = ["a", "b", "c", "d", "e"]
    for shift in 0..<20 {
      let registry = Registry()
      // Keeps addresses from repeating.
      let gaps = (0..<shift).map { Node("gap \($0)") }
      for index in 0..<5 { registry.add(names[(index + shift) % 5]) }
      for index in 0..<5 { registry.members.insert(Member(names[(index * 2 + shift) % 5])) }
      for member in registry.members {
        member.friend = registry.members.first {
          $0.name == (member.name == "a" ? "b" : "a")
        }
      }
      seen.insert(lines(registry))
      fingerprints.insert(ObjectObserver(options: .platform()).observe([registry]))
      #expect(gaps.count == shift)
      for member in registry.members { member.friend = nil }
    }
    #expect(seen.count == 1)
    #expect(fingerprints.count == 1)
    let order = ObjectObserver(options: .platform()).describe([Registry()]).objects[0]
    #expect(order.fields.map(\.name) == ["byIdentity", "members"])
  }

  @Test func `A dictionary by identity names its objects`() {
    let registry = Registry()
    registry.add("only")
    #expect(lines(registry)[1] == "0 Registry(byIdentity: [unowned #1: #1], members: {})")
  }

  // MARK: - Published properties and subscriptions

  private final class Store: ObservableObject {
    @Published var items: [String] = ["one"]
    @Published private(set) var selected: String?
    let events = PassthroughSubject<Int, Never>()
    let count = CurrentValueSubject<Int, Never>(0)
  }
  private final class Screen {
    let store: Store
    var title = ""
    private var cancellables: Set<AnyCancellable> = []
    private var list: [AnyCancellable] = []
    private var single: AnyCancellable?
    var kept: [any Cancellable] = []
    init(_ store: Store) { self.store = store }
    func listen() {
      store.$items.sink { [weak self] in self?.title = $0.joined() }.store(in: &cancellables)
      store.count.sink { _ in }.store(in: &list)
      single = store.events.sink { _ in }
    }
    func listenAgain() { store.$items.sink { _ in }.store(in: &list) }
    func cancelOne() { single?.cancel() }
  }

  @Test func `A published property shows its value, a subscription what it listens to`() {
    let screen = Screen(Store())
    #expect(
      lines(screen) == [
        "roots #0",
        #"0 Screen(store: #1, title: "", kept: [])"#,
        #"1 Store(items: ["one"], selected: nil, events: nil, count: 0)"#,
      ])
    screen.listen()
    #expect(
      lines(screen)[1]
        == #"0 Screen(store: #1, title: "one", kept: [])"#
        + " ← #1 Store.count, #1 Store.events, #1 Store.items")
    let before = ObjectObserver(options: .platform()).observe([screen])
    screen.cancelOne()
    #expect(lines(screen)[1].hasSuffix(" ← #1 Store.count, #1 Store.items"))
    #expect(ObjectObserver(options: .platform()).observe([screen]) != before)
    let graph = ObjectObserver(options: .platform()).describe([screen])
    #expect(graph.objects[1].fields.map(\.isPublished) == [true, true, false, false])
    #expect(graph.unseen == [])
  }

  @Test func `Identical subscriptions are told apart up to a cap`() {
    let screen = Screen(Store())
    for _ in 0..<5 { screen.listenAgain() }
    #expect(
      lines(screen)[1].hasSuffix(" ← #1 Store.items, #1 Store.items, #1 Store.items"))
    #expect(
      lines(screen, options: .platform(subscriptionCap: 1))[1]
        .hasSuffix(" ← #1 Store.items"))
  }

  @Test func `A list leaves out what is only a subscription`() {
    let screen = Screen(Store())
    let empty = ObjectObserver(options: .platform()).observe([screen])
    screen.kept.append(screen.store.$items.sink { _ in })
    #expect(lines(screen)[1].hasSuffix("kept: []) ← #1 Store.items"))
    screen.kept.forEach { $0.cancel() }
    #expect(ObjectObserver(options: .platform()).observe([screen]) == empty)
  }

  @Test func `Sets and lists of subscriptions may not be there yet`() {
    final class Listener {
      lazy var later: Set<AnyCancellable> = []
      lazy var list: [AnyCancellable] = []
      var some: Set<AnyCancellable>?
      var twice: AnyCancellable??
    }
    let store = Store()
    let listener = Listener()
    #expect(lines(listener) == ["roots #0", "0 Listener()"])
    #expect(listensOf(listener, witnessed: true) == 0)
    store.$items.sink { _ in }.store(in: &listener.later)
    store.$items.sink { _ in }.store(in: &listener.list)
    listener.some = [store.$items.sink { _ in }]
    listener.twice = .some(store.$items.sink { _ in })
    #expect(listensOf(listener, witnessed: false) == 4)
    #expect(listensOf(listener, witnessed: true) == 4)
  }

  private func listensOf(_ object: AnyObject, witnessed: Bool) -> Int {
    let options = ObservationOptions.platform(subscriptionCap: 9)
    guard witnessed else {
      return ObjectObserver(options: options).describe([object]).objects[0].subscriptions.count
    }
    let walk = MirrorWalk(options: options)
    walk.run([object])
    return walk.graph.objects[0].subscriptions.count
  }

  @Test func `A subscription to an object out of reach names the type of its source`() {
    final class Listener {
      var cancellable: AnyCancellable?
    }
    let listener = Listener()
    let store = Store()
    listener.cancellable = store.$items.sink { _ in }
    #expect(lines(listener)[1] == "0 Listener() ← PublishedStorage<Array<String>>")
    listener.cancellable = AnyCancellable {}
    #expect(
      ObjectObserver(options: .platform()).describe([listener]).objects[0].subscriptions.map(
        \.property) == [""])
  }

  // MARK: - What is left out

  @Test func `Exclusions go by property and by type`() {
    final class Cache { var hits = 0 }
    final class Model {
      var cache = Cache()
      var clicks = 0
      var name = "n"
    }
    let model = Model()
    #expect(
      lines(model, options: .init(exclusions: [.field("clicks", of: "Model"), .type("Cache")]))
        == ["roots #0", #"0 Model(name: "n")"#])
    #expect(lines(model).count == 3)
  }

  @Test func `Classes of other modules are leaves unless their module is named`() {
    final class Other { let key: AnyKeyPath = \String.count }
    let graph = ObjectObserver(options: .platform()).describe([Other()])
    #expect(graph.objects[0].fields[0].value.description.hasPrefix("‹"))
    #expect(graph.unseen.count >= 1)
  }

  private final class Blind: @unchecked Sendable {
    let lock = Mutex(1)
    let flag = Atomic(2)
    let text: StaticString = "s"
    struct Inner: ~Copyable { var x = 1 }
    var unit: Void = ()
  }

  @Test func `What yields nothing is said`() {
    let graph = ObjectObserver(options: .platform()).describe([Blind()])
    let place = "ObjectObservationTests.ObservedGraphTests.Blind"
    #expect(graph.objects[0].fields.map(\.name) == ["text", "unit"])
    #expect(
      graph.unseen == [
        UnseenNote(place, "flag", reason: .yieldsNothing(type: "a noncopyable type")),
        UnseenNote(place, "lock", reason: .yieldsNothing(type: "a noncopyable type")),
        UnseenNote(place, "text", reason: .presenceOnly(type: "StaticString", module: nil)),
      ])
  }

  @Test func `Types of one name are told apart by their modules`() {
    let names = GraphReader.displayNames(
      of: ["A.Cart", "B.Cart", "A.Cart", "A.Shop"].map { TypeName(qualified: $0) })
    #expect(names == ["A.Cart", "B.Cart", "A.Cart", "Shop"])
  }

  // MARK: - Other kinds of classes

  private actor Counter {
    var count = 3
  }

  @Test func `Actors and generic classes are walked like others`() {
    final class Box<Content> {
      var content: Content
      init(_ content: Content) { self.content = content }
    }
    #expect(lines(Counter()) == ["roots #0", "0 Counter(count: 3)"])
    #expect(
      lines(Box(Box(1)))
        == ["roots #0", "0 Box<Box<Int>>(content: #1)", "1 Box<Int>(content: 1)"])
  }

  @Test func `Reached objects come in the order of their numbers`() {
    let last = Node("last")
    let first = Node("first", next: last)
    let observer = ObjectObserver(options: .platform())
    var told: [(AnyObject, Int)] = []
    observer.didReach = { told.append(($0, $1)) }
    _ = observer.observe([first])
    #expect(told.map(\.1) == [0, 1])
    #expect(told[0].0 === first && told[1].0 === last)
    #expect(observer.reachedObjects[0] === first && observer.reachedObjects[1] === last)
  }
}

#if canImport(Observation)
  @Observable private final class Tracked {
    var count = 1
    @ObservationIgnored var note = "n"
  }

  @Suite("Observed @Observable classes")
  struct ObservedObservableTests {
    @Test func `A tracked property keeps its declared name, the registrar is left out`() {
      #expect(
        ObjectObserver(options: .platform()).describe([Tracked()]).objects[0].description
          == #"Tracked(count: 1, note: "n")"#)
    }
  }
#endif
