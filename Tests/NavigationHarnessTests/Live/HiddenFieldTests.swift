import HeadlessCombine
import ModelChecker
import NavigationModel
import PlatformTestSupport
import Testing

@testable import NavigationHarness

/// A coordinator that goes on otherwise when it has turned three pages, which is seen nowhere.
@MainActor
private final class Player {
  var page = 0
  private var turns = 0
  private var dice = Dice(1)
  private var listening: AnyCancellable?
  private let pages = PassthroughSubject<Int, Never>()
  private var unheard = 3

  func turn() {
    turns = min(turns + 1, 3)
    page = turns < 3 ? 1 - page : 9
  }

  func roll() {
    let number = dice.roll(6)
    page = number == 5 ? 9 : 1 - page
  }

  func listen() {
    guard listening == nil else { return pages.send(page) }
    var left = unheard
    listening = pages.sink { [weak self] page in
      left -= 1
      self?.page = left > 0 ? 1 - page : 9
    }
  }
}

/// The stored property in which histories differ that were taken for one.
@Suite(.inWorker, .ownsPlatform) struct HiddenFieldTests {
  private func messages(
    _ isolation: SystemConfiguration.Isolation,
    leavingOut exclusions: [ObservationOptions.Exclusion] = [],
    turn: @escaping @MainActor (Player) -> Void
  ) throws -> [String] {
    let system = try LiveSystem("Player", isolation: isolation) { _ in
      Player()
    } declare: { (it: inout LiveDeclarations<Player>) in
      it.root { $0 }
      it.coordinator(Player.self, role: "player")
      for exclusion in exclusions { it.exclusions.insert(exclusion) }
      it.event("turn", .external, perform: turn)
    }
    return try explore(system).faults.map(\.fault.message)
  }

  private func text(_ end: String) -> String {
    "Two traces lead to states that look equal, but 'turn' goes on differently. \(end)"
  }

  private let notObserved =
    "It is not observed: declare a fact that tells it, by it.fact, or, if another module of the app "
    + "declares its type, name that in it.appModules."

  private func excluded(
    _ isolation: SystemConfiguration.Isolation
  ) throws -> [String] {
    try messages(isolation, leavingOut: [.field("turns", of: "Player")]) { $0.turn() }
  }

  @Test func anExcludedPropertyIsNamed() throws {
    #expect(
      try excluded(.worker) == [
        text(
          "The first stored property that differs is Player.turns: 0 after the first, 2 after the "
            + "second. It is excluded: take it out of it.exclusions.")
      ])
  }

  @Test func itIsFoundInThisProcessToo() throws {
    #expect(try excluded(.inProcess) == excluded(.worker))
  }

  @Test func aPropertyOfAnotherModulesTypeIsNamed() throws {
    let found = try messages(.worker) { $0.roll() }
    #expect(found.count == 1)
    let start = text("The first stored property that differs is Player.dice.state: ")
    #expect(found.first?.hasPrefix(start) == true)
    let end =
      " after the second. \(notObserved)"
    #expect(found.first?.hasSuffix(end) == true)
  }

  @Test func whatASubscriptionCapturedIsNamed() throws {
    let found = try messages(.worker) { $0.listen() }
    #expect(
      found == [
        text(
          "The first stored property that differs is Sink<Int, Never>.receiveValue.captured 0: 3 "
            + "after the first, 1 after the second. \(notObserved)")
      ])
  }
}
