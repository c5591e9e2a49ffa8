import RuleEngines
import RuleEnginesTestSupport

/// The navigation family in one word, written by hand: the cost of a model without rules.
///
/// From the lowest bit: the stacks, each field of a route 0 when empty; then selection, sheet,
/// session and mode.
struct PackedNav: PackedSystem {
  let width = 1

  private let tabs: Int
  private let depth: Int
  private let routes: Int
  private let sheets: Int
  /// The bits of a route.
  private let digit: Int
  private let stack: Int
  private let selection: Int
  private let sheet: Int
  private let session: UInt64
  private let mode: UInt64

  init(_ nav: NaturalNav) {
    (tabs, depth, routes, sheets) = (nav.tabs, nav.depth, nav.routes, nav.sheets)
    digit = Int.bitWidth - routes.leadingZeroBitCount
    stack = depth * digit
    selection = tabs * stack
    sheet = selection + 4
    session = 1 << UInt64(sheet + 4)
    mode = session << 1
    precondition(sheet + 6 < 64, "The family's member doesn't fit into a word")
  }

  func forAnotherThread() -> PackedNav? { self }

  func addInitial(to successors: inout PackedSuccessors) { add([0], to: &successors) }

  func expand(
    _ states: UnsafePointer<UInt64>, count: Int, into successors: inout PackedSuccessors
  ) {
    for index in 0..<count {
      successors.reserve(tabs + routes + sheets + 5)
      addSuccessors(of: states[index], to: &successors)
      successors.close()
    }
  }

  @inline(__always)
  private func addSuccessors(of state: UInt64, to successors: inout PackedSuccessors) {
    let words = successors.words
    var count = successors.count
    func add(_ target: UInt64) {
      words[count] = target
      count &+= 1
    }
    let isSignedIn = state & session != 0
    let shown = state &>> UInt64(sheet) & 15
    let kept = state & mode
    if !isSignedIn { add(kept | session) }
    if isSignedIn, shown == 0 {
      let tab = Int(truncatingIfNeeded: state &>> UInt64(selection) & 15)
      let others = state & ~(15 &<< UInt64(selection))
      for other in 0..<tabs where other != tab {
        add(others | UInt64(truncatingIfNeeded: other) &<< UInt64(selection))
      }
      let offset = UInt64(tab &* stack)
      let all = (1 as UInt64) &<< UInt64(stack) &- 1
      let pushed = state &>> offset & all
      let height = (Int.bitWidth &- pushed.leadingZeroBitCount &+ digit &- 1) / digit
      if height < depth {
        for route in 1...routes {
          let shift = offset &+ UInt64(height &* digit)
          add(state | UInt64(truncatingIfNeeded: route) &<< shift)
        }
      }
      if height > 0 {
        let top = (1 as UInt64) &<< UInt64(digit) &- 1
        add(state & ~(top &<< (offset &+ UInt64((height &- 1) &* digit))))
        add(state & ~(all &<< offset))
      }
      for number in 0..<sheets {
        add(state | UInt64(truncatingIfNeeded: number &+ 1) &<< UInt64(sheet))
      }
    }
    if shown != 0 { add(state & ~(15 &<< UInt64(sheet))) }
    if isSignedIn { add(kept) }
    if shown == 0 { add((kept ^ mode) | state & session) }
    for position in successors.count..<count {
      successors.marks[position] = isSound(words[position]) ? .plain : .suspect
    }
    successors.count = count
  }

  func violations(in state: UnsafePointer<UInt64>, number: Int) -> [Int] {
    isSound(state[0]) ? [] : [0]
  }

  /// Returns a Boolean value that indicates whether the fields are within their bounds, no stack has
  /// a hole, and nothing is left over
  /// after logout.
  @inline(__always)
  private func isSound(_ state: UInt64) -> Bool {
    let shown = state &>> UInt64(sheet) & 15
    if state &>> UInt64(selection) & 15 >= tabs || shown > sheets { return false }
    for tab in 0..<tabs {
      var isOpen = true
      for position in 0..<depth {
        let shift = UInt64(tab &* stack &+ position &* digit)
        let route = state &>> shift & ((1 as UInt64) &<< UInt64(digit) &- 1)
        if route > routes || route != 0 && !isOpen { return false }
        if route == 0 { isOpen = false }
      }
    }
    return state & session != 0 || state & (session &- 1) == 0
  }
}
