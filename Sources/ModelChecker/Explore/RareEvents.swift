/// Gives out states breadth-first while few states are known, and then those to which events led that
/// led to few states before.
///
/// Breadth first, a search that a limit ends stays near the start, where the same few events lead to
/// ever more states. An event that was hardly met opens what is behind it: a long way, such as a purchase
/// to its end, consists of events each of which is rare when it is possible for the first time.
struct RareEvents: Frontier {
  /// The number of known states from which on rare events decide.
  private let breadthFirst: Int
  private var queue = Queue()
  private var isSorted = false

  /// The states that wait, by the event that led to each first; the initial states come first.
  private var groups: [Group] = [Group()]
  /// The states that wait and are in no group yet.
  private var unsorted: Set<UInt32> = []
  /// The number of transitions whose targets are in their groups.
  private var sortedEdges = 0
  private var sortedCount = 0

  /// The states that wait of those to which an event led first.
  private struct Group {
    var states = Queue()
    /// The number of states of the group that were given out.
    var given = 0
  }

  /// Makes an empty frontier.
  ///
  /// - Parameter breadthFirst: the number of known states up to which the order is breadth-first.
  init(breadthFirst: Int) { self.breadthFirst = breadthFirst }

  var count: Int { queue.count + unsorted.count + sortedCount }

  mutating func add(_ state: Int) {
    if isSorted { unsorted.insert(UInt32(state)) } else { queue.add(state) }
  }

  mutating func next(in table: EdgeTable) -> Int? {
    if !isSorted {
      if table.outgoing.count < breadthFirst { return queue.next(in: table) }
      isSorted = true
      while let state = queue.next(in: table) { unsorted.insert(UInt32(state)) }
    }
    sort(by: table)
    guard let rarest else { return nil }
    groups[rarest].given += 1
    sortedCount -= 1
    return groups[rarest].states.next(in: table)
  }

  /// The first of the groups from which fewest states were given out, of those in which states wait.
  private var rarest: Int? {
    groups.indices.lazy.filter { groups[$0].states.count > 0 }
      .min { groups[$0].given < groups[$1].given }
  }

  /// Puts each state that came since the last time into the group of the event that led to it.
  private mutating func sort(by table: EdgeTable) {
    for record in table.records[sortedEdges...] where record.target >= 0 {
      guard unsorted.remove(UInt32(record.target)) != nil else { continue }
      put(Int(record.target), into: Int(record.event) + 1)
    }
    sortedEdges = table.records.count
    for state in unsorted.sorted() { put(Int(state), into: 0) }
    unsorted = []
  }

  private mutating func put(_ state: Int, into group: Int) {
    while groups.count <= group { groups.append(Group()) }
    groups[group].states.add(state)
    sortedCount += 1
  }
}
