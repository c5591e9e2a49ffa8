/// A fault of the system itself, with a trace to it.
public struct SystemFault: Hashable, Sendable {
  /// The fault.
  public var fault: Fault

  /// The shortest trace to it, by event names.
  public var trace: Trace

  /// The same trace, by ordinals.
  public var ordinals: Trace

  /// Makes a fault of a system.
  public init(fault: Fault, trace: Trace, ordinals: Trace) {
    self.fault = fault
    self.trace = trace
    self.ordinals = ordinals
  }
}

extension StateGraph {
  /// Adds faults that showed when all was seen, as faults of the first initial state.
  package mutating func add(_ faults: [Fault]) {
    guard let start = initial.lazy.compactMap(\.self).first else { return }
    self.faults += faults.map { StateFault(state: start, start: nil, fault: $0) }
  }

  /// The faults that say that the system cannot be explored: no verdict on it can be trusted.
  ///
  /// Those of initial states come first, then those of states, then those of transitions.
  public var systemFaults: [SystemFault] {
    let ofStates = faults.filter(\.fault.isOfSystem).compactMap { located -> SystemFault? in
      let path: Path? =
        located.start.map { Path(start: $0, edges: []) }
        ?? located.state.flatMap { self.path(to: $0) }
      return path.map { systemFault(located.fault, at: $0) }
    }
    let ofEdges = table.records.indices.compactMap { edge -> SystemFault? in
      guard let fault = fault(ofEdge: edge), fault.isOfSystem else { return nil }
      return path(endingWith: edge).map { systemFault(fault, at: $0) }
    }
    return ofStates + ofEdges
  }

  func fault(ofEdge edge: Int) -> Fault? {
    let target = Int(table.records[edge].target)
    return target < 0 ? pools.faults[~target] : nil
  }

  private func systemFault(_ fault: Fault, at path: Path) -> SystemFault {
    SystemFault(
      fault: fault, trace: trace(along: path), ordinals: trace(along: path, by: .ordinals))
  }
}
