import ModelChecker
import NavigationModel

extension ResultDocument.Next {
  /// The next steps about what does not hold; empty when all holds.
  ///
  /// - Parameters:
  ///   - violated: the names of what is violated; the first is spoken of.
  ///   - unexercised: a Boolean value that indicates whether what was not exercised is spoken of.
  public static func all(
    of result: CheckResult, violated: [String], unexercised: Bool = true, context: ReportContext
  ) -> [Self] {
    var all = violated.first.map { about($0, of: result.system.name, context: context) } ?? []
    if result.answers.contains(where: \.isOpen),
      case .bounded(by: let limit) = result.graph.completeness
    {
      all.append(.toDecide(limit))
      if let growth = Growth(of: result.graph.states).words { all.append(.init(words: growth)) }
    }
    guard unexercised, violated.isEmpty else { return all }
    let parts = result.unexercised.filter { $0.accepted == nil }
    if let method = parts.first(where: { $0.kind == .method }) {
      all.append(.init(words: .toCall(method.name)))
    }
    if let open = parts.first {
      all.append(
        .init(
          words: toAccept,
          command: context.command(
            ["check", result.system.name] + context.configuration.options + context.search
              + ["--accept", "\(open.name)=why nothing needs to exercise it"])))
    }
    return all
  }

  /// Returns the next steps about a violation.
  static func about(_ property: String, of system: String, context: ReportContext) -> [Self] {
    let form = context.configuration.options
    let check = ["check", system] + form + context.search + ["--invariant", property]
    let update =
      ["baseline", "update"] + [context.baseline].compactMap { $0 } + [system] + form
      + context.search
    return [
      .meaning(of: property, command: context.command(["explain", property])),
      .init(words: toBrowse, command: context.command(check + ["--report", "html=page.html"])),
      .toLetPass(
        context.command(update + ["--reason", "why it has to wait"]), baseline: context.baseline),
    ]
  }

  /// Returns the step of reading about an invariant.
  package static func meaning(of invariant: String, command: String) -> Self {
    .init(words: "What \(invariant) means, and how others fixed it", command: command)
  }

  /// Returns the step of letting a violation pass for now.
  ///
  /// - Parameter baseline: the file of known violations that 'check' has to be told, if it has to.
  package static func toLetPass(_ command: String, baseline: String? = nil) -> Self {
    let file = baseline.map { ", where 'check' is told --baseline \($0)" } ?? ""
    return .init(words: "To let it pass for now\(file)", command: command)
  }

  /// Returns the step of deciding what a limit left open.
  static func toDecide(_ limit: Completeness.Limit) -> Self {
    let option =
      switch limit {
      case .depth: "--max-depth"
      case .states: "--max-states"
      case .time: "--time-limit"
      case .memory: "--max-memory"
      case .processMemory: "'ulimit -v' or 'ulimit -d'"
      }
    return .init(
      words: "To decide what is inconclusive: raise \(option), or narrow a bound with --scope")
  }

  /// The step on one line.
  public var text: String { command.map { "\(words): \($0)" } ?? words }
}

extension [ResultDocument.Next] {
  /// The steps under a title, without a line break at the end; empty when there are none.
  public func text(_ style: TextStyle = .plain) -> String {
    isEmpty
      ? ""
      : ([style.apply(.strong, "Next")] + map { "  \($0.text)" }).joined(separator: "\n")
  }
}

private let toAccept =
  "What was not exercised was not checked. To accept it, with the reason, here, in .verifier.yml or "
  + "in the system's profile"

extension String {
  fileprivate static func toCall(_ method: String) -> String {
    let name = method.split(separator: ".").last?.prefix { $0 != "(" } ?? ""
    return "To exercise \(method), declare an event that calls it: "
      + "it.event(\"\(name)\", .external) { … }"
  }
}

private let toBrowse = "To step through it in a browser"
