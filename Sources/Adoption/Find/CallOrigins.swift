#if Adopt
import SwiftSyntax

/// Finds out who makes code run: a person, or the screen that it belongs to by itself.
///
/// A call by a name counts for each method of that name that takes such arguments. What is not told counts
/// as a person's touch.
struct CallOrigins {
  /// What makes code run.
  enum Origin: Hashable {
    /// The platform, as a screen or a view is made, loaded or shown.
    case place(type: String, method: String)
    /// A person who pulls a list down.
    case pull
    /// The platform, with what it was asked for, such as where the device is.
    case news
    /// A person's touch, or what is not known.
    case touch
  }

  let project: Project
  let findings: Findings

  /// The methods that the platform calls as a view is loaded or shown.
  static let places: Set = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  /// The methods that the platform calls as a view goes.
  static let leaving: Set = ["viewWillDisappear", "viewDidDisappear"]

  /// The place of a view of SwiftUI, as it appears.
  static let appearing = "onAppear"

  /// Where an object is made.
  static let making = "init"

  /// What makes a call run.
  func origins(of call: Syntax) -> Set<Origin> {
    var found: Set<Origin> = []
    var open = [call]
    var met: Set<SyntaxIdentifier> = []
    while let node = open.popLast() {
      let context = CodeContext(of: node, in: project, findings)
      guard let member = context.member, let owner = context.owner else {
        found.insert(.touch)
        continue
      }
      switch context.runs {
      case .atOnce: break
      case .asViewAppears: found.insert(.place(type: owner, method: Self.appearing))
      case .onPull: found.insert(.pull)
      case .unknown: found.insert(.touch)
      }
      guard context.runs == .atOnce, met.insert(member.id).inserted else { continue }
      switch member.as(DeclSyntaxEnum.self) {
      case .initializerDecl: found.insert(.place(type: owner, method: Self.making))
      case .functionDecl(let function):
        let runs = project.mentions.runs(of: function) { self.runs(of: $0, in: owner) }
        found.formUnion(runs.origins)
        let chosen = ChosenCase(around: node, in: function)
        open += runs.callers.filter { caller in
          guard let chosen, let call = caller.as(FunctionCallExprSyntax.self) else { return true }
          return chosen.mayBe(call)
        }
      default: found.insert(.touch)
      }
    }
    return found.isEmpty ? [.touch] : found
  }

  /// A Boolean value that indicates whether a call is made only once a service has answered.
  func followsAnswer(_ call: Syntax) -> Bool {
    CodeContext(of: call, in: project, findings).followsAnswer
  }

  /// What makes a method run: by itself, or the code that calls it.
  struct Runs {
    var origins: Set<Origin> = []
    var callers: [Syntax] = []
  }

  /// What makes a method run.
  private func runs(of function: FunctionDeclSyntax, in owner: String) -> Runs {
    let name = function.name.text
    if DeclSyntax(function).modifierNames.contains("override") {
      let isPlace =
        Self.places.union(Self.leaving).contains(name) && findings[owner] == .screen
      return Runs(origins: isPlace ? [.place(type: owner, method: name)] : [.touch])
    }
    if DeclSyntax(function).attributeNames.contains("IBAction") { return Runs(origins: [.touch]) }
    if function.isToldWhereTheDeviceIs { return Runs(origins: [.news]) }
    var found = Runs()
    for mention in project.mentions.of(name) {
      if DeclSyntax(function).isPrivate, TypeAround.name(of: Syntax(mention)) != owner { continue }
      if mention.isWithin(function) { continue }
      add(mention, of: function, to: &found)
    }
    return found.origins.isEmpty && found.callers.isEmpty ? Runs(origins: [.touch]) : found
  }

  /// Adds what makes code run that mentions a method.
  private func add(
    _ mention: DeclReferenceExprSyntax, of function: FunctionDeclSyntax, to found: inout Runs
  ) {
    if let call = mention.call {
      if call.takes(function) { found.callers.append(Syntax(call)) }
    } else if let selector = mention.selectorUse {
      switch selector.calledName {
      case "scheduledTimer", "Timer", "CADisplayLink": found.callers.append(Syntax(selector))
      case "addTarget": found.origins.insert(isOfRefreshControl(selector) ? .pull : .touch)
      default: found.origins.insert(.touch)
      }
    } else if let call = mention.argumentOf, let owner = TypeAround.name(of: Syntax(mention)) {
      switch call.calledName {
      case "onAppear", "task": found.origins.insert(.place(type: owner, method: Self.appearing))
      case "refreshable": found.origins.insert(.pull)
      default: found.origins.insert(.touch)
      }
    } else {
      found.origins.insert(.touch)
    }
  }

  /// A Boolean value that indicates whether a call is of the control that a person pulls a list down for.
  private func isOfRefreshControl(_ call: FunctionCallExprSyntax) -> Bool {
    guard let owner = TypeAround.name(of: Syntax(call)),
      let path = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.propertyPath,
      let property = path.last,
      let (_, binding, _) = project.property(property, of: owner)
    else { return false }
    return binding.trimmedDescription.contains("UIRefreshControl")
  }
}

extension FunctionDeclSyntax {
  /// A Boolean value that indicates whether the platform tells it where the device is.
  fileprivate var isToldWhereTheDeviceIs: Bool {
    name.text.hasPrefix("locationManager")
      && signature.parameterClause.parameters.first?.type.trimmedDescription.hasSuffix(
        "LocationManager") == true
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  var calledName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// A Boolean value that indicates whether a function takes such arguments.
  fileprivate func takes(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    let labels = Set(parameters.map(\.firstName.text))
    let closures = (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count
    return arguments.count + closures <= parameters.count
      && arguments.allSatisfy { labels.contains($0.label?.text ?? "_") }
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether it stands in a function.
  fileprivate func isWithin(_ function: FunctionDeclSyntax) -> Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.id == function.id { return true }
      node = parent
    }
    return false
  }

  /// What it is with the object before it, as in `model.load` or `model?.load`.
  private var whole: ExprSyntax {
    var whole = ExprSyntax(self)
    while let parent = whole.parent {
      if let member = parent.as(MemberAccessExprSyntax.self),
        member.declName.id == whole.id || parent.id == whole.id
      {
        whole = ExprSyntax(member)
      } else if let node = parent.as(OptionalChainingExprSyntax.self) {
        whole = ExprSyntax(node)
      } else if let node = parent.as(ForceUnwrapExprSyntax.self) {
        whole = ExprSyntax(node)
      } else {
        break
      }
    }
    return whole
  }

  /// The call of it.
  var call: FunctionCallExprSyntax? {
    guard let call = whole.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == whole.id
    else { return nil }
    return call
  }

  /// The call that it is an argument of.
  var argumentOf: FunctionCallExprSyntax? {
    whole.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// The call that takes it as a selector.
  var selectorUse: FunctionCallExprSyntax? {
    guard let argument = whole.parent?.as(LabeledExprSyntax.self),
      let macro = argument.parent?.parent?.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector"
    else { return nil }
    return macro.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
#endif
