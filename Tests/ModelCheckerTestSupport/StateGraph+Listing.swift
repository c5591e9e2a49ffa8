import ModelChecker

extension StateGraph {
  /// Everything about the graph as text, one line for each state and transition.
  public var listing: String {
    var lines = [
      "\(completeness.listed), \(states.count) states, \(edges.count) transitions, depth \(depth)"
    ]
    lines.append("initial \(initial.map { $0.map(String.init) ?? "-" }.joined(separator: " "))")
    for (number, state) in states.enumerated() {
      let mark = isExpanded[number] ? "" : ", not expanded"
      lines.append("state \(number) \(state) at \(distance(to: number))\(mark)")
      lines += outgoing(of: number).map { edge in
        let target = edge.target.map(String.init) ?? "fault: \(edge.fault!)"
        return "  \(edge.event.ordinal) \(edge.event) \(edge.choices) \(edge.effects) -> \(target)"
      }
    }
    lines += faults.map { "fault \($0.state ?? -1) \($0.start ?? -1) \($0.fault)" }
    for (event, reasons) in disabled.sorted(by: { $0.key < $1.key }) {
      let reasons = reasons.sorted(by: { $0.key < $1.key }).map { "\($0.key) ×\($0.value)" }
      lines.append("disabled \(event): \(reasons.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}

extension Completeness {
  fileprivate var listed: String {
    switch self {
    case .exhaustive: "exhaustive"
    case .bounded(let limit): "bounded by \(limit)"
    case .interrupted(let reason): "interrupted \(reason)"
    }
  }
}
