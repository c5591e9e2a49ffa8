/// The items of several lists, one of each list before the next of any.
struct Turns {
  /// The list and the place within it, for each item.
  let places: [(list: Int, item: Int)]

  /// Creates the turns of lists with these numbers of items.
  init(of counts: [Int]) {
    places = (0..<(counts.max() ?? 0)).flatMap { item in
      counts.indices.filter { item < counts[$0] }.map { ($0, item) }
    }
  }
}
