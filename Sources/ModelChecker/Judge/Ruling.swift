/// A path that violates a property.
struct Violation {
  var path: Path
  var why: String
  var fault: Fault?

  /// The path with which it is compared, and which should end alike.
  var other: Path?

  /// A Boolean value that indicates whether the violation is that something is on no path at all.
  var isAbsence = false

  var length: Int { path.edges.count }
}

/// The result of judging one property.
struct Ruling {
  /// A shortest violation, the first in the order of the graph.
  var best: Violation?

  /// A shortest violation of ordinary steps only, the first in the order of the graph.
  var bestOrdinary: Violation?

  /// A Boolean value that indicates whether the property's premise was met anywhere.
  var isExercised = false

  /// A Boolean value that indicates whether the property holds whatever the search did not see.
  var isSettled = false

  /// The reason why it is not known whether the property holds although every state was seen.
  var doubt: String?

  /// A trace that shows why the property holds.
  var witness: Trace?

  /// The text for a premise that was met nowhere.
  var vacuity: String

  init(vacuity: String) { self.vacuity = vacuity }
}

extension Judge {
  /// Notes a violation whose path is a shortest one to a state, followed by the transitions given.
  ///
  /// - Parameter other: the transitions from the state on that the path is compared with.
  func note(
    _ why: @autoclosure () -> String, fault: Fault? = nil, at state: Int, then edges: [Int] = [],
    insteadOf other: [Int]? = nil, in ruling: inout Ruling
  ) {
    if let groups {
      groups.note(why(), fault, at: state, then: edges, insteadOf: other)
    }
    keep(why(), fault: fault, at: state, then: edges, insteadOf: other, in: &ruling)
  }

  /// Takes a violation into a ruling if none is shorter.
  func keep(
    _ why: @autoclosure () -> String, fault: Fault? = nil, at state: Int, then edges: [Int] = [],
    insteadOf other: [Int]? = nil, in ruling: inout Ruling
  ) {
    func violation(by paths: ShortestPaths) -> Violation {
      let first = graph.path(to: state, in: paths)!
      func path(_ edges: [Int]) -> Path {
        Path(start: first.start, edges: first.edges + edges)
      }
      return Violation(path: path(edges), why: why(), fault: fault, other: other.map(path))
    }
    let length = graph.distance(to: state) + edges.count
    if ruling.best.map({ length < $0.length }) ?? true {
      ruling.best = violation(by: graph.shortestPaths)
    }
    guard let ordinaryDistance = ordinaryPaths.distance(to: state),
      edges.allSatisfy({ isOrdinary[$0] })
    else { return }
    if ruling.bestOrdinary.map({ ordinaryDistance + edges.count < $0.length }) ?? true {
      ruling.bestOrdinary = violation(by: ordinaryPaths)
    }
  }

  /// Takes what is said of a state or a step into a ruling.
  func note(
    _ judgment: Judgment, fault: Fault? = nil, at state: Int, then edges: [Int] = [],
    insteadOf other: [Int]? = nil, in ruling: inout Ruling
  ) {
    switch judgment {
    case .holds: ruling.isExercised = true
    case .notExercised: break
    case .violated(let why):
      ruling.isExercised = true
      note(why, fault: fault, at: state, then: edges, insteadOf: other, in: &ruling)
    }
  }
}
