#if Adopt
import SwiftSyntax

/// The subjects of Combine by which a type tells others something, and the publishers made of them.
struct OwnSubjects {
  /// A subject.
  struct Subject {
    /// Its type, as source.
    var type: String

    /// What it sends.
    var output: TypeSyntax

    /// What it may fail with, as source.
    var failure: String
  }

  /// The subjects, by the names of their properties.
  private(set) var subjects: [String: Subject] = [:]

  /// A property that publishes what a subject sends.
  struct Publisher {
    /// The property of the subject.
    var subject: String

    /// How it publishes that, as source.
    var expression: String

    /// A Boolean value that indicates whether it is the subject by another name.
    var isSubject: Bool
  }

  /// The properties that publish what a subject sends.
  private(set) var publishers: [String: Publisher] = [:]

  /// Finds the subjects among the members of a type.
  init(among members: [DeclSyntax]) {
    let bindings = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.isStatic }
      .flatMap(\.bindings)
    for binding in bindings {
      if let subject = Self.subject(binding) { subjects[Self.name(of: binding)] = subject }
    }
    for binding in bindings {
      guard let expression = Self.expression(of: binding) else { continue }
      add(Self.name(of: binding), expression)
    }
    let empty = Set(
      bindings.filter { $0.initializer == nil && $0.accessorBlock == nil }.map(Self.name))
    for (property, expression) in members.flatMap(Self.assignments) where empty.contains(property) {
      add(property, expression)
    }
  }

  private mutating func add(_ property: String, _ expression: ExprSyntax) {
    let erased = Self.erased(expression)
    guard let base = Self.property(erased ?? expression), subjects[base] != nil,
      subjects[property] == nil
    else { return }
    publishers[property] = Publisher(
      subject: base, expression: expression.trimmedDescription, isSubject: erased == nil)
  }

  /// The type of a publisher, as source.
  func type(ofPublisher name: String) -> String? {
    guard let subject = publishers[name].flatMap({ subjects[$0.subject] }) else { return nil }
    return publishers[name]?.isSubject == true
      ? subject.type : "AnyPublisher<\(subject.output.trimmedDescription), \(subject.failure)>"
  }

  private static func name(of binding: PatternBindingSyntax) -> String {
    binding.pattern.trimmedDescription
  }

  /// The subject that a property is, by its type or by what it is first set to.
  private static func subject(_ binding: PatternBindingSyntax) -> Subject? {
    let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(GenericSpecializationExprSyntax.self)
    let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)
    let name = type?.name.text ?? made?.expression.trimmedDescription ?? ""
    guard ["PassthroughSubject", "CurrentValueSubject"].contains(name),
      let clause = type?.genericArgumentClause ?? made?.genericArgumentClause
    else { return nil }
    let arguments = clause.arguments.compactMap { $0.argument.as(TypeSyntax.self) }
    guard arguments.count == 2 else { return nil }
    return Subject(
      type: name + clause.trimmedDescription, output: arguments[0].trimmed,
      failure: arguments[1].trimmedDescription)
  }

  /// What a property is first set to, or returns in one expression.
  private static func expression(of binding: PatternBindingSyntax) -> ExprSyntax? {
    if let value = binding.initializer?.value { return value }
    guard case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1,
      case .expr(let value)? = items.first?.item
    else { return nil }
    return value
  }

  /// What an initializer sets properties of its object to.
  private static func assignments(in member: DeclSyntax) -> [(String, ExprSyntax)] {
    let statements = member.as(InitializerDeclSyntax.self)?.body?.statements ?? []
    return statements.compactMap { statement in
      guard case .expr(let expression) = statement.item,
        let (target, values) = expression.as(SequenceExprSyntax.self)?.assignment,
        values.count == 1, let value = values.first, let property = property(target)
      else { return nil }
      return (property, value)
    }
  }

  /// What stands before `eraseToAnyPublisher()`.
  private static func erased(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "eraseToAnyPublisher"
    else { return nil }
    return member.base
  }

  /// The property of the object itself that an expression names.
  private static func property(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else {
      return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
  }
}

extension HollowType {
  /// Writes a subject with a control for each value that it can send, or a publisher of one.
  ///
  /// - Returns: false where the property is neither, or where nobody hears of it.
  mutating func writeSubject(_ property: String, _ id: String, _ isStatic: Bool) -> Bool {
    let own = ownSubjects
    if !isStatic, let type = own.type(ofPublisher: property), isWanted(property) {
      let expression = own.publishers[property]?.expression ?? ""
      add(id, "  var \(property): \(type) { \(expression) }")
      return true
    }
    guard !isStatic, let subject = own.subjects[property] else { return false }
    let isHeard =
      isWanted(property)
      || own.publishers.contains { $0.value.subject == property && isWanted($0.key) }
    guard isHeard else { return false }
    let values =
      Self.isVoid(subject.output) ? [""] : samples.values(of: subject.output, within: name)
    let isCurrent = subject.type.hasPrefix("CurrentValueSubject")
    if isCurrent, values.isEmpty { return false }
    add(id, "  var \(property) = \(subject.type)(\(isCurrent ? values[0] : ""))")
    let lists = ArgumentLists(of: [ArgumentLists.Argument(label: "", values: values)])
    add(
      FoundCallbacks(
        found: lists.tried.map {
          Callback(
            control: "\(name):\(property)\($0.word)", call: "self.\(property).send(\($0.text))")
        },
        leftOut: lists.leftOut.isEmpty
          ? []
          : [
            LeftOutWays(
              call: "\(name):\(property)", tried: lists.tried.count, words: lists.leftOut)
          ]))
    return true
  }
}
#endif
