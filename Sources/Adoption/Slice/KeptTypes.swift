#if Adopt
import SwiftSyntax

/// The types of an app that are kept whole where kept code names them: nothing can stand in for what they do.
struct KeptTypes {
  private let project: Project
  private let findings: Findings

  /// The views of SwiftUI that lead from one to another.
  let navigatingViews: Set<String>

  /// The names of the types of what these views store.
  private let storedByViews: Set<String>

  /// Finds the views that are kept.
  init(in project: Project, _ findings: Findings) {
    self.project = project
    self.findings = findings
    navigatingViews = NavigatingViews(in: project, findings).names
    storedByViews = Set(
      (navigatingViews + [Entry.app(of: project, findings)].compactMap { $0 })
        .flatMap(project.storedTypes).compactMap { TypeNames.innermost(of: $0) })
  }

  /// Returns a Boolean value that indicates whether a type is kept whole where kept code names it.
  func contains(_ type: Declaration) -> Bool {
    switch findings[type.name] {
    case .coordinator, .router, .container, .builder: return true
    case .swiftUIView: return navigatingViews.contains(type.name)
    case .screen, .view, .entry: return false
    case .other: break
    }
    if type.kind == .struct || type.kind == .class, asksServers(type) { return false }
    switch type.kind {
    case .protocol, .typealias: return true
    case .enum: return type.codeLineCount <= 80
    case .struct:
      return type.codeLineCount <= 40 || type.inherited.contains("ViewModifier") || isAssembly(type)
        || keepsDefaults(type)
    case .class:
      // What is generic is a box: an observable, a weak reference, a value that is made late. What takes
      // links decides where they lead.
      let isBox = type.group?.hasGenerics == true && type.codeLineCount <= 160
      return isBox || isStateMachine(type) || isItem(type)
        || Findings.isNamedAsCoordinator(type.name)
        || takesControllers(type) || type.name.contains("Link") && type.codeLineCount <= 120
        || findings.models.contains(type.name) || leadsFromView(type) || putsOffWork(type)
        || resolves(type) || isStack(type)
        || isAssembly(type) || isToldOfNavigation(type) || keepsDefaults(type)
    default: return false
    }
  }

  /// A Boolean value that indicates whether a class is what a kept view of SwiftUI or the `App` stores and
  /// what asks a coordinator that it holds to navigate, or holds a kept view: the view's own controls call
  /// it.
  private func leadsFromView(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 120,
      !storedByViews.isDisjoint(with: [type.name] + project.ancestors(of: type.name))
    else { return false }
    return project.storedTypes(of: type.name).compactMap { TypeNames.innermost(of: $0) }
      .contains { findings.standsForNavigation($0) || navigatingViews.contains($0) }
  }

  /// A Boolean value that indicates whether a type asks servers itself, which takes real time: a stand-in
  /// leaves open how that ends.
  private func asksServers(_ type: Declaration) -> Bool {
    Names(in: project.parts(of: type.name).map(\.syntax)).all.contains("URLSession")
  }

  /// A Boolean value that indicates whether a class decides which state follows on another.
  private func isStateMachine(_ type: Declaration) -> Bool {
    type.name.hasSuffix("StateMachine") && type.codeLineCount <= 400
  }

  /// A Boolean value that indicates whether a class does nothing but hand work to a queue, as a scheduler
  /// or a clock of the app's own does: the harness runs what waits there, sooner or later but not never.
  func putsOffWork(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 40 else { return false }
    let members = project.parts(of: type.name).flatMap(\.members).map(\.decl)
    let methods = members.compactMap { $0.as(FunctionDeclSyntax.self) }
    return !methods.isEmpty
      && members.allSatisfy { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) }
      && methods.allSatisfy { method in
        let takesWork = method.signature.parameterClause.parameters.contains {
          $0.type.trimmedDescription.contains("@escaping")
        }
        let queues: Set = ["DispatchQueue", "OperationQueue", "RunLoop"]
        return takesWork
          && method.body.map { !Names(in: [$0]).all.isDisjoint(with: queues) } == true
      }
  }

  /// A Boolean value that indicates whether a class gives what it is asked for by its type, as a container
  /// of dependencies does, or what a closure makes that it is handed: nothing can stand in for what it was
  /// told to make.
  private func resolves(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 160 else { return false }
    return project.parts(of: type.name).flatMap(\.members)
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .contains { method in
        let signature = method.signature
        guard let result = signature.returnClause.flatMap({ Self.made(in: $0.type) }),
          let generic = method.genericParameterClause?.parameters.first(where: {
            $0.name.text == result
          }), method.body != nil, signature.effectSpecifiers?.asyncSpecifier == nil,
          // What decodes is told a type, too.
          generic.inheritedType?.trimmedDescription.contains("odable") != true
        else { return false }
        let asked = signature.parameterClause.parameters.map(\.type.trimmedDescription)
        return asked.isEmpty || asked.contains("\(result).Type")
          || asked.contains { $0.hasSuffix("-> \(result)") }
      }
  }

  /// The name of the type of what a method returns, or that is told to make it, as in `-> T.Type`.
  private static func made(in result: TypeSyntax) -> String? {
    TypeNames.innermost(of: result.as(MetatypeTypeSyntax.self)?.baseType ?? result)
  }

  /// A Boolean value that indicates whether a class is what coordinators push onto and pop from, as the path
  /// of a stack of the app's own is: views show what it holds.
  private func isStack(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 200 else { return false }
    let methods = project.parts(of: type.name).flatMap(\.members)
      .compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }
    return PlatformNames.navigating.intersection(methods).count > 1
      && project.typeNames.contains { name in
        findings.isNavigation(name)
          && project.storedTypes(of: name).contains {
            TypeNames.innermost(of: $0) == type.name
          }
      }
  }

  /// A Boolean value that indicates whether a class is what the platform tells of navigation, such as that
  /// a person has swiped a sheet away: what it does then is a part of how the app navigates.
  private func isToldOfNavigation(_ type: Declaration) -> Bool {
    type.codeLineCount <= 160 && !exchangesMethods(type)
      && !PlatformNames.navigationDelegates.isDisjoint(with: project.ancestors(of: type.name))
  }

  /// A Boolean value that indicates whether a type keeps values in the user's defaults and does nothing
  /// that can't be done here, as one that remembers whether somebody is signed in: what it stored decides
  /// what the app shows.
  private func keepsDefaults(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 160 else { return false }
    let names = Names(in: project.parts(of: type.name).map(\.syntax)).all
    return StoredProperties.areUsed(byNames: names)
      && names.filter { $0.first?.isUppercase == true && $0 != type.name }.allSatisfy { name in
        project.type(name).map { $0.kind != .class } ?? PlatformNames.ofStores.contains(name)
      }
  }

  /// A Boolean value that indicates whether a type tells a container of Swinject what to make, or gives
  /// what does.
  private func isAssembly(_ type: Declaration) -> Bool {
    guard PreparedTypes.swinject.areUsed(by: project) else { return false }
    if project.ancestors(of: type.name).contains("Assembly") { return true }
    let given = project.parts(of: type.name).flatMap(\.members).flatMap { member -> [TypeSyntax] in
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node): [node.signature.returnClause?.type].compactMap { $0 }
      case .variableDecl(let node): node.bindings.compactMap(\.typeAnnotation?.type)
      default: []
      }
    }
    return type.codeLineCount <= 80 && Names(in: given).all.contains("Assembly")
  }

  /// A Boolean value that indicates whether a class is what a path or a sheet shows, and holds a coordinator
  /// for it.
  private func isItem(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 80,
      !["Identifiable", "Hashable"].allSatisfy({ !type.inherited.contains($0) })
    else { return false }
    let stored = type.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { $0.isStored && !$0.isStatic }.flatMap(\.bindings).compactMap(\.typeAnnotation?.type)
    return Names(in: stored).all.contains(where: Findings.isNamedAsCoordinator)
  }

  /// A Boolean value that indicates whether a class is handed controllers, which it shows or keeps: what
  /// holds coordinators may be there.
  private func takesControllers(_ type: Declaration) -> Bool {
    guard type.codeLineCount <= 200, !exchangesMethods(type) else { return false }
    let methods = project.parts(of: type.name).flatMap(\.members).compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }
    let kinds = PlatformNames.containers.union(["UIViewController", "UIWindow"])
    return methods.contains { method in
      method.signature.parameterClause.parameters.contains { parameter in
        TypeNames.innermost(of: parameter.type).map(kinds.contains) ?? false
      }
    }
  }

  /// A Boolean value that indicates whether a class exchanges methods of the platform's classes: that has no
  /// effect here, and what it does instead may call itself for ever.
  private func exchangesMethods(_ type: Declaration) -> Bool {
    project.files[type.file].text.contains("method_exchangeImplementations")
  }
}
#endif
