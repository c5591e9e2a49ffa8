import Testing

@testable import ObjectObservation

/// Two walks, one truth: random graphs of objects look the same by plans and by reflection.
@Suite("Observation against its witness")
struct ObservationWitnessTests {
  private func witness(_ roots: [AnyObject?]) -> ObservedGraph {
    let walk = MirrorWalk(options: ObservationOptions())
    walk.run(roots)
    return walk.graph
  }

  @Test(arguments: 0..<40)
  func `Random graphs look the same to both`(seed: UInt64) {
    let graph = Garden(seed: seed)
    let seen = ObjectObserver().describe([graph.root])
    let expected = witness([graph.root])
    #expect(seen.withoutExistentials == expected.withoutExistentials)
    #expect(seen.roots == [0])
  }

  @Test(arguments: 0..<20)
  func `What later roots alone lead to comes last`(seed: UInt64) {
    let garden = Garden(seed: seed)
    let other = Garden(seed: seed + 100)
    let observer = ObjectObserver()
    let first = observer.describe([garden.root])
    let roots: [AnyObject] = [other.root, garden.root]
    let both = observer.describe([garden.root], then: roots)
    #expect(observer.firstObjects.count == first.objects.count)
    #expect(both.objects.count > first.objects.count)
    #expect(both.roots == [0, first.objects.count, 0])
    #expect(
      Array(both.objects.prefix(first.objects.count)).map(\.type) == first.objects.map(\.type))
    let walk = MirrorWalk(options: ObservationOptions())
    walk.run([garden.root], then: roots)
    #expect(walk.graph.withoutExistentials == both.withoutExistentials)
    #expect(walk.firstCount == first.objects.count)
  }

  @Test(arguments: 0..<12)
  func `Addresses and the order of building do not show`(seed: UInt64) {
    let first = Garden(seed: seed)
    let observer = ObjectObserver()
    let fingerprint = observer.observe([first.root])
    let graph = observer.describe([first.root])
    for order in 1..<6 as Range<UInt64> {
      let again = Garden(seed: seed, buildingOrder: order)
      #expect(observer.observe([again.root]) == fingerprint)
      #expect(observer.describe([again.root]) == graph)
      #expect(ObjectObserver().observe([again.root]) == fingerprint)
    }
  }

  @Test(arguments: 0..<8)
  func `Every change of one property shows`(seed: UInt64) {
    let garden = Garden(seed: seed)
    let observer = ObjectObserver()
    let before = observer.observe([garden.root])
    let graph = observer.describe([garden.root])
    for plant in observer.reachedObjects.compactMap({ $0 as? Plant }) {
      for change in Plant.changes {
        let undo = change.apply(plant)
        #expect(observer.observe([garden.root]) != before, "\(change.name)")
        #expect(observer.describe([garden.root]) != graph, "\(change.name)")
        undo()
        #expect(observer.observe([garden.root]) == before, "undo \(change.name)")
      }
    }
  }

  @Test func `Fingerprints are equal exactly where graphs are`() {
    var graphs: [ObservationFingerprint: ObservedGraph] = [:]
    var fingerprints: [ObservedGraph: ObservationFingerprint] = [:]
    let observer = ObjectObserver()
    // Few plants of few kinds, each garden several times.
    for seed in 0..<200 as Range<UInt64> {
      let garden = Garden(
        seed: seed % 70, size: 1 + Int(seed % 2), buildingOrder: seed, isPlain: true)
      let fingerprint = observer.observe([garden.root])
      let graph = observer.describe([garden.root])
      #expect(graphs[fingerprint, default: graph] == graph)
      #expect(fingerprints[graph, default: fingerprint] == fingerprint)
      graphs[fingerprint] = graph
      fingerprints[graph] = fingerprint
    }
    #expect(graphs.count <= 70)
    #expect(graphs.count > 35)
  }

  @Test func `Values that describe themselves are read back as they were written`() {
    for seed in 0..<20 as Range<UInt64> {
      for object in ObjectObserver().describe([Garden(seed: seed).root]).objects {
        for field in object.fields {
          var words: [UInt64] = []
          field.value.write { words.append($0) }
          let back = words.withUnsafeBufferPointer { buffer in
            var reader = WordReader(buffer)
            let value = reader.value()
            #expect(reader.isAtEnd)
            return value
          }
          #expect(back == field.value)
        }
      }
    }
  }
}

extension ObservedGraph {
  /// The graph as reflection sees it, which opens every existential.
  fileprivate var withoutExistentials: ObservedGraph {
    var graph = self
    graph.unseen = []
    for index in graph.objects.indices {
      graph.objects[index].fields = graph.objects[index].fields.map(\.withoutExistentials)
    }
    return graph
  }
}

extension ObservedField {
  fileprivate var withoutExistentials: ObservedField {
    ObservedField(name: name, value: value.withoutExistentials, isPublished: isPublished)
  }
}

extension ObservedValue {
  fileprivate var withoutExistentials: ObservedValue {
    switch self {
    case .existential(_, let value): value.withoutExistentials
    case .enumCase(let name, let payload):
      .enumCase(name, payload.map { .init(label: $0.label, value: $0.value.withoutExistentials) })
    case .structure(let type, let fields):
      .structure(type: type, fields.map(\.withoutExistentials))
    case .list(let values): .list(values.map(\.withoutExistentials))
    case .set(let values): .set(values.map(\.withoutExistentials))
    case .dictionary(let entries):
      .dictionary(
        entries.map {
          .init(key: $0.key.withoutExistentials, value: $0.value.withoutExistentials)
        })
    default: self
    }
  }
}
