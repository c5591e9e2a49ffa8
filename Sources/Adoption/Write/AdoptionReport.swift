#if Adopt
/// What an adoption kept, stood in for and left out.
public struct AdoptionReport {
  /// The page for a person to read.
  public let text: String

  /// The lines of the types that navigate, or of the app's views where none does, and how many of them run
  /// as they are.
  public let lines: (all: Int, unmodified: Int)

  /// A Boolean value that indicates whether no type navigates for others, and the lines are those of the views.
  public let viewsLeadOn: Bool

  /// How many ways to call something, or to answer, are beyond what is tried.
  public let leftOutWays: Int

  /// Sentences on what coordinators build on that none of the files declares.
  public let missingBases: [String]

  /// How often the compiler was asked.
  public let rounds: Int

  init(
    _ draft: Draft, _ project: Project, _ findings: Findings, _ knowledge: Knowledge,
    _ folder: PackageFolder, rounds: Int
  ) throws {
    self.rounds = rounds
    missingBases = MissingBase.all(in: project, findings, knowledge).map(\.description)
    leftOutWays = draft.leftOut.reduce(0) { $0 + $1.words.count }
    let slice = draft.slice
    let viewsLeadOn = !project.typeNames.contains(where: findings.isNavigation)
    self.viewsLeadOn = viewsLeadOn
    func counts(_ name: String) -> Bool {
      viewsLeadOn ? findings[name] == .swiftUIView : findings.isNavigation(name)
    }
    var all = 0
    var changed = 0
    for file in draft.rewritten {
      let source = project.files[file.file]
      for declaration in slice.kept(in: file.file)
      where counts(declaration.name) && !declaration.name.isEmpty {
        let first = source.line(of: declaration.syntax)
        let own = first..<(first + declaration.lineCount)
        all += declaration.lineCount
        changed += (knowledge.cuts[file.file] ?? []).filter { own.contains($0.line) }
          .reduce(0) { $0 + Self.count(of: $1, in: source) }
      }
    }
    for declaration in knowledge.dropped.map({ project.declarations[$0] })
    where counts(declaration.name) {
      all += declaration.lineCount
      changed += declaration.lineCount
    }
    // A view in whose place another one stands is one of those that lead on, and does not run as it is.
    for type in draft.standIns.types where viewsLeadOn && counts(type.name) {
      let count = project.type(type.name)?.lineCount ?? 0
      all += count
      changed += count
    }
    lines = (all, max(0, all - changed))
    text = try Self.page(
      draft, project, findings, knowledge, folder, lines, viewsLeadOn, missingBases)
  }

  private static func count(of cut: Cut, in source: SourceFile) -> Int {
    Array(source.text.utf8)[cut.range].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static func page(
    _ draft: Draft, _ project: Project, _ findings: Findings, _ knowledge: Knowledge,
    _ folder: PackageFolder, _ lines: (all: Int, unmodified: Int), _ viewsLeadOn: Bool,
    _ missingBases: [String]
  ) throws -> String {
    var text = """
      # \(project.name), adopted

      \(String.share(lines, viewsLeadOn)) The files come from \(project.origin).

      ## Look at these first

      """
    let guesses = draft.system?.guesses ?? []
    let first =
      missingBases.map { "- not there: \($0)" }
      + (emptied(project, knowledge) + emptiedClosures(project, knowledge)).map { "- \($0)" }
      + guesses.map { "- guessed: \($0)" }
      + draft.standIns.types.map(\.name).filter(project.isProtocolStandIn)
      .map { "- guessed: \(String.isImplemented(by: $0))" }
      + (draft.slice.decodes ? ["- guessed: \(String.decoded)"] : [])
      + (draft.countsIdentifiers ? ["- \(String.counted)"] : [])
      + givenUp(project, knowledge) + cuts(draft, project, knowledge).map { "- \($0)" }
      + draft.standIns.types.filter { exchangesMethods($0.name, project) }.map {
        "- \(String.exchangesMethods($0.name))"
      }
      + draft.standIns.missed.map { "- no control: \($0)" }
      + (draft.system?.missed ?? []).map { "- no event: \($0)" }
      + draft.standIns.routes.missed.map { "- no \($0)" }
      + draft.leftOut.map { "- \($0.summary)" }
      + knowledge.undeclared.map(\.summary).sorted().map {
        "- not declared, since it does not compile: `\($0)`"
      }
    text += first.isEmpty ? "\nNothing was guessed.\n" : "\n\(first.joined(separator: "\n"))\n"
    text += "\n## Kept\n\n"
    for file in draft.rewritten {
      let names = draft.slice.kept(in: file.file).filter { $0.kind != .extension }.map {
        reason($0, findings)
      }
      let how = file.text == nil ? "" : " (a copy with \(file.changedLines.count) lines changed)"
      text += "- \(project.files[file.file].name)\(how): \(names.joined(separator: "; "))\n"
    }
    text += "\n## Stand-ins\n\n"
    for type in draft.standIns.types {
      guard let declaration = project.type(type.name) else { continue }
      let source = project.files[declaration.file]
      text += "- \(type.name)"
      if !project.isProtocolStandIn(type.name) {
        text += " (\(source.name):\(source.line(of: declaration.syntax)))"
      }
      text += type.callbacks.isEmpty ? "\n" : ": \(type.callbacks.count) controls\n"
      for member in hollowed(in: type.name, knowledge) { text += "  - \(member)\n" }
    }
    text += "\n## Left out\n\n"
    let kept = Set(draft.slice.files)
    let left = project.files.indices.filter { !kept.contains($0) }.map { project.files[$0].name }
      .filter { $0 != ProtocolStandIns.fileName }
    text += left.isEmpty ? "Nothing.\n" : left.map { "- \($0)\n" }.joined()
    let new = try draft.newDeclarations(in: folder)
    if !new.isEmpty {
      text += "\n## New in the app, and not in the system that you have edited\n\n"
      text += new.map { "- `\($0)`\n" }.joined()
    }
    if !folder.edited.isEmpty {
      text += "\n## Edited by you, and left alone\n\n"
      text += folder.edited.map { "- \($0)\n" }.joined()
    }
    return text
  }

  /// A Boolean value that indicates whether a type replaces methods of the platform's classes at run
  /// time.
  private static func exchangesMethods(_ name: String, _ project: Project) -> Bool {
    project.parts(of: name).contains {
      $0.syntax.description.contains("method_exchangeImplementations")
    }
  }

  /// The members that a stand-in shows without what they do, or not at all, since they don't compile.
  private static func hollowed(in type: String, _ knowledge: Knowledge) -> [String] {
    knowledge.reasons.keys.sorted().filter { $0.hasPrefix("\(type).") }.map {
      let how = knowledge.levels[$0] == .dropped ? "left out" : "does nothing"
      return "\($0.dropFirst(type.count + 1)): \(how): \(knowledge.reasons[$0] ?? "")"
    }
  }

  private static func reason(_ declaration: Declaration, _ findings: Findings) -> String {
    let reasons = findings.reasons[declaration.name] ?? []
    let role = findings[declaration.name]
    let name = declaration.name
    return role == .other || reasons.isEmpty
      ? name : "\(name) (\(role): \(reasons.prefix(3).joined(separator: ", ")))"
  }

  private static func givenUp(_ project: Project, _ knowledge: Knowledge) -> [String] {
    knowledge.dropped.sorted().map { id in
      let declaration = project.declarations[id]
      let source = project.files[declaration.file]
      return
        "- given up: \(declaration.name), \(source.name):\(source.line(of: declaration.syntax))"
    }
  }

  /// The views that show nothing any more.
  private static func emptied(_ project: Project, _ knowledge: Knowledge) -> [String] {
    EmptiedView.all(in: project, knowledge).map {
      .isEmptied("\(project.files[$0.file].name):\($0.cut.line)", $0.cut.reason)
    }
  }

  /// The closures that do nothing any more.
  private static func emptiedClosures(_ project: Project, _ knowledge: Knowledge) -> [String] {
    EmptiedClosure.all(in: project, knowledge).map {
      .doesNothing("\(project.files[$0.file].name):\($0.line)", $0.reason)
    }
  }

  private static func cuts(_ draft: Draft, _ project: Project, _ knowledge: Knowledge) -> [String] {
    knowledge.cuts.sorted { $0.key < $1.key }.flatMap { file, cuts in
      cuts.sorted { $0.line < $1.line }.map {
        "cut: \(project.files[file].name):\($0.line): \($0.reason)"
          + ($0.withoutValue == nil ? "" : "; its value is made up: \($0.replacement)")
      }
    }
  }
}

extension String {
  fileprivate static func share(
    _ lines: (all: Int, unmodified: Int), _ viewsLeadOn: Bool
  ) -> String {
    if lines.all == 0 { return "No type navigates, and no view of the app is kept." }
    let count = "(\(lines.unmodified) of \(lines.all)) run as they are."
    let share = 100 * lines.unmodified / lines.all
    return viewsLeadOn
      ? "No type navigates for others: the views lead on by themselves, and \(share) % of their lines \(count)"
      : "\(share) % of the lines that navigate \(count)"
  }

  fileprivate static func isEmptied(_ place: String, _ reason: String) -> String {
    "shows nothing: the body at \(place), of which nothing was left to compile: \(reason). What it leads "
      + "to is not seen"
  }

  fileprivate static func doesNothing(_ place: String, _ reason: String) -> String {
    "does nothing: the closure at \(place), of which nothing was left to compile: \(reason). What it is "
      + "told leads nowhere"
  }

  fileprivate static func isImplemented(by standIn: String) -> String {
    "a protocol is implemented by \(standIn), since none of the app's own implementations can be made "
      + "here: what it finds out is tried both ways, and its values are made up"
  }

  fileprivate static let decoded =
    "what the app decodes of no data at all is made up, since stand-ins for servers answer with none"

  fileprivate static let counted =
    "counted: identifiers that `UUID()` makes, by `Identifiers.swift`, so that a replay makes the same ones"

  fileprivate static func exchangesMethods(_ type: String) -> String {
    "does nothing: the stand-in for \(type), which exchanges methods of the platform's classes at run "
      + "time. Write what it does in its place, or what is told of transitions may be missed"
  }
}
#endif
