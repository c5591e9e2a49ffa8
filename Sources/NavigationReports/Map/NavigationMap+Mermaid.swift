extension NavigationMap {
  /// The map as a state diagram of Mermaid, which hosts of Markdown draw, with a line break at its end.
  ///
  /// Coordinators are states around their screens, events stand on arrows, one on a line.
  public var mermaid: String {
    var ids: [String: String] = [:]
    var lines = ["stateDiagram-v2"]
    func state(_ screen: String) -> String {
      let id = "s\(ids.count)"
      ids[screen] = id
      return "state \"\(MermaidText.escaped(screen))\" as \(id)"
    }
    for (number, coordinator) in coordinators.enumerated() {
      lines.append("  state \"\(MermaidText.escaped(coordinator.name))\" as c\(number) {")
      lines += coordinator.screens.map { "    " + state($0) }
      lines.append("  }")
    }
    lines += screens.map { "  " + state($0) }
    if arrows.contains(where: { $0.from == Self.nothing || $0.to == Self.nothing }) {
      lines.append("  " + state(Self.nothing))
    }
    lines += start.compactMap { ids[$0] }.map { "  [*] --> \($0)" }
    for arrow in arrows {
      guard let from = ids[arrow.from], let to = ids[arrow.to] else { continue }
      let label = arrow.events.map(MermaidText.escaped).joined(separator: "<br/>")
      lines.append("  \(from) --> \(to)" + (label.isEmpty ? "" : " : \(label)"))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads a state diagram of Mermaid.
  ///
  /// States around others are coordinators; an arrow to one leads to where it begins. `[*] --> A` says
  /// what is shown at the start; an arrow to `[*]` says nothing about navigation. Notes, classes and
  /// directions are left out.
  init(mermaid text: String) throws(NavigationMapError) {
    var reader = StateDiagramReader()
    self = try reader.map(of: text)
  }
}

/// A reader of state diagrams, line by line.
private struct StateDiagramReader {
  private enum Place: Hashable {
    case coordinator(Int)
    case outside
  }

  /// The names of states, by identifier.
  private var names: [String: String] = [:]
  /// The identifiers of states, in the order in which they are met.
  private var order: [String] = []
  private var places: [String: Place] = [:]
  /// The identifiers of coordinators, each with the line where it begins.
  private var coordinators: [(id: String, line: Int)] = []
  private var open: [Int] = []
  /// For each coordinator the state in which it begins, if it says so.
  private var entries: [Int: String] = [:]
  private var starts: [String] = []
  private var arrows: [(from: String, to: String, label: String)] = []
  private var isInNote = false

  mutating func map(of text: String) throws(NavigationMapError) -> NavigationMap {
    var hasBegun = false
    var isInFront = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmingBlanks
      if line.isEmpty || line.hasPrefix("%%") { continue }
      if !hasBegun {
        // Before the diagram a block between dashes may give it a title.
        if line == "---" {
          isInFront.toggle()
        } else if isInFront {
          continue
        } else {
          guard line.hasPrefix("stateDiagram") else { throw .noDiagram }
          hasBegun = true
        }
        continue
      }
      try read(line, number: index + 1)
    }
    guard hasBegun else { throw .noDiagram }
    if let last = open.last {
      throw .open(name(of: coordinators[last].id), line: coordinators[last].line)
    }
    return result
  }

  private mutating func read(_ line: String, number: Int) throws(NavigationMapError) {
    if isInNote {
      if line == "end note" { isInNote = false }
      return
    }
    if line.hasPrefix("note ") {
      isInNote = !line.contains(":")
      return
    }
    if isIgnored.contains(where: { line == $0 || line.hasPrefix($0 + " ") }) { return }
    if line == "}" {
      guard open.popLast() != nil else { throw .line(number, line) }
    } else if let (from, to, label) = arrow(in: line) {
      add(from: from, to: to, label: label)
    } else if line.hasPrefix("state ") {
      try readState(line, number: number)
    } else if let (id, words) = description(in: line) {
      meet(id)
      names[id] = words
    } else if isIdentifier(line) {
      meet(line)
    } else {
      throw .line(number, line)
    }
  }

  private mutating func add(from: String, to: String, label: String) {
    for id in [from, to] where id != end { meet(id) }
    if to == end { return }
    if from != end {
      arrows.append((from, to, label))
    } else if let coordinator = open.last {
      entries[coordinator] = to
    } else {
      starts.append(to)
    }
  }

  /// Reads `state A`, `state "Name" as A`, each with or without what is inside.
  private mutating func readState(_ line: String, number: Int) throws(NavigationMapError) {
    var rest = line.dropFirst("state ".count).trimmingBlanks
    let begins = rest.hasSuffix("{")
    if begins { rest = String(rest.dropLast()).trimmingBlanks }
    var id = rest
    var words: String?
    if rest.hasPrefix("\"") {
      let inside = rest.dropFirst()
      guard let close = inside.firstIndex(of: "\"") else { throw .line(number, line) }
      let behind = inside[inside.index(after: close)...].trimmingBlanks
      guard behind.hasPrefix("as ") else { throw .line(number, line) }
      words = MermaidText.unescaped(inside[..<close])
      id = behind.dropFirst("as ".count).trimmingBlanks
    }
    guard isIdentifier(id) else { throw .line(number, line) }
    if let words { names[id] = words }
    guard begins else {
      meet(id)
      return
    }
    order.removeAll { $0 == id }
    coordinators.append((id, number))
    open.append(coordinators.count - 1)
  }

  private mutating func meet(_ id: String) {
    if coordinators.contains(where: { $0.id == id }) { return }
    if !order.contains(id) { order.append(id) }
    if let coordinator = open.last {
      if places[id] == nil || places[id] == .outside { places[id] = .coordinator(coordinator) }
    } else if places[id] == nil {
      places[id] = .outside
    }
  }

  private func name(of id: String) -> String { names[id] ?? id }

  private var result: NavigationMap {
    let isCoordinator = Set(coordinators.map(\.id))
    let screens = order.filter {
      !isCoordinator.contains($0) && name(of: $0) != NavigationMap.nothing
    }
    // An arrow to a coordinator leads to the first of its screens.
    func screen(_ id: String) -> String? {
      guard let number = coordinators.firstIndex(where: { $0.id == id }) else {
        return name(of: id)
      }
      return screens.first { places[$0] == .coordinator(number) }.map(name)
    }
    return NavigationMap(
      coordinators: coordinators.indices.map { number in
        NavigationMap.Coordinator(
          name(of: coordinators[number].id),
          screens: screens.filter { places[$0] == .coordinator(number) }.map(name))
      },
      screens: screens.filter { places[$0] == .outside }.map(name),
      start: starts.compactMap(screen),
      arrows: arrows.compactMap { arrow in
        guard let from = screen(arrow.from), let to = screen(arrow.to) else { return nil }
        return NavigationMap.Arrow(
          from: from, to: to, events: MermaidText.lines(arrow.label), mayBeWords: true)
      })
  }

  // MARK: - Lines

  private func arrow(in line: String) -> (from: String, to: String, label: String)? {
    guard let place = line.firstRange(of: "-->") else { return nil }
    let from = line[..<place.lowerBound].trimmingBlanks
    let rest = line[place.upperBound...]
    let colon = rest.firstIndex(of: ":")
    let to = rest[..<(colon ?? rest.endIndex)].trimmingBlanks
    guard from == end || isIdentifier(from), to == end || isIdentifier(to) else { return nil }
    return (from, to, colon.map { String(rest[rest.index(after: $0)...]) } ?? "")
  }

  private func description(in line: String) -> (id: String, words: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let id = line[..<colon].trimmingBlanks
    let words = MermaidText.unescaped(line[line.index(after: colon)...].trimmingBlanks)
    return isIdentifier(id) && !words.isEmpty ? (id, words) : nil
  }

  private func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_.-()".contains($0) }
  }
}

private let end = "[*]"
private let isIgnored = [
  "direction", "classDef", "class", "style", "hide", "scale", "accTitle", "accDescr", "accTitle:",
  "accDescr:",
  "click", "--",
]
