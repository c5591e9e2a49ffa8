import Foundation
import PlatformTestSupport
import Testing

@testable import ObjectObservation

@Suite struct FieldDifferenceTests {
  /// A graph of objects, the first of which is the root.
  private func graph(_ objects: (type: String, fields: [(String, ObservedValue)])...)
    -> ObservedGraph
  {
    ObservedGraph(
      objects: objects.map { object in
        ObservedObject(
          type: object.type, module: "App",
          fields: object.fields.map { ObservedField(name: $0.0, value: $0.1) })
      }, roots: [0])
  }

  private func differences(_ first: ObservedGraph, _ second: ObservedGraph) -> [String] {
    first.differences(from: second).map {
      "\($0.type).\($0.field)\($0.place): \($0.first) or \($0.second)"
    }
  }

  @Test func equalGraphsDifferNowhere() {
    let one = graph(("Cart", [("count", .int(1)), ("item", .reference(1))]), ("Item", []))
    #expect(differences(one, one) == [])
  }

  @Test func allPropertiesThatDifferAreFoundInTheOrderOfTheWalk() {
    #expect(
      differences(
        graph(
          ("Cart", [("item", .reference(1)), ("count", .int(1))]), ("Item", [("name", .none)])),
        graph(
          ("Cart", [("item", .reference(1)), ("count", .int(2))]),
          ("Item", [("name", .string("a"))])))
        == ["Cart.count: 1 or 2", "Item.name: nil or \"a\""])
  }

  @Test func numbersOfObjectsDoNotMatter() {
    let first = graph(
      ("Cart", [("a", .reference(1)), ("b", .reference(2))]), ("Item", [("id", .int(1))]),
      ("Item", [("id", .int(2))]))
    let second = graph(
      ("Cart", [("a", .reference(2)), ("b", .reference(1))]), ("Item", [("id", .int(2))]),
      ("Item", [("id", .int(1))]))
    #expect(differences(first, second) == [])
  }

  @Test func aReferenceToAnotherObjectDiffers() {
    let both = [("Item", [("id", ObservedValue.int(1))]), ("Item", [("id", .int(2))])]
    func cart(_ last: ObservedValue) -> ObservedGraph {
      graph(
        ("Cart", [("a", .reference(1)), ("b", .reference(2)), ("last", last)]), both[0], both[1])
    }
    #expect(
      differences(cart(.reference(1)), cart(.reference(2))) == ["Cart.last: Item or Item"])
    #expect(
      differences(cart(.weak(.object(1))), cart(.weak(.object(2)))) == ["Cart.last: Item or Item"])
    #expect(differences(cart(.weak(.object(1))), cart(.weak(.object(1)))) == [])
    #expect(
      differences(cart(.weak(.object(1))), cart(.weak(.none))) == ["Cart.last: Item or nil"])
  }

  @Test func thePlaceWithinAValueIsNamed() {
    func list(_ number: Int64) -> ObservedGraph {
      let point = ObservedValue.structure(
        type: "Point", [ObservedField(name: "x", value: .int(number))])
      return graph(("Map", [("points", .list([.none, point]))]))
    }
    #expect(differences(list(1), list(2)) == ["Map.points[1].x: 1 or 2"])
  }

  @Test func listsOfDifferentLengthsDifferAsAWhole() {
    #expect(
      differences(
        graph(("Map", [("points", .list([]))])), graph(("Map", [("points", .list([.int(1)]))])))
        == ["Map.points: [] or [1]"])
  }

  // MARK: - Seeing everything

  private final class Link {
    let target = URL(string: "https://example.org")
    let sender = Dice(1)
  }

  @Test func everythingIsSeenOnDemand() {
    var options = ObservationOptions()
    func fields() -> [ObservedField] {
      ObjectObserver(options: options).describe([Link()]).objects[0].fields
    }
    #expect(fields().map(\.description) == ["target: ‹URL›", "sender: ‹Dice›"])
    options.seesEverything = true
    #expect(fields().first?.description == "target: ‹https://example.org›")
    #expect(fields().last?.description.hasPrefix("sender: Dice(state: ") == true)
  }
}
