#if Adopt
import SwiftSyntax

extension HollowType {
  /// The lines by which a service's method leaves open how it ends; none where it can end in one way
  /// alone, at once, or where nothing that runs asks for it.
  mutating func answers(of node: FunctionDeclSyntax) -> [String] {
    guard used.contains(node.name.text), ![.screen, .view, .swiftUIView, .container].contains(role)
    else { return [] }
    samples.decodable = node.decodableParameters
    defer { samples.decodable = [] }
    let effects = node.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil { return asynchronousAnswers(of: node) }
    if let lines = callbackAnswers(of: node) { return lines }
    if let lines = publisherAnswers(of: node) ?? rxAnswers(of: node) { return lines }
    guard let type = node.signature.returnClause?.type else { return [] }
    if effects?.throwsClause != nil {
      let made = samples.decodable.isEmpty ? nil : samples.value(of: type)
      if let made { return ["return \(made)"] }
      return samples.initial(of: type) == nil ? ["throw CancellationError()"] : []
    }
    return []
  }

  mutating func open(_ node: FunctionDeclSyntax, _ outcomes: [String]) -> ServiceAnswer {
    let call = "\(name).\(node.name.text)"
    let taken = Set(answers.map(\.call))
    let number = (2...).first { !taken.contains("\(call) \($0)") } ?? 2
    let answer = ServiceAnswer(
      call: taken.contains(call) ? "\(call) \(number)" : call, outcomes: outcomes)
    answers.append(answer)
    return answer
  }

  // MARK: - What awaits

  private mutating func asynchronousAnswers(of node: FunctionDeclSyntax) -> [String] {
    let canFail = node.signature.effectSpecifiers?.throwsClause != nil
    let isVoid = node.signature.returnClause.map { Self.isVoid($0.type) } ?? true
    let values =
      isVoid
      ? [""] : node.signature.returnClause.map { samples.answers(of: $0.type, within: name) } ?? []
    let ways = tried(values, of: node)
    var outcomes = Self.outcomes(ways)
    if canFail { outcomes.append("fails") }
    guard !outcomes.isEmpty else { return [] }
    let question = open(node, outcomes).question()
    var lines = ["switch \(canFail ? "try await \(question)" : "(try? await \(question)) ?? 0") {"]
    for (number, value) in ways.enumerated() {
      let label = number == ways.count - 1 && !canFail ? "default" : "case \(number)"
      lines.append("\(label): return\(value.isEmpty ? "" : " \(value)")")
    }
    if canFail { lines.append("default: throw CancellationError()") }
    return lines + ["}"]
  }

  // MARK: - What calls back

  private mutating func callbackAnswers(of node: FunctionDeclSyntax) -> [String]? {
    let callbacks = node.signature.parameterClause.parameters.compactMap { callback($0, of: node) }
    let isOne = callbacks.count == 1
    // In turn, so that a success with many values leaves room for the failure that another one tells.
    let all = (0..<(callbacks.map(\.ways.count).max() ?? 0)).flatMap { place in
      callbacks.filter { place < $0.ways.count }.map { callback in
        let (words, arguments) = callback.ways[place]
        let name = [isOne ? "" : callback.name, words.joined(separator: ",")]
          .filter { !$0.isEmpty }.joined(separator: " ")
        return (name: name, call: Self.attempted("\(callback.call)(\(arguments))"))
      }
    }
    guard !all.isEmpty else { return nil }
    let ways = Array(all.prefix(Self.answerLimit))
    leaveOut(all.dropFirst(ways.count).map(\.name), of: node)
    let outcomes = Self.distinct(ways.map { $0.name.isEmpty ? "answers" : $0.name })
    if node.answersAtOnce(by: Set(callbacks.map { $0.call.filter { $0 != "?" } })) {
      if ways.count == 1 { return [ways[0].call] }
      let call = "\(name).\(node.name.text)".debugDescription
      return ["switch ServiceAnswers.decides(\(call), among: \(outcomes)) {"]
        + ways.enumerated().map { number, way in
          "\(number == ways.count - 1 ? "default" : "case \(number)"): \(way.call)"
        } + ["}"]
    }
    let cancellation = cancellation(of: node)
    let start = cancellation == nil ? "" : "let call = "
    var lines = [start + open(node, outcomes).question(then: " {"), "  switch $0 {"]
    for (number, way) in ways.enumerated() {
      let label = number == ways.count - 1 ? "default" : "case \(number)"
      lines.append("  \(label): \(way.call)")
    }
    return lines + ["  }", "}"] + (cancellation.map { ["return \($0)(call: call)"] } ?? [])
  }

  /// A call; what can't be made is never told.
  static func attempted(_ call: String) -> String {
    call.contains("try madeUp(") ? "do { \(call) } catch {}" : call
  }

  // MARK: - What can be cancelled

  /// The class of what a call returns that can be cancelled; nil where it returns something else.
  private mutating func cancellation(of node: FunctionDeclSyntax) -> String? {
    guard let name = node.signature.returnClause.flatMap({ TypeNames.innermost(of: $0.type) }),
      known.contains(name), project.requiresCancellationAlone(name),
      knowledge.levels[Self.openCall(name, of: self.name)] == nil
    else { return nil }
    cancelling.insert(name)
    return "Open\(name)"
  }

  /// Writes the classes of calls that are left open and can be cancelled: the service still answers, late.
  mutating func writeOpenCalls() {
    for name in cancelling.sorted() {
      add(
        Self.openCall(name, of: self.name),
        """

        private final class Open\(name): \(name) {
          private let call: Task<Void, Never>
          init(call: Task<Void, Never>) { self.call = call }
          func cancel() { call.cancel() }
        }
        """)
    }
  }

  private static func openCall(_ name: String, of owner: String) -> String {
    "\(owner) cancels \(name)"
  }

  /// The ways to call what a parameter takes: the words that tell them apart, and the arguments.
  private typealias CallbackWays = [(words: [String], arguments: String)]

  /// A parameter by which a method calls back; nil where it takes something else, or where no argument
  /// can be made up.
  private func callback(
    _ parameter: FunctionParameterSyntax, of node: FunctionDeclSyntax
  ) -> (name: String, call: String, ways: CallbackWays)? {
    let isOptional = parameter.type.is(OptionalTypeSyntax.self)
    let inner = (parameter.secondName ?? parameter.firstName).text
    // A closure that does not escape is called before the method returns, or never.
    guard
      isOptional || parameter.type.trimmedDescription.contains("@escaping")
        || node.answersAtOnce(by: [inner]),
      let function = project.functionType(parameter.type, in: name),
      Self.isVoid(function.returnClause.type)
    else { return nil }
    var ways: CallbackWays = [([], "")]
    for argument in function.parameters {
      let values = samples.answers(of: argument.type, within: name)
      ways = ways.flatMap { way in
        values.map { value in
          (
            values.count > 1 ? way.words + [CallbackReader.word(value)] : way.words,
            way.arguments.isEmpty ? value : "\(way.arguments), \(value)"
          )
        }
      }
    }
    let label = parameter.firstName.text
    return ways.isEmpty
      ? nil : (label == "_" ? inner : label, "\(inner)\(isOptional ? "?" : "")", ways)
  }

  // MARK: - What publishes

  private mutating func publisherAnswers(of node: FunctionDeclSyntax) -> [String]? {
    guard let type = node.signature.returnClause?.type.as(IdentifierTypeSyntax.self),
      type.name.text == "AnyPublisher",
      let arguments = type.genericArgumentClause?.arguments.compactMap({
        $0.argument.as(TypeSyntax.self)
      }), arguments.count == 2
    else { return nil }
    var ways = tried(samples.answers(of: arguments[0], within: name), of: node).map {
      ".success(\($0))"
    }
    if arguments[1].trimmedDescription != "Never" {
      ways += samples.value(of: arguments[1]).map { [".failure(\($0))"] } ?? []
    }
    guard !ways.isEmpty else { return nil }
    let question = open(node, Self.outcomes(ways)).question(then: " {")
    var lines = [
      "return Deferred {", "  Future { promise in", "    \(question)", "      switch $0 {",
    ]
    for (number, way) in ways.enumerated() {
      let label = number == ways.count - 1 ? "default" : "case \(number)"
      lines.append("      \(label): \(Self.attempted("promise(\(way))"))")
    }
    return lines + ["      }", "    }", "  }", "}.eraseToAnyPublisher()"]
  }

  // MARK: - What is tried

  /// How many answers of a service are tried: each becomes an event.
  static let answerLimit = 4

  /// The values that are tried, and notes those that are not.
  mutating func tried(_ values: [String], of node: FunctionDeclSyntax) -> [String] {
    leaveOut(values.dropFirst(Self.answerLimit).map { CallbackReader.word($0) }, of: node)
    return Array(values.prefix(Self.answerLimit))
  }

  private mutating func leaveOut(_ words: [String], of node: FunctionDeclSyntax) {
    if words.isEmpty { return }
    leftOut.append(
      LeftOutWays(
        call: "the answer of \(name).\(node.name.text)", tried: Self.answerLimit, words: words))
  }

  // MARK: - Words

  static func isVoid(_ type: TypeSyntax) -> Bool {
    ["Void", "()"].contains(type.trimmedDescription)
  }

  /// A name for each value: the word that tells it from the others.
  static func outcomes(_ values: [String]) -> [String] {
    values.count == 1 ? ["answers"] : distinct(values.map { CallbackReader.word($0) })
  }

  /// The same names, with numbers where they are the same.
  private static func distinct(_ names: [String]) -> [String] {
    Set(names).count == names.count
      ? names : names.enumerated().map { "\($0.element) \($0.offset + 1)" }
  }
}

extension FunctionDeclSyntax {
  /// The generic parameters of whose types values are decoded, as in `load<Item: Decodable>() -> Item`.
  var decodableParameters: Set<String> {
    let names = Set(
      (genericParameterClause?.parameters ?? []).filter {
        $0.inheritedType.map { TypeNames.parts(of: $0) }.map(Self.isDecoded) ?? false
      }.map(\.name.text))
    let required = (genericWhereClause?.requirements ?? []).compactMap { requirement -> String? in
      guard let node = requirement.requirement.as(ConformanceRequirementSyntax.self),
        Self.isDecoded(TypeNames.parts(of: node.rightType))
      else { return nil }
      return node.leftType.trimmedDescription
    }
    return names.union(required)
  }

  private static func isDecoded(_ protocols: [String]) -> Bool {
    !Set(protocols).isDisjoint(with: ["Decodable", "Codable"])
  }
}
#endif
