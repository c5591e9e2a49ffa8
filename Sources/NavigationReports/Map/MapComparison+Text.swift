import ModelChecker
import NavigationModel

extension MapComparison {
  /// Returns the differences as text, without a line break at its end.
  ///
  /// - Parameters:
  ///   - map: the name of the map, such as its file.
  ///   - context: what a replay has to be told.
  public func text(
    of map: String, context: ReportContext = ReportContext(), _ style: TextStyle = .plain
  ) -> String {
    let blocks = findings.map { block(of: $0, context, style) }
    return ([heading(map, style)] + blocks).joined(separator: "\n\n")
  }

  /// A Boolean value that indicates whether a limit ended the search, so that the app may do more than
  /// was seen.
  public var isOpen: Bool { result.graph.completeness != .exhaustive }

  private func heading(_ map: String, _ style: TextStyle) -> String {
    let title = result.system.title
    let verdict =
      findings.isEmpty
      ? style.apply(
        isOpen ? .doubtful : .good, isOpen ? "? \(kept(title, map))" : "✓ \(kept(title, map))")
      : style.apply(.bad, "✗ \(different(title, map, findings.count))")
    var lines = [verdict, "  \(ResultSummary(result).size); \(result.searchBounds)"]
    if isOpen { lines.append("  \(mayDoMore)") }
    let faults = faultsOfApp
    if faults > 0 { lines.append("  \(leadNowhere(faults))") }
    if !labels.isEmpty { lines.append("  \(noEvents(labels))") }
    return lines.joined(separator: "\n")
  }

  /// Returns a Boolean value that indicates whether a search that goes on may end a difference.
  package func leavesOpen(_ finding: Finding) -> Bool {
    switch finding.difference {
    case .missingScreen, .missingArrow: isOpen
    case .unknownScreen, .forbidden: false
    }
  }

  private func block(
    of finding: Finding, _ context: ReportContext, _ style: TextStyle
  ) -> String {
    let mark = leavesOpen(finding) ? style.apply(.doubtful, "?") : style.apply(.bad, "✗")
    var lines = ["\(mark) \(words(for: finding))"] + steps(of: finding).map { "  \($0)" }
    if let trace = finding.trace.flatMap({ TraceWalk($0, in: result).ordinals }),
      !trace.steps.isEmpty
    {
      let text = trace.text(catalog: result.graph.catalog)
      let command = context.replayCommand(text, of: result.system.name)
      lines.append("    Replay: \(style.apply(.strong, command))")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the steps of a trace under each other, each with the screens to which it leads.
  package func steps(of finding: Finding) -> [String] {
    let steps = finding.trace.map { TraceWalk($0, in: result).steps } ?? []
    let width = steps.map(\.words.count).max() ?? 0
    let digits = String(steps.count).count
    return steps.map { step in
      let number = String(step.number)
      let place = step.target.map { ScreenPlace(result.graph.states[$0]).screen } ?? ""
      return "  " + blanks(digits - number.count) + "\(number)  \(step.words)"
        + blanks(width - step.words.count + 4) + place
    }
  }

  /// Returns a finding as a sentence.
  public func words(for finding: Finding) -> String {
    let seen = isOpen ? notSeenYet(result.graph.states.count) : cannotHappen
    switch finding.difference {
    case .unknownScreen(let screen): return "The map does not have the screen \(screen)."
    case .forbidden(let from, let to, let events):
      return "The map does not have \(from) → \(to) by \(quoted(events))."
    case .missingScreen(let screen):
      return "The map has the screen \(screen); \(seen)."
    case .missingArrow(let from, let to, []):
      return "The map has \(from) → \(to); \(seen)."
    case .missingArrow(let from, let to, let events):
      return "The map has \(from) → \(to) by \(quoted(events)); \(seen)."
    }
  }

  private func quoted(_ events: [String]) -> String { listed(events.map { "'\($0)'" }) }
}

private func kept(_ system: String, _ map: String) -> String { "\(system) is as \(map) has it" }

private func different(_ system: String, _ map: String, _ count: Int) -> String {
  "\(system) differs from \(map) in \(counted(count, "place"))"
}

private let mayDoMore =
  "A limit ended the search: the app may do more than was seen. Raise the limit, or narrow the scope."

private func leadNowhere(_ faults: Int) -> String {
  "\(counted(faults, "transition")) \(faults == 1 ? "ends" : "end") in a fault of the app, which leads nowhere; "
    + "'check' shows them."
}

private func noEvents(_ labels: [String]) -> String {
  let count = counted(labels.count, "label")
  let shown = listed(labels.prefix(3).map { "'\($0)'" } + (labels.count > 3 ? ["others"] : []))
  return
    "\(count) of the map \(labels.count == 1 ? "names" : "name") no event: \(shown). Any event may take "
    + "\(labels.count == 1 ? "its arrow" : "their arrows")."
}

private let cannotHappen = "within the scope nothing leads there"

private func notSeenYet(_ states: Int) -> String {
  "nothing led there in \(counted(states, "state"))"
}
