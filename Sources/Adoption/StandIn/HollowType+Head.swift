#if Adopt
import SwiftSyntax

extension HollowType {
  /// The line that begins the type; nil for a type's other name.
  var header: String? {
    let type = parts[0]
    let keyword: String
    switch type.kind {
    case .class:
      // Only a final class can conform to some protocols.
      let isFinal = type.syntax.modifierNames.contains("final") ? "final " : ""
      keyword = type.syntax.is(ActorDeclSyntax.self) ? "actor" : "\(isFinal)class"
    case .struct: keyword = "struct"
    case .enum:
      // One whose cases hold it is nothing else.
      let isIndirect = type.syntax.modifierNames.contains("indirect") ? "indirect " : ""
      keyword = "\(isIndirect)enum"
    case .protocol: keyword = "protocol"
    default: return nil
    }
    let isolation = type.syntax.attributeNames.contains("MainActor") ? "@MainActor " : ""
    let generics = type.syntax.asProtocol((any WithGenericParametersSyntax).self)
    let parameters = generics?.genericParameterClause?.trimmedDescription ?? ""
    let parents = self.parents
    let inheritance = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    let condition = generics?.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let own = name.split(separator: ".").last.map(String.init) ?? name
    return "\(isolation)\(keyword) \(own)\(parameters)\(inheritance)\(condition)"
  }

  /// What it inherits from and conforms to, as far as that is at hand.
  var parents: [String] {
    let found = declaredParents
    let dropped = knowledge.unconforming[name] ?? 0
    if dropped == 0 { return found }
    // At first all protocols go, then the superclass.
    let parent = found.first.flatMap { $0.isEmpty ? nil : $0 }
    guard dropped == 1, isClass, let parent, project.type(parent)?.kind != .protocol else {
      return isClass ? platformParent : []
    }
    return [parent]
  }

  /// The platform's class that is left of a superclass which does not compile.
  private var platformParent: [String] {
    switch role {
    case .screen: ["UIViewController"]
    case .view: ["UIView"]
    default: []
    }
  }

  /// What the app says that it inherits from and conforms to, as far as that is at hand.
  var declaredParents: [String] {
    var found: [String] = []
    for part in parts {
      for inherited in part.group?.inheritanceClause?.inheritedTypes ?? [] {
        // 'class' is how older code says it.
        let isOfClasses = inherited.type.is(ClassRestrictionTypeSyntax.self)
        let text = isOfClasses ? "AnyObject" : inherited.type.trimmedDescription
        let names = isOfClasses ? [text] : TypeNames.parts(of: inherited.type)
        guard names.allSatisfy({ isAtHand($0) }), !names.isEmpty,
          knowledge.heads[name]?.contains(text) != true
        else { continue }
        let mapped = PlatformNames.nearest(to: text) ?? text
        if !found.contains(mapped) { found.append(mapped) }
      }
    }
    // What the macro adds is left out: nothing in a stand-in changes of itself.
    if isClass, main.syntax.attributeNames.contains("Observable") { found.append("Observable") }
    let lostClass = knowledge.heads[name] != nil && isClass && !found.contains(where: isClass)
    return lostClass ? platformParent + found : found
  }

  /// A Boolean value that indicates whether what stands in a head is a class.
  private func isClass(_ parent: String) -> Bool {
    let name = project.classBehind(String(parent.prefix { $0 != "<" }))
    return project.type(name).map { $0.kind == .class }
      ?? (PlatformNames.views.contains(name) || PlatformNames.controllers.contains(name))
  }

  private func isAtHand(_ parent: String) -> Bool {
    if known.contains(parent) { return true }
    if project.type(parent) != nil { return false }
    if isClass, parent == "Comparable" { return false }
    // A protocol of delegates keeps its requirements, which the platform calls.
    if parts[0].kind == .protocol, PlatformNames.entries.contains(parent) { return parent != "App" }
    return PlatformNames.nearest(to: parent) != nil
      || PreparedTypes.libraries.contains {
        $0.protocols.contains(parent) && $0.areUsed(by: project)
      }
  }
}
#endif
