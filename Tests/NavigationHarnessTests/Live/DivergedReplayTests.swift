import Foundation
import ModelChecker
import NavigationModel
import PlatformTestSupport
import Testing

@testable import NavigationHarness

@MainActor
private final class Book {
  let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

/// A coordinator that gives its books identifiers.
@MainActor
private final class Shelf {
  var books: [Book] = []
  var lamps = [false, false, false, false, false, false, false]
  private let identify: @MainActor () -> String

  init(identify: @escaping @MainActor () -> String) { self.identify = identify }
  func add() { books.append(Book(identify())) }
}

@MainActor private var booksOfAllShelves = 0

/// What is another one in each replay is told once, early, and with what to do.
@Suite(.inWorker, .ownsPlatform) struct DivergedReplayTests {
  private func shelf(
    excluding exclusions: Set<ObservationOptions.Exclusion> = [],
    identify: @escaping @MainActor () -> String
  ) throws -> LiveSystem<Shelf> {
    try LiveSystem("Shelf", isolation: .inProcess) { _ in
      Shelf(identify: identify)
    } declare: { it in
      it.root { $0 }
      it.exclusions = exclusions
      it.event("add", .external, unless: { $0.books.count > 2 ? "it is full" : nil }) { $0.add() }
      for lamp in 0..<7 { it.event("lamp \(lamp)", .external) { $0.lamps[lamp].toggle() } }
    }
  }

  private func faults(
    _ identify: @escaping @MainActor () -> String
  ) throws -> (messages: Set<String>, states: Int, completeness: Completeness) {
    let graph = try explore(try shelf(identify: identify))
    return (
      Set(graph.systemFaults.map(\.fault.message)), graph.states.count, graph.completeness
    )
  }

  @Test func aRandomIdentifierIsNamedWithItsCure() throws {
    let found = try faults { UUID().uuidString }
    #expect(
      found.messages == [
        "The same events led to a different state when they were replayed: Book.identifier "
          + "differs. This looks like a random identifier. Let the subject count instead, or leave "
          + #"out what is no state: it.exclusions.insert(.field("identifier", of: "Book"))."#
      ])
  }

  @Test func itIsSaidWithinTheFirstHundredStates() throws {
    let found = try faults { UUID().uuidString }
    #expect(found.states <= 100)
    #expect(found.completeness == .interrupted("at a replay that led elsewhere"))
  }

  @Test func aStaticIsNamedWithItsCure() throws {
    let found = try faults {
      booksOfAllShelves += 1
      return "book \(booksOfAllShelves)"
    }
    #expect(
      found.messages == [
        "The same events led to a different state when they were replayed: Book.identifier "
          + "differs. Something that is not reset with the subject takes part: a static, a random "
          + "number, a clock, a dictionary's order. Reset it with the subject, or leave out what is "
          + #"no state: it.exclusions.insert(.field("identifier", of: "Book"))."#
      ])
  }

  @Test func theCureHelps() throws {
    let system = try shelf(excluding: [.field("identifier", of: "Book")]) { UUID().uuidString }
    let graph = try explore(system, options: ExplorationOptions(limits: Limits(depth: 3)))
    #expect(graph.systemFaults.isEmpty)
    #expect(graph.completeness == .bounded(by: .depth))
  }

  @Test func theSamePropertiesHaveTheSameFault() {
    func snapshot(_ value: String, _ title: String = "") -> NavigationSnapshot {
      NavigationSnapshot(unobserved: [
        UnobservedNode(path: .init(type: "Book", field: "identifier"), value: value),
        UnobservedNode(path: .init(type: "Book", field: "title"), value: title),
      ])
    }
    var replays = DivergedReplays()
    func fault(_ first: NavigationSnapshot, _ second: NavigationSnapshot) -> Fault {
      replays.fault(.diverged, expected: first, seen: second)
    }
    let first = fault(snapshot("1"), snapshot("2"))
    #expect(fault(snapshot("3"), snapshot("4")) == first)
    #expect(fault(snapshot("1", "Emma"), snapshot("2", "Persuasion")) != first)
    #expect(fault(snapshot("1"), snapshot("1")).message == Fault.diverged.message)
  }
}
