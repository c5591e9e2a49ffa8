/// Gives out the states that walks through the graph meet for the first time.
///
/// A walk begins in an initial state, follows a transition at random from each state, and ends in
/// a dead end or after a number of steps. When a walk met nothing new the next one begins in a
/// state that still waits, so that the search always comes to its end.
struct RandomWalk: Frontier {
  static let length = 256

  private var generator: SplitMix64
  private let initial: [Int]
  private var waiting: [UInt32] = []
  /// For each state its position in `waiting` plus one; 0 when it does not wait.
  private var places: [UInt32] = []
  private var position: Int?
  private var steps = 0
  private var isFruitful = true

  init(seed: UInt64, initial: [Int]) {
    generator = SplitMix64(seed: seed)
    self.initial = initial
  }

  var count: Int { waiting.count }

  mutating func add(_ state: Int) {
    while places.count <= state { places.append(0) }
    waiting.append(UInt32(state))
    places[state] = UInt32(waiting.count)
  }

  mutating func next(in table: EdgeTable) -> Int? {
    guard !waiting.isEmpty else { return nil }
    while true {
      let state = position ?? begin()
      position = state
      if isWaiting(state) {
        remove(state)
        isFruitful = true
        return state
      }
      position = steps < Self.length ? step(from: state, in: table) : nil
      steps += 1
    }
  }

  private mutating func begin() -> Int {
    defer {
      steps = 0
      isFruitful = false
    }
    if isFruitful { return initial.randomElement(using: &generator)! }
    return Int(waiting.randomElement(using: &generator)!)
  }

  private mutating func step(from state: Int, in table: EdgeTable) -> Int? {
    let edges = table.outgoing[state]
    guard let edge = edges.randomElement(using: &generator) else { return nil }
    // A fault leads nowhere, so another transition is drawn instead.
    let target = table.records[edge].target
    if target >= 0 { return Int(target) }
    let targets = edges.map { table.records[$0].target }.filter { $0 >= 0 }
    return targets.randomElement(using: &generator).map(Int.init)
  }

  private func isWaiting(_ state: Int) -> Bool { state < places.count && places[state] != 0 }

  private mutating func remove(_ state: Int) {
    let place = Int(places[state]) - 1
    let last = waiting.removeLast()
    if Int(last) != state {
      waiting[place] = last
      places[Int(last)] = UInt32(place + 1)
    }
    places[state] = 0
  }
}

/// A small generator whose numbers depend on its seed alone.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}
