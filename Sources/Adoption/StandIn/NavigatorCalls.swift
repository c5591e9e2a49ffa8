#if Adopt
import SwiftSyntax

/// Finds the calls by which a type's code asks a coordinator or router that it holds to navigate, and those
/// of a model that is kept.
struct NavigatorCalls {
  private let project: Project
  private let findings: Findings
  private let samples: Samples
  private let owner: String

  /// The calls, each once.
  private(set) var callbacks: [Callback] = []

  /// The calls for which no argument can be made up, with the reasons.
  private(set) var missed: [String] = []

  /// The ways to make the calls that are beyond what is tried.
  private(set) var leftOut: [LeftOutWays] = []

  /// Finds the calls of a type.
  ///
  /// - Parameter stored: the properties that the type's stand-in stores.
  init(in owner: String, of project: Project, storing stored: Set<String>, samples: Samples) {
    self.project = project
    self.samples = samples
    self.owner = owner
    findings = samples.findings
    let visitor = CallVisitor(viewMode: .sourceAccurate)
    for part in project.parts(of: owner) { visitor.walk(part.syntax) }
    let models = samples.keptModels
    // Each place where the code makes a call counts for who makes it.
    var places: [String: [FunctionCallExprSyntax]] = [:]
    var keys: [String] = []
    var calls = visitor.calls.compactMap { call in
      ObjectPath(along: call.path[...], from: owner, in: project, cast: call.cast).map {
        (call, $0)
      }
    }
    let captured = CapturedNavigators(of: owner, in: project, findings)
    for navigator in captured.all where stored.contains(navigator.name) {
      let path = ObjectPath(base: "self.\(navigator.name)?", type: navigator.type)
      calls += captured.calls(of: navigator).map { ($0, path) }
    }
    for (call, found) in calls
    where findings.standsForNavigation(found.type) || models.contains(found.type) {
      let reader = CallbackReader(project: project, samples: samples)
      guard let named = method(call, of: found.type, found.arguments) else { continue }
      let method = GenericArguments(for: named, in: project).applied(to: named)
      if models.contains(found.type), method.takesPlace {
        missed.append("\(owner).\(call.method): which rows there are is not known")
        continue
      }
      let parameters = method.signature.parameterClause.parameters
      let given = call.knownArguments(for: parameters, samples, within: found.type)
        .merging(MadeScreens(in: call, for: parameters, samples).values) { known, _ in known }
      let lacksCase = call.lacksCase(for: parameters, given, samples, within: found.type)
      guard !call.lacksPayload(samples), !lacksCase, method.isTold(everyGenericValue: given) else {
        missed.append("\(owner).\(call.method): no value can be made for an argument")
        continue
      }
      let screens = HandedScreens(in: call, for: parameters, by: owner, samples)
      let handed = screens.values.merging(
        HandedValues(in: call, for: parameters, by: owner, storing: stored, project).values
      ) { screen, _ in screen }
      let key =
        "\(found.base).\(call.method) \(given.sorted { $0.key < $1.key }) "
        + "\(handed.sorted { $0.key < $1.key })"
      places[key, default: []].append(call.node)
      guard places[key]?.count == 1 else { continue }
      let made = reader.calls(of: method, in: owner, given: given, handed: handed) {
        screens.unwrapped(Self.statement("\(found.base).\($0)", method))
      }
      callbacks += made.found
      keys += made.found.map { _ in key }
      leftOut += made.leftOut
      if made.found.isEmpty {
        missed.append("\(owner).\(call.method): no value can be made for an argument")
      }
    }
    for (index, key) in keys.enumerated() { callbacks[index].places = places[key] ?? [] }
    addUntraced()
    callbacks += BoundObservers(in: owner, of: project, samples: samples).callbacks
  }

  /// Adds the calls of methods that the type's code names and that navigators offer by a protocol, where
  /// what the code calls them on is not told: a parameter, or what a closure has captured.
  private mutating func addUntraced() {
    let names = Names(in: project.parts(of: owner).map(\.syntax)).all
    let reader = CallbackReader(project: project, samples: samples)
    for node in project.variables(of: owner) where node.isStored && !node.isStatic {
      for property in node.bindings.map(\.pattern.trimmedDescription) {
        guard let held = ObjectPath(along: [property], from: owner, in: project),
          project.type(held.type)?.kind == .protocol, findings.standsForNavigation(held.type)
        else { continue }
        for method in ([held.type] + project.ancestors(of: held.type)).flatMap({
          Entry.methods(of: $0, project)
        }) where names.contains(method.name.text) && method.genericParameterClause == nil {
          let control = "\(owner):\(method.name.text)"
          guard
            !callbacks.contains(where: {
              $0.control == control || $0.control.hasPrefix(control + "(")
            })
          else { continue }
          let made = reader.calls(of: method, in: owner) {
            Self.statement("\(held.base).\($0)", method)
          }
          callbacks += made.found
          leftOut += made.leftOut
        }
      }
    }
  }

  private static func statement(_ call: String, _ method: FunctionDeclSyntax) -> String {
    let effects = method.signature.effectSpecifiers
    let mark = effects?.throwsClause == nil ? "" : "try? "
    return effects?.asyncSpecifier == nil
      ? "_ = \(mark)\(call)" : "Task { _ = \(mark)await \(call) }"
  }

  /// The method that a call names: the one with its labels, or else the first of its name, with those that
  /// are not generic first. Of several with its labels it is one whose parameters are named as what is passed,
  /// as `for rocket: Rocket` is where a call passes `rocket`.
  private func method(
    _ call: CallVisitor.Call, of type: String, _ arguments: GenericArguments
  ) -> FunctionDeclSyntax? {
    let known = arguments.ofAncestors(of: type, in: project)
    let named = ([type] + project.ancestors(of: type)).flatMap { name in
      let inner = GenericArguments(ofTypesWithin: name, in: project)
      return Entry.methods(of: name, project).filter { $0.name.text == call.method }.map { method in
        // What is declared within the navigator has another name outside.
        let method = inner.applied(to: method)
        return known[name]?.applied(to: method) ?? method
      }
    }
    let all =
      named.filter { $0.genericParameterClause == nil }
      + named.filter { $0.genericParameterClause != nil }
    let matching = all.filter {
      $0.signature.parameterClause.parameters.map(\.firstName.text) == call.arguments.map(\.label)
    }
    return matching.first { Self.isNamed($0, as: call) } ?? matching.first ?? all.first
  }

  private static func isNamed(
    _ method: FunctionDeclSyntax, as call: CallVisitor.Call
  ) -> Bool {
    zip(method.signature.parameterClause.parameters, call.arguments).contains {
      ($0.secondName ?? $0.firstName).text == $1.value.propertyPath?.last
    }
  }
}

extension FunctionDeclSyntax {
  /// A Boolean value that indicates whether it is told a place in a list: there may be nothing.
  fileprivate var takesPlace: Bool {
    signature.parameterClause.parameters.contains {
      ["Int", "IndexPath"].contains($0.type.trimmedDescription) && $0.defaultValue == nil
    }
  }

  /// Returns a Boolean value that indicates whether arguments are known for all parameters whose types
  /// the caller chooses, such as `T` in `push<T: Hashable>(_ value: T)`: none can be made up for those.
  ///
  /// - Parameter given: the known arguments, by the place of the parameter.
  fileprivate func isTold(everyGenericValue given: [Int: String]) -> Bool {
    let generic = Set((genericParameterClause?.parameters ?? []).map(\.name.text))
    return signature.parameterClause.parameters.enumerated().allSatisfy { place, parameter in
      given[place] != nil || parameter.defaultValue != nil
        || Names(in: [parameter.type]).all.isDisjoint(with: generic)
    }
  }
}

extension TypeNames {
  /// The first name of a type behind optionals and parentheses.
  static func innermost(of type: TypeSyntax) -> String? {
    if let node = type.as(OptionalTypeSyntax.self) { return innermost(of: node.wrappedType) }
    if let node = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return innermost(of: node.wrappedType)
    }
    if let node = type.as(TupleTypeSyntax.self), node.elements.count == 1 {
      return node.elements.first.flatMap { innermost(of: $0.type) }
    }
    return parts(of: type).first
  }
}

/// Collects the calls of methods of what stored properties hold.
final class CallVisitor: SyntaxVisitor {
  struct Call {
    var node: FunctionCallExprSyntax

    /// The properties that lead to the object.
    var path: [String]

    /// The type for which the object behind the first properties is taken, and their number.
    var cast: (type: String, count: Int)?
    var method: String
    var arguments: [(label: String, value: ExprSyntax)]

    /// A Boolean value that indicates whether an argument is a case whose payload can't be made up: any
    /// other value would be a call that the app never makes.
    func lacksPayload(_ samples: Samples) -> Bool {
      arguments.contains {
        !$0.value.isClosed && samples.namedCase(in: $0.value) != nil
          && samples.value(ofCaseIn: $0.value) == nil
      }
    }

    /// The arguments that can be taken over as they are, or with another payload, by the place of the
    /// parameter.
    ///
    /// - Parameter navigator: the type whose method has the parameters.
    func knownArguments(
      for parameters: FunctionParameterListSyntax, _ samples: Samples, within navigator: String
    ) -> [Int: String] {
      var found: [Int: String] = [:]
      for (place, parameter, value) in matched(parameters) {
        // A text of variables alone is made up like any other value.
        let closed = value.is(StringLiteralExprSyntax.self) ? nil : value.closed
        found[place] =
          value.isClosed
          ? value.trimmedDescription
          : samples.value(ofCaseIn: value)
            ?? samples.value(ofCaseIn: value, as: parameter.type, within: navigator)
            ?? closed?.description
      }
      return found
    }

    /// A Boolean value that indicates whether an argument is a case without the name of its enum whose
    /// payload can't be made up.
    func lacksCase(
      for parameters: FunctionParameterListSyntax, _ given: [Int: String], _ samples: Samples,
      within navigator: String
    ) -> Bool {
      matched(parameters).contains { place, parameter, value in
        given[place] == nil
          && samples.implicitCase(in: value, as: parameter.type, within: navigator) != nil
      }
    }

    /// The parameters with the arguments that they are given, by their places.
    func matched(
      _ parameters: FunctionParameterListSyntax
    ) -> [(place: Int, parameter: FunctionParameterSyntax, value: ExprSyntax)] {
      var rest = arguments[...]
      return parameters.enumerated().compactMap { place, parameter in
        guard let next = rest.first, next.label == parameter.firstName.text else { return nil }
        rest = rest.dropFirst()
        return (place, parameter, next.value)
      }
    }
  }

  private(set) var calls: [Call] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let path = member.base?.propertyPath, !path.isEmpty
    {
      let bound = BoundName(path[0], at: node)
      calls.append(
        Call(
          node: node, path: (bound?.path ?? [path[0]]) + path.dropFirst(),
          cast: bound.flatMap { bound in bound.cast.map { ($0, bound.path.count) } },
          method: member.declName.baseName.text,
          arguments: node.arguments.map { ($0.label?.text ?? "_", $0.expression) }))
    }
    return .visitChildren
  }

  /// What begins or ends a life calls by itself, and nobody taps it.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOverride = DeclSyntax(node).modifierNames.contains("override")
    return isOverride && node.name.text.hasPrefix("view") ? .skipChildren : .visitChildren
  }
}
#endif
