#if Adopt
import SwiftSyntax

/// The calls of a type that no control makes: a screen makes them by itself, as it is loaded or shown, and
/// what a timer or a service calls later.
struct OwnCalls {
  /// The calls that are offered, own ones among them.
  private(set) var callbacks: [Callback] = []

  /// The calls that controls make.
  private(set) var controls: [Callback] = []

  /// The events that decide when the others come.
  private(set) var answers: [ServiceAnswer] = []

  /// What the others are made of: the member of the type whose code makes them, and the places that run it.
  private var own: [String: (member: String, places: [String])] = [:]

  private let type: HollowType
  private let origins: CallOrigins

  init(among callbacks: [Callback], of type: HollowType) {
    self.type = type
    origins = CallOrigins(project: type.project, findings: type.samples.findings)
    for var callback in callbacks {
      let calls = callback.places.isEmpty ? places(of: callback.calledName) : callback.places
      let found = calls?.reduce(into: Set()) { $0.formUnion(origins.origins(of: Syntax($1))) }
      if let calls, let found, arePassedOn(calls, in: found) { continue }
      guard let calls, let found, !found.isEmpty, !found.contains(.touch),
        !found.contains(where: isLeft)
      else {
        if let calls, let found, asksAgain(found),
          calls.allSatisfy({ origins.followsAnswer(Syntax($0)) })
        {
          callback.madeOnce = .answer
        }
        self.callbacks.append(callback)
        controls.append(callback)
        continue
      }
      let places = found.compactMap(place)
      let isOwn = !places.isEmpty && places.count == found.subtracting([.news]).count
      guard isOwn else {
        callback.madeOnce = found.contains(.pull) || found == [.news] ? .pull : nil
        self.callbacks.append(callback)
        controls.append(callback)
        continue
      }
      // What stays in a method of the platform is called there.
      if isKept(callback.calledName, in: found) { continue }
      let names = Set(calls.compactMap { memberName(around: $0) })
      let member = "\(type.name).\(names.sorted().joined(separator: "/"))"
      own[callback.control] = (member, Set(places).sorted())
      self.callbacks.append(callback)
    }
    let members = self.callbacks.compactMap { own[$0.control]?.member }
    for member in Set(members).sorted() {
      let outcomes = self.callbacks.filter { own[$0.control]?.member == member }.map {
        String($0.control.drop { $0 != ":" }.dropFirst())
      }
      answers.append(ServiceAnswer(call: member, outcomes: outcomes, isOwnCall: true))
    }
  }

  /// The arguments by which a stand-in says that a call is its own.
  func words(for callback: Callback) -> String {
    own[callback.control].map { ", by: \($0.member.debugDescription), when: \($0.places)" } ?? ""
  }

  /// A Boolean value that indicates whether a screen makes code run by itself, and a person makes it run
  /// again.
  private func asksAgain(_ found: Set<CallOrigins.Origin>) -> Bool {
    found.contains(.touch) && found.contains { if case .place = $0 { true } else { false } }
  }

  /// The places where a type's code calls a closure or a delegate's method; nil where something else may.
  private func places(of name: String) -> [FunctionCallExprSyntax]? {
    var found: [FunctionCallExprSyntax] = []
    for mention in type.project.mentions.of(name) {
      let owner = TypeAround.name(of: Syntax(mention))
      let isOwn =
        owner == type.name
        || owner.map { type.project.ancestors(of: $0).contains(type.name) } ?? false
      if isOwn {
        if let call = mention.call { found.append(call) } else if !mention.isHandedOn { return nil }
      } else if let call = mention.call, call.calledExpression.is(MemberAccessExprSyntax.self),
        type.isClosure(name)
      {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The place as its stand-in tells it; nil where nothing stands in for it.
  private func place(_ origin: CallOrigins.Origin) -> String? {
    guard case .place(let owner, let method) = origin,
      let declaration = type.project.type(owner), !type.samples.kept.contains(declaration.id)
    else { return nil }
    switch method {
    case CallOrigins.making: return owner == type.name ? "viewDidLoad" : nil
    case CallOrigins.appearing: return type.samples.findings[owner] == .swiftUIView ? method : nil
    default: return type.samples.findings[owner] == .screen ? method : nil
    }
  }

  /// A Boolean value that indicates whether the type's own methods that the platform calls make the call in
  /// the stand-in, too.
  private func isKept(_ name: String, in found: Set<CallOrigins.Origin>) -> Bool {
    found.allSatisfy { origin in
      guard case .place(type.name, let method) = origin else { return false }
      return type.pieces.contains {
        $0.text.contains("override func \(method)(")
          && ($0.text.contains("\(name)(") || $0.text.contains("\(name)?("))
      }
    }
  }

  /// A Boolean value that indicates whether methods of the type alone make calls, which pass on what screens tell
  /// them by themselves: their stand-ins do so, too.
  private func arePassedOn(
    _ calls: [FunctionCallExprSyntax], in found: Set<CallOrigins.Origin>
  ) -> Bool {
    let passed = PassedOn(project: type.project, findings: type.samples.findings)
    return !found.isEmpty
      && found.allSatisfy { origin in
        guard case .place(let owner, let method) = origin, method != CallOrigins.making else {
          return false
        }
        return type.samples.findings[owner] == .screen
          && (owner != type.name || CallOrigins.leaving.contains(method))
      }
      && calls.allSatisfy { call in
        let context = CodeContext(of: Syntax(call), in: type.project, type.samples.findings)
        return context.member?.as(FunctionDeclSyntax.self).map {
          passed.includes($0, of: type.name)
        } ?? false
      }
  }

  /// A Boolean value that indicates whether a screen that goes makes a call.
  private func isLeft(_ origin: CallOrigins.Origin) -> Bool {
    guard case .place(_, let method) = origin else { return false }
    return CallOrigins.leaving.contains(method)
  }

  /// The name of the member around a call.
  private func memberName(around call: FunctionCallExprSyntax) -> String? {
    let member = CodeContext(of: Syntax(call), in: type.project, type.samples.findings).member
    return member?.as(FunctionDeclSyntax.self)?.name.text
      ?? (member?.is(InitializerDeclSyntax.self) == true ? "init" : nil)
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether a mention sets the property, or reads it to call it.
  fileprivate var isHandedOn: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(InitializerDeclSyntax.self) || parent.is(OptionalBindingConditionSyntax.self) {
        return true
      }
      if let target = parent.as(SequenceExprSyntax.self)?.assignment?.target {
        return target.position <= position && position < target.endPosition
      }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) {
        return false
      }
      node = parent
    }
    return false
  }
}
#endif
