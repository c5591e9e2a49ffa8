#if Adopt
import SwiftSyntax

/// Turns errors of the compiler into knowledge about the app.
struct Repairer {
  let project: Project
  let slice: Slice

  /// The members that the lines of stand-ins belong to, by path.
  let standIns: [String: [String]]

  /// The numbers of the app's files, by the paths that the compiler names.
  let files: [String: Int]

  /// The lines of copies that differ from the app's, by file.
  let changedLines: [Int: Set<Int>]

  /// The file that declares the system, with the statement to which each line belongs.
  let system: (path: String, statements: [SystemStatement?])

  /// What makes up the results of code that goes; nil where nothing does.
  let samples: Samples?

  var knowledge: Knowledge

  /// A Boolean value that indicates whether a declaration at the top level may go, since nothing smaller
  /// can.
  private var mayGiveUp = false

  init(
    project: Project, slice: Slice, standIns: [String: [String]], files: [String: Int],
    changedLines: [Int: Set<Int>] = [:],
    system: (path: String, statements: [SystemStatement?]) = ("", []),
    samples: Samples? = nil, knowledge: Knowledge
  ) {
    self.system = system
    self.samples = samples
    self.changedLines = changedLines
    self.project = project
    self.slice = slice
    self.standIns = standIns
    self.files = files
    self.knowledge = knowledge
  }

  /// Learns from errors: what is missing is added first, and only where nothing is, parts go.
  mutating func learn(from errors: [Diagnostic]) {
    let before = knowledge
    var late: [(Diagnostic, [String])] = []
    for error in errors {
      guard let members = standIns[error.path] else { continue }
      if isOfOther(error, members) {
        late.append((error, members))
      } else {
        degrade(error, members, after: before)
      }
    }
    // What is missing elsewhere shows in the system, too.
    let isSystemAlone = errors.allSatisfy { $0.path == system.path }
    for error in errors where isSystemAlone && system.statements.indices.contains(error.line - 1) {
      if let statement = system.statements[error.line - 1], statement.kind != .needed {
        knowledge.undeclared.insert(statement)
      }
    }
    if isSystemAlone, !errors.isEmpty, knowledge == before {
      // The compiler names the whole closure: all events go that are not needed for a graph.
      knowledge.undeclared.formUnion(
        system.statements.compactMap { $0 }.filter(\.isEvent))
    }
    for error in errors where files[error.path] != nil {
      if Self.isOfAccess(error) { knowledge.isInternal = true }
      if !complete(error) { add(for: error) }
    }
    if knowledge != before { return }
    for (error, members) in late { degrade(error, members, after: before) }
    if knowledge != before { return }
    let causes = errors.filter { !Self.isConsequence($0) }
    for error in causes.isEmpty ? errors : causes {
      if let file = files[error.path] { cut(error, in: file, after: before) }
    }
    guard knowledge == before else { return }
    for error in errors where Self.isConsequence(error) {
      if let file = files[error.path] { cut(error, in: file, after: before) }
    }
    guard knowledge == before else { return }
    // A class without initializers may be one whose properties were to go first.
    mayGiveUp = true
    for error in errors {
      if let file = files[error.path] { cut(error, in: file, after: before) }
    }
  }

  /// Kinds of errors that others cause.
  private static let following: Set = [
    "cannot_infer_contextual_base", "unresolved_member_no_inference",
    "type_of_expression_is_ambiguous",
    "failed_to_produce_diagnostic", "cannot_infer_closure_parameter_type",
    "cannot_infer_contextual_type", "unable_to_infer_closure_type",
  ]

  /// A Boolean value that indicates whether an error is what others cause: a class has no initializers
  /// where one of its properties has no value.
  private static func isConsequence(_ error: Diagnostic) -> Bool {
    following.contains(error.id) || error.message.hasSuffix("has no initializers")
      // So reads any error within, once more.
      || error.message.hasPrefix("closure containing control flow statement")
      || error.message.hasSuffix("because it has no accessible initializers")
  }

  /// A Boolean value that indicates whether what is public names what is not, as stand-ins are.
  private static func isOfAccess(_ error: Diagnostic) -> Bool {
    error.message.contains("uses an internal type")
      || error.message.contains("is internal and cannot be referenced from")
      || error.message.contains("must be declared public because")
      || error.message.contains("must be as accessible as")
      || error.message.contains("cannot be declared public")
      || error.message.contains("in an extension with internal requirements")
      || error.message.contains("cannot refine an internal")
  }

  // MARK: - Stand-ins

  /// A Boolean value that indicates whether an error in a stand-in has its cause elsewhere: in another
  /// stand-in, of which its head asks too much, or in what the compiler could not tell.
  private func isOfOther(_ error: Diagnostic, _ members: [String]) -> Bool {
    if Self.isConsequence(error) { return true }
    guard members.indices.contains(error.line - 1) else { return false }
    let member = members[error.line - 1]
    guard project.type(member) != nil else { return false }
    let isOfHead =
      error.message.contains("does not conform to protocol")
      || error.message.contains("requires that '")
    return isOfHead
      && error.quoted.contains { $0 != member && slice.edge[$0] == .hollow }
      && error.quoted.first != member
  }

  /// - Parameter before: what was known before; of several errors in one member the first takes it.
  private mutating func degrade(
    _ error: Diagnostic, _ members: [String], after before: Knowledge
  ) {
    if error.message.hasPrefix("redundant conformance"), let name = error.quoted.first {
      // A class and its parent can't both offer calls: those of the class are nearer to the app's.
      for parent in project.ancestors(of: name) where project.type(parent)?.kind == .class {
        knowledge.levels["\(parent) calls"] = .dropped
      }
      return
    }
    let known = knowledge
    add(for: error)
    if knowledge != known || isBeingAdded(error, after: before) { return }
    guard error.line >= 1, error.line <= members.count else { return }
    let member = members[error.line - 1]
    if project.type(member) != nil {
      // Without members it conforms to nothing.
      if slice.edge[member] == .empty, knowledge.needed.insert(member).inserted { return }
      // Nor does one of what another without members stands in its head.
      if let empty = error.quoted.first(where: { slice.edge[$0] == .empty }) {
        knowledge.needed.insert(empty)
        return
      }
      // Nor does what has types without members in its signatures.
      if error.message.contains("does not conform"), fillTypes(named: member) { return }
      if spellOut(error, of: member, after: before) { return }
      if dropHead(error, of: member, after: before) { return }
      // First the protocols go, then the superclass.
      knowledge.unconforming[member] = min(2, (knowledge.unconforming[member] ?? 0) + 1)
      return
    }
    guard knowledge.levels[member] == before.levels[member] else { return }
    let level = knowledge.levels[member] ?? .verbatim
    if let lower = HollowMember.Level(rawValue: level.rawValue - 1) {
      knowledge.levels[member] = lower
      knowledge.reasons[member] = error.message
    }
  }

  /// A Boolean value that indicates whether another error of the round has added what this one lacks.
  private func isBeingAdded(_ error: Diagnostic, after before: Knowledge) -> Bool {
    guard knowledge != before else { return false }
    var other = self
    other.knowledge = before
    other.add(for: error)
    return other.knowledge != before
  }

  /// Gives members to the types in a stand-in's signatures that have none yet.
  private mutating func fillTypes(named name: String) -> Bool {
    let signatures = project.parts(of: name).flatMap(\.members)
      .flatMap { HollowMember.signatures(of: $0.decl) }
    let empty = Names(in: signatures).all.filter { slice.edge[$0] == .empty }
    let before = knowledge.needed.count
    knowledge.needed.formUnion(empty)
    return knowledge.needed.count > before
  }

  /// Has a stand-in spell out a conformance that the compiler does not derive.
  private mutating func spellOut(
    _ error: Diagnostic, of name: String, after before: Knowledge
  ) -> Bool {
    guard let missing = conformance(error), HollowType.spelledOut.contains(missing) else {
      return false
    }
    // The error for `Hashable` follows that for `Equatable` in one round.
    let isNew = knowledge.spelledOut[name, default: []].insert(missing).inserted
    return isNew || before.spelledOut[name]?.contains(missing) != true
  }

  /// Takes away what leads a stand-in to a protocol to which it does not conform, where others are left
  /// in its head: these may be what its users ask for.
  private mutating func dropHead(
    _ error: Diagnostic, of name: String, after before: Knowledge
  ) -> Bool {
    guard let missing = conformance(error), error.quoted.first == name else { return false }
    let entries = project.parts(of: name).flatMap {
      $0.group?.inheritanceClause?.inheritedTypes ?? []
    }
    let leading = entries.filter { entry in
      TypeNames.parts(of: entry.type).contains {
        $0 == missing || project.ancestors(of: $0).contains(missing)
      }
    }.map(\.type.trimmedDescription)
    guard !leading.isEmpty, leading.count < entries.count else { return false }
    knowledge.heads[name, default: []].formUnion(leading)
    // Of several errors in one head the first takes it.
    return before.heads[name] != knowledge.heads[name]
  }

  // MARK: - What goes

  /// - Parameter before: what was known before; of several errors in one part the first takes it.
  private mutating func cut(_ error: Diagnostic, in file: Int, after before: Knowledge) {
    let source = project.files[file]
    guard let position = position(of: error, in: source, file),
      let token = source.tree.token(at: position)
    else { return }
    if emptyArgument(error, around: token, in: file) { return }
    let isResult = error.message.hasPrefix("missing return")
    let name = source.name.split(separator: "/").last ?? ""
    guard
      var place = CutPlace(
        around: token, isResult: isResult, conformance: conformance(error),
        isAttribute: error.message.hasPrefix("unknown attribute"),
        place: "\(name):\(error.line)")
    else {
      drop(at: position, in: source)
      return
    }
    let cuts = knowledge.cuts[file] ?? []
    // What went in vain goes with what is around it.
    while let former = cuts.firstIndex(where: { $0.range == place.range }) {
      guard before.cuts[file]?.contains(where: { $0.range == place.range }) == true else { return }
      if let text = cuts[former].withoutValue {
        knowledge.cuts[file]?[former].replacement = text
        knowledge.cuts[file]?[former].withoutValue = nil
        return
      }
      guard
        let member = CutPlace(
          statementOrMemberAround: token, beyond: place.range, place: "\(name):\(error.line)")
      else {
        drop(at: position, in: source)
        return
      }
      place = member
    }
    let madeUp = madeUpValue(around: token, replacedBy: place)
    let cut = Cut(
      range: place.range, replacement: madeUp ?? place.replacement,
      withoutValue: madeUp == nil ? nil : place.replacement, reason: error.message,
      line: source.locations.location(for: AbsolutePosition(utf8Offset: place.range.lowerBound))
        .line)
    if !cuts.contains(where: { $0.range == cut.range }) {
      knowledge.cuts[file, default: []].append(cut)
    }
  }

  /// Takes the place of an argument that does not compile and that a stand-in takes whatever it is.
  private mutating func emptyArgument(
    _ error: Diagnostic, around token: TokenSyntax, in file: Int
  ) -> Bool {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      defer { node = parent }
      guard let argument = node.as(LabeledExprSyntax.self),
        let call = parent.parent?.as(FunctionCallExprSyntax.self),
        let taken = knowledge.initializers[call.calledExpression.trimmedDescription],
        taken.contains(call.arguments.map { $0.label?.text ?? "_" }),
        knowledge.cuts[file]?.contains(where: { $0.range == argument.expression.range }) != true
      else { continue }
      knowledge.cuts[file, default: []].append(
        Cut(
          range: argument.expression.range, replacement: "()", reason: error.message,
          line: error.line))
      return true
    }
    return false
  }

  /// Writes the arguments of a generic type that the head of the declaration around it tells, and what else
  /// takes the place of code without cutting anything.
  private mutating func complete(_ error: Diagnostic) -> Bool {
    guard let file = files[error.path],
      let position = position(of: error, in: project.files[file], file),
      let token = project.files[file].tree.token(at: position)
    else { return false }
    var found =
      ToldForm(for: error, around: token).map { ($0.range, $0.text) }
      ?? OptionalCall(for: error, around: token).map { ($0.range, "") }
      ?? PrivateWitness(for: error, around: token).map { ($0.range, "") }
    if found == nil,
      let call = MetatypeCall(for: error, around: token, isDone: { isCut($0, in: file) })
    {
      found = (call.range, call.text)
      knowledge.makesByMetatype = true
    }
    guard let (range, text) = found, !isCut(range, in: file) else { return false }
    knowledge.cuts[file, default: []].append(
      Cut(range: range, replacement: text, reason: error.message, line: error.line))
    return true
  }

  private func isCut(_ range: Range<Int>, in file: Int) -> Bool {
    knowledge.cuts[file]?.contains { $0.range == range } == true
  }

  /// What stands in the place of a part that goes where a value can be made up for it; nil elsewhere.
  private mutating func madeUpValue(around token: TokenSyntax, replacedBy place: CutPlace)
    -> String?
  {
    if let type = place.result(around: token),
      let value = endingValue(of: type, around: token) ?? foreignValue(of: type)
    {
      return place.replacement(with: value)
    }
    if let local = LocalValue(around: token, replacedBy: place, in: project),
      let value = samples?.value(of: local.type)
    {
      return local.replacement(with: value)
    }
    guard let set = AssignedValue(around: token, replacedBy: place, in: project) else { return nil }
    guard let samples else { return nil }
    if let value = samples.value(of: set.type) { return set.start + value }
    // What stands in for a class can do without what that is made of, until somebody asks for it.
    if let name = TypeNames.innermost(of: set.type), project.type(name)?.kind == .class,
      slice.edge[name] == .hollow
    {
      knowledge.initializers[name, default: []].insert([])
      return "\(set.start)\(name)()"
    }
    return "\(set.start)noValue(\(set.name.debugDescription))"
  }

  /// A value of a type, for the member around a token, that does not ask for that member again.
  private func endingValue(of type: TypeSyntax, around token: TokenSyntax) -> String? {
    guard var samples else { return nil }
    let types = AskingTypes(project: project, kept: slice.kept, cuts: knowledge.cuts)
    while let value = samples.value(of: type) {
      guard let (member, owner) = CutPlace.member(around: token) else { return value }
      let asking = types.names(in: value, askingFor: member, of: owner)
      if asking.subtracting(samples.missing).isEmpty { return value }
      samples.missing.formUnion(asking)
    }
    return nil
  }

  /// A value of a type that nothing here declares: what stands in for it is made of nothing.
  private func foreignValue(of type: TypeSyntax) -> String? {
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text,
      knowledge.foreign.contains(name)
    else { return nil }
    return "\(name)()"
  }

  /// Where an error is in the app's own file. In a line that was rewritten columns say nothing.
  func position(
    of error: Diagnostic, in source: SourceFile, _ file: Int
  ) -> AbsolutePosition? {
    guard error.line >= 1, error.line <= source.locations.sourceLines.count else { return nil }
    let line = source.locations.sourceLines[error.line - 1]
    let isChanged = changedLines[file]?.contains(error.line) == true
    // A macro moves code, and what it makes has a place of its own: the module's name and the file's.
    let isMoved = !error.path.hasPrefix("/")
    let blanks = line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let column = isChanged || isMoved || error.column > line.utf8.count ? blanks + 1 : error.column
    return source.position(line: error.line, column: column)
  }

  /// Gives up a declaration at the top level, of which no part can go.
  private mutating func drop(at position: AbsolutePosition, in source: SourceFile) {
    let place = position.utf8Offset
    guard mayGiveUp,
      let declaration = source.declarations.first(where: { $0.syntax.range.contains(place) })
    else { return }
    knowledge.dropped.insert(declaration.id)
  }

  /// The protocol to which a type turns out not to conform.
  private func conformance(_ error: Diagnostic) -> String? {
    error.message.contains("does not conform to protocol") ? error.quoted.last : nil
  }
}
#endif
