import HeadlessCombine
import ModelChecker
import ObjectObservation
import PlatformTestSupport
import TestSupport
import Testing

@testable import NavigationHarness

/// The ways of one event, and which of them are tried.
struct EventWaysTests {
  /// How one way of an event ends.
  private typealias Way = (counts: [Int], points: [EventWays.Point], end: Int)

  /// Tries the ways of an event.
  ///
  /// - Parameters:
  ///   - states: for each end the number of its state; an end is its own state when nil.
  ///   - way: returns how the event ends after answers to all its questions.
  private func tried(
    isTrusted: Bool = true, questions: Int = 2, states: [Int]? = nil,
    loss: [Int]? = nil, _ way: ([Int]) -> Way
  ) -> [String] {
    var ways = EventWays(isTrusted: isTrusted)
    var scripts: [String] = []
    while let script = ways.next, scripts.count < 50 {
      let answers = script + Array(repeating: 0, count: questions - script.count)
      scripts.append(answers.map(String.init).joined())
      let (counts, points, end) = way(answers)
      let judgment =
        answers == loss
        ? ways.noteLoss(answers: answers, counts: counts)
        : ways.note(
          answers: answers, counts: counts, points: points.filter { $0.position >= script.count },
          end: end
        ) { (states?[$0] ?? $0) == (states?[$1] ?? $1) }
      if judgment == .surprising { scripts.append("again") }
    }
    return scripts
  }

  private func point(_ position: Int, _ seen: UInt64) -> EventWays.Point {
    EventWays.Point(position: position, seen: ObservationFingerprint(high: 0, low: seen))
  }

  @Test func allThatFollowsAPointIsTriedAfterTheFirstWayThere() {
    #expect(
      tried { _ in ([3, 2], [point(1, 7)], 0) } == ["00", "01", "10", "20"])
    // Without trust, and where what is seen differs, all are.
    let all = ["00", "01", "10", "11", "20", "21"]
    #expect(tried(isTrusted: false) { _ in ([3, 2], [point(1, 7)], 0) } == all)
    #expect(tried { ([3, 2], [point(1, UInt64($0[0]))], 0) } == all)
    #expect(tried { _ in ([3, 2], [], 0) } == all)
  }

  @Test func afterALaterWayEachEndIsTriedOnce() {
    // The third answer ends like the first one.
    #expect(
      tried { answers in ([2, 3], [point(1, 7)], answers[1] % 2) }
        == ["00", "01", "02", "10", "11"])
    // What was done before the point makes other effects, in the same states.
    #expect(
      tried(states: [0, 1, 0, 1]) { answers in
        ([2, 3], [point(1, 7)], answers[0] * 2 + answers[1] % 2)
      } == ["00", "01", "02", "10", "11"])
  }

  @Test func pointsWithinPointsAreMetAgain() {
    #expect(
      tried(questions: 3) { answers in
        ([2, 2, 2], [point(1, UInt64(answers[0])), point(2, 9)], 0)
      } == ["000", "001", "010", "100", "110"])
  }

  @Test func anUnexpectedStateLetsAllWaysBeTried() {
    #expect(
      tried { answers in ([2, 2], [point(1, 7)], answers[0]) }
        == ["00", "01", "10", "again", "00", "01", "10", "11"])
    #expect(
      tried { answers in ([2, 2], [point(1, 7)], answers == [1, 1] ? 2 : answers[1]) }
        == ["00", "01", "10", "11", "again", "00", "01", "10", "11"])
  }

  /// As where the app draws random numbers: the points of the way before say nothing then.
  @Test func whereFewerQuestionsComeUpThanBeforeAllWaysAreTried() {
    var ways = EventWays(isTrusted: true)
    func note(_ answers: [Int], _ points: [EventWays.Point]) -> EventWays.Judgment {
      ways.note(
        answers: answers, counts: answers.map { _ in 2 }, points: points, end: 0, isSameState: ==)
    }
    #expect(note([0, 0, 0], [point(1, 7), point(2, 8)]) == .asExpected)
    #expect(ways.next == [0, 0, 1])
    #expect(note([0], []) == .surprising)
    #expect(ways.next == [])
  }

  @Test func whereAWayEndsTheProcessAllFurtherOnesAreTried() {
    #expect(
      tried(loss: [0, 1]) { _ in ([2, 2], [point(1, 7)], 0) } == ["00", "01", "10", "11"])
    #expect(
      tried(loss: [2, 0]) { _ in ([3, 2], [point(1, 7)], 0) }
        == ["00", "01", "10", "20", "again", "00", "01", "10", "11", "20", "21"])
  }
}

/// A coordinator with three listeners that do the same, and two tasks of which one or both do something.
@MainActor
private final class Choir {
  var told = 0
  var echo = ""
  let minds: Bool
  private let baton = PassthroughSubject<String, Never>()
  private var voices: Set<AnyCancellable> = []

  init(minds: Bool) {
    self.minds = minds
    for _ in 0..<3 {
      baton.sink { [weak self] _ in self?.told += 1 }.store(in: &voices)
    }
  }

  func sing() {
    baton.send("!")
    for voice in 0..<2 { Task { echo += minds || voice == 0 ? "\(voice)" : "" } }
  }
}

/// The ways of an event in a search.
@Suite(.ownsPlatform) struct WaysInASearchTests {
  private func search(
    minds: Bool, _ reductions: Reductions
  ) throws -> (edges: [String], replays: Int) {
    let system = try LiveSystem("Choir", isolation: .inProcess) { _ in
      Choir(minds: minds)
    } declare: { it in
      it.root { $0 }
      it.event(
        "sing", .external, unless: { $0.told == 0 ? nil : "the song is over" },
        perform: { $0.sing() })
    }
    let graph = try explore(system, options: ExplorationOptions(reductions: reductions))
    #expect(graph.faultsOfStates == [] && graph.faultyTransitions == [])
    return (
      graph.edges.map { "\($0.source) \($0.choices) \($0.target!)" }, system.effort!.replays
    )
  }

  @Test func theSameIsFoundWithFewerObjects() throws {
    for minds in [false, true] {
      let all = try search(minds: minds, [])
      let some = try search(minds: minds, .orders)
      #expect(some.edges == all.edges)
      #expect(some.edges.count == (minds ? 2 : 1))
      // Where both orders of the jobs end otherwise, both are tried after each order of the listeners.
      #expect(minds ? some.replays <= all.replays : some.replays < all.replays)
    }
  }
}

/// A coordinator that remembers who was told first where nobody sees it, and goes by it later.
@MainActor
private final class Gossip {
  var news = ""
  private let heard = PassthroughSubject<Void, Never>()
  private var voices: Set<AnyCancellable> = []
  private var first: Int? {
    get { Self.first }
    set { Self.first = newValue }
  }
  static var first: Int?

  init() {
    for voice in 0..<2 {
      heard.sink { [weak self] in if self?.first == nil { self?.first = voice } }
        .store(in: &voices)
    }
  }

  func tell() {
    heard.send()
    for voice in 0..<2 { Task { if voice == 0 { news += "\(first!)" } } }
  }
}

@Suite(.ownsPlatform) struct UnseenWaysTests {
  @Test func whereSomethingIsNotSeenAllWaysAreTried() throws {
    func edges(_ reductions: Reductions) throws -> [String] {
      let system = try LiveSystem("Gossip", isolation: .inProcess, hiddenStateCheck: .none) { _ in
        Gossip()
      } declare: { it in
        it.root { $0 }
        it.resetStatics = { Gossip.first = nil }
        it.event(
          "tell", .external, unless: { $0.news.isEmpty ? nil : "all was told" },
          perform: { $0.tell() })
      }
      let graph = try explore(system, options: ExplorationOptions(reductions: reductions))
      return graph.edges.map { "\($0.source) \($0.choices) \($0.target!)" }
    }
    #expect(try edges(.orders) == edges([]))
    #expect(try edges(.orders).count == 2)
  }
}

/// A coordinator whose tasks read, write and note an amount, with pauses between.
@MainActor
private final class Ledger {
  enum Step { case read, write, note, pause }

  var amount = 0
  var notes = ""

  /// What a task has read is in a variable of its own, where nobody sees it.
  func begin(_ tasks: [[Step]]) {
    for steps in tasks {
      Task {
        var seen = 0
        for step in steps {
          switch step {
          case .read: seen = amount
          case .write: amount = seen + 1
          case .note: notes += "\(seen)"
          case .pause: await Task.yield()
          }
        }
      }
    }
  }
}

@Suite(.ownsPlatform) struct WaysOfTasksTests {
  private func edges(_ tasks: [[Ledger.Step]], _ reductions: Reductions) throws -> Set<String> {
    let system = try LiveSystem("Ledger", isolation: .inProcess, hiddenStateCheck: .none) { _ in
      Ledger()
    } declare: { it in
      it.root { $0 }
      it.choiceBound = 8
      it.jobOrderBound = 8
      it.event("begin", .external, unless: { $0.notes.isEmpty ? nil : "it has begun" }) {
        $0.begin(tasks)
      }
    }
    let graph = try explore(system, options: ExplorationOptions(reductions: reductions))
    return Set(graph.edges.map { "\($0.source) \(graph.states[$0.target!].records)" })
  }

  @Test(arguments: 0..<Thorough.count(12, of: 40)) func whatTasksHaveReadIsNotLost(seed: Int) throws
  {
    var dice = Dice(seed)
    let tasks = (0..<3).map { _ in
      (0..<4).map { _ in [Ledger.Step.read, .write, .note, .pause][dice.roll(4)] } + [.note]
    }
    #expect(try edges(tasks, .orders) == edges(tasks, []), "\(tasks)")
  }
}
