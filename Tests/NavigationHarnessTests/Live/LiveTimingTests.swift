import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// An app of a few dozen objects, two levels deep.
@MainActor
private final class Town {
  var houses = (0..<6).map { House(number: $0) }
  var path: [Int] = []
}

@MainActor
private final class House {
  let number: Int
  var isLit = false
  var rooms = (0..<4).map { Room(name: "room \($0)") }

  init(number: Int) { self.number = number }
}

@MainActor
private final class Room {
  var name: String
  var guests: [String] = []

  init(name: String) { self.name = name }
}

/// The cost of a worker: prints times, and expects the same graph.
@Suite(.inWorker, .ownsPlatform) struct LiveTimingTests {
  private func town(_ isolation: SystemConfiguration.Isolation) throws -> LiveSystem<Town> {
    try LiveSystem("Town", isolation: isolation) { _ in
      Town()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Town.self, role: "town") { $0.stack(\.path, root: "Square") }
      it.coordinator(House.self, role: "house")
      for number in 0..<6 {
        it.event("light \(number)", .external) { $0.houses[number].isLit = true }
        it.event(
          "visit \(number)", .external, unless: { $0.path.isEmpty ? nil : "somewhere already" },
          perform: { $0.path.append(number) })
        it.event("pass \(number)", .external) { _ in }
      }
    }
  }

  @Test func aWorkerFindsThatManyTransitionsAlike() throws {
    let clock = ContinuousClock()
    var graphs: [NavigationGraph] = []
    for isolation in [.worker, .inProcess] as [SystemConfiguration.Isolation] {
      let system = try town(isolation)
      let time = try clock.measure { graphs.append(try explore(system)) }
      print(
        "TIMING \(isolation): \(graphs.last!.states.count) states, "
          + "\(graphs.last!.edges.count) transitions in \(time)")
    }
    #expect(graphs[0].text == graphs[1].text)
    #expect(graphs[0].edges.count > 5_000)
  }
}
