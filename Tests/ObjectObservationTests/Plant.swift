protocol Scented {}

struct Scent: Scented, Hashable {
  var strength = 1
  var name: String?
}

enum Season: String, Scented, CaseIterable { case spring, summer, autumn }

enum Growth: Hashable {
  case seed
  case sprout(height: Double)
  case bloom(petals: Int, color: String?)
  case fruit(Spot, [Season])
  indirect case graft(Growth, onto: Growth)
}

struct Spot: Hashable {
  var x: Int16 = 0
  var y: UInt8 = 0
  var note: String?
  var nested = Inner()

  struct Inner: Hashable {
    var flags: [Bool] = []
    var ratio: Float = 0.5
  }
}

struct Neighbor {
  weak var plant: Plant?
  var distance = 0
}

class Plant {
  var name: String
  var age: Int
  var isWatered: Bool?
  var growth: Growth
  var spots: [Spot]
  var tags: Set<String>
  var depths: [Int: [String: Int8]]
  var tuple: (Int, label: String?)
  var scent: any Scented
  var anything: Any
  var result: Result<Int, Drought>
  lazy var made: Spot = Spot(x: 1)
  private var secret: UInt32
  var season: Season?
  var growths: Set<Growth>

  var next: Plant?
  var others: [Plant?] = []
  var named: [String: Plant] = [:]
  var object: AnyObject?
  weak var back: Plant?
  unowned var ground: Ground
  var ownGround: Ground?
  var neighbor = Neighbor()
  var bed = Bed.empty

  enum Drought: Error { case dry(days: Int) }
  enum Bed { case empty, shared(Plant, note: String), watched(Neighbor) }

  init(_ random: inout GardenRandom, isPlain: Bool, order: inout GardenRandom) {
    func text(_ random: inout GardenRandom) -> String {
      let choices = [
        "", "a", "rose", "fifteen letters", "sixteen letters!", "grün", "a much longer text, ü",
      ]
      return choices[random.below(isPlain ? 1 : choices.count)]
    }
    func spot(_ random: inout GardenRandom) -> Spot {
      Spot(
        x: Int16(random.below(5)) - 2, y: UInt8(random.below(3)),
        note: random.chance(50) ? text(&random) : nil,
        nested: .init(flags: (0..<random.below(3)).map { _ in random.chance(50) }))
    }
    func grown(_ random: inout GardenRandom, _ depth: Int) -> Growth {
      switch random.below(isPlain ? 1 : depth > 2 ? 4 : 5) {
      case 0: .seed
      case 1: .sprout(height: Double(random.below(10)) / 4)
      case 2: .bloom(petals: random.below(4), color: random.chance(50) ? text(&random) : nil)
      case 3: .fruit(spot(&random), Season.allCases.shuffled(using: &random))
      default: .graft(grown(&random, depth + 1), onto: grown(&random, depth + 1))
      }
    }
    let few = isPlain ? 1 : 4
    name = text(&random)
    age = random.below(isPlain ? 3 : 1_000) - 1
    isWatered = [nil, true, false][random.below(3)]
    growth = grown(&random, 0)
    spots = (0..<random.below(few)).map { _ in spot(&random) }
    tags = []
    for tag in (0..<random.below(few)).map({ _ in text(&random) }).shuffled(using: &order) {
      tags.insert(tag)
    }
    depths = [:]
    let depthEntries = (0..<random.below(few)).map { ($0 - 1, [text(&random): Int8($0)]) }
    for (key, value) in depthEntries.shuffled(using: &order) { depths[key] = value }
    tuple = (random.below(few), label: random.chance(50) ? text(&random) : nil)
    scent =
      random.chance(isPlain ? 100 : 50)
      ? Season.spring : Scent(strength: random.below(3), name: text(&random))
    anything = isPlain ? 1 as Any : random.chance(50) ? text(&random) as Any : spot(&random)
    result = random.chance(isPlain ? 100 : 50) ? .success(1) : .failure(.dry(days: random.below(9)))
    secret = UInt32(random.below(few))
    season = random.chance(isPlain ? 0 : 50) ? Season.allCases[random.below(3)] : nil
    growths = []
    let grownAll = (0..<random.below(few)).map { _ in grown(&random, 1) }
    for growth in grownAll.shuffled(using: &order) { growths.insert(growth) }
    ground = Ground.common
  }

  /// Draws the references to other plants.
  func connect(
    _ plants: [Plant], _ random: inout GardenRandom, isPlain: Bool, order: inout GardenRandom
  ) {
    func plant(_ random: inout GardenRandom) -> Plant { plants[random.below(plants.count)] }
    let few = isPlain ? 2 : 4
    next = random.chance(60) ? plant(&random) : nil
    others = (0..<random.below(few)).map { _ in random.chance(80) ? plant(&random) : nil }
    let entries = (0..<random.below(few)).map { ("\($0)", plant(&random)) }
    for (key, value) in entries.shuffled(using: &order) { named[key] = value }
    object = random.chance(30) ? plant(&random) : nil
    back = random.chance(50) ? plant(&random) : nil
    neighbor = Neighbor(plant: random.chance(50) ? plant(&random) : nil, distance: 1)
    switch random.below(4) {
    case 0: bed = .shared(plant(&random), note: "n")
    case 1: bed = .watched(Neighbor(plant: plant(&random), distance: 2))
    default: bed = .empty
    }
    switch random.below(4) {
    case 0: ownGround = Ground()
    case 1: ownGround = plant(&random).ownGround
    default: break
    }
    switch random.below(3) {
    case 0:
      // Dead as soon as this is over.
      let passing = Ground()
      ground = passing
    case 1: ground = plant(&random).ownGround ?? Ground.common
    default: ground = Ground.common
    }
    if random.chance(30) { _ = made }
  }
}

/// A plant with properties of its own behind the inherited ones.
final class Climber: Plant {
  private var height = 3
  var support: Plant?

  override func connect(
    _ plants: [Plant], _ random: inout GardenRandom, isPlain: Bool, order: inout GardenRandom
  ) {
    super.connect(plants, &random, isPlain: isPlain, order: &order)
    height = random.below(3)
    support = plants[random.below(plants.count)]
  }
}

/// The ground on which plants stand without keeping it.
final class Ground {
  nonisolated(unsafe) static let common = Ground()
}

extension Plant {
  /// A change of one property.
  struct Change {
    let name: String
    /// Makes the change, and answers how to undo it.
    let apply: (Plant) -> () -> Void
  }

  /// One change for every property.
  static var changes: [Change] {
    func change<Value>(
      _ keyPath: ReferenceWritableKeyPath<Plant, Value>, _ change: @escaping (Value) -> Value
    ) -> Change {
      Change(name: "\(keyPath)") { plant in
        let before = plant[keyPath: keyPath]
        plant[keyPath: keyPath] = change(before)
        return { plant[keyPath: keyPath] = before }
      }
    }
    let stranger = Ground()
    return [
      change(\.name) { $0 + "x" },
      change(\.age) { $0 + 1 },
      change(\.isWatered) { $0 == nil ? true : nil },
      change(\.growth) { .graft($0, onto: .seed) },
      change(\.spots) { $0 + [Spot()] },
      change(\.spots) { $0.isEmpty ? [Spot(x: 9)] : [] },
      change(\.tags) { $0.union(["new"]) },
      change(\.depths) { $0.merging([77: [:]]) { a, _ in a } },
      change(\.tuple) { ($0.0, label: ($0.label ?? "") + "!") },
      change(\.scent) { $0 is Scent ? Season.autumn as any Scented : Scent(strength: 77) },
      change(\.anything) { _ in 77.5 },
      change(\.result) { _ in .failure(.dry(days: 77)) },
      change(\.season) { $0 == .autumn ? nil : .autumn },
      change(\.growths) { $0.union([.sprout(height: 77)]) },
      change(\.next) { $0 == nil ? Plant.seedling : nil },
      change(\.others) { $0 + [nil] },
      change(\.named) { $0.merging(["new": Plant.seedling]) { a, _ in a } },
      change(\.object) { $0 == nil ? stranger : nil },
      change(\.back) { $0 == nil ? Plant.seedling : nil },
      change(\.neighbor) { Neighbor(plant: $0.plant, distance: $0.distance + 1) },
      change(\.ownGround) { $0 == nil ? stranger : nil },
      Change(name: "secret") { plant in
        plant.secret += 1
        return { plant.secret -= 1 }
      },
    ]
  }

  /// A plant outside every garden.
  private static var seedling: Plant { Seedling.only }
}

private enum Seedling {
  nonisolated(unsafe) static let only: Plant = {
    var random = GardenRandom(state: 77)
    var order = GardenRandom(state: 0)
    return Plant(&random, isPlain: false, order: &order)
  }()
}
