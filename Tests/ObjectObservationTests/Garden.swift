/// A random graph of objects: one seed gives one content, whatever the order of building.
struct Garden {
  let root: Plant
  private let plants: [Plant]

  /// Plants a garden.
  ///
  /// - Parameters:
  ///   - buildingOrder: changes addresses and the order in which sets are filled, nothing else.
  ///   - isPlain: whether the content is drawn from very few possibilities.
  init(seed: UInt64, size: Int = 12, buildingOrder: UInt64 = 0, isPlain: Bool = false) {
    var order = GardenRandom(state: buildingOrder)
    var plants: [Int: Plant] = [:]
    // Memory that is in use while the plants are made: it moves their addresses.
    var gaps: [Ground] = []
    for index in (0..<size).shuffled(using: &order) {
      var random = GardenRandom(state: seed &* 1_000 &+ UInt64(index))
      plants[index] =
        random.chance(30)
        ? Climber(&random, isPlain: isPlain, order: &order)
        : Plant(&random, isPlain: isPlain, order: &order)
      if buildingOrder > 0 { gaps += (0..<order.below(20)).map { _ in Ground() } }
    }
    self.plants = (0..<size).map { plants[$0]! }
    var random = GardenRandom(state: ~seed)
    for plant in self.plants {
      plant.connect(self.plants, &random, isPlain: isPlain, order: &order)
    }
    root = self.plants[0]
    withExtendedLifetime(gaps) {}
  }
}

/// A small random generator with a published algorithm, so that seeds keep their meaning.
struct GardenRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
