#if Adopt
import SwiftSyntax

/// The screens that a call hands a navigator to lead on from: the one that makes it, or the one that its
/// model or presenter holds, as in `router.showDetails(from: view)`.
struct HandedScreens {
  /// The screens, as source, by the place of the parameter.
  private(set) var values: [Int: String] = [:]

  /// The properties that may hold none, by the names that they go by where they hold one.
  private var optional: [(name: String, property: String)] = []

  init(
    in call: CallVisitor.Call, for parameters: FunctionParameterListSyntax, by owner: String,
    _ samples: Samples
  ) {
    let (project, findings) = (samples.project, samples.findings)
    for (place, _, value) in call.matched(parameters) {
      guard let path = value.propertyPath else { continue }
      if path.isEmpty {
        if [.screen, .container].contains(findings[owner]) { values[place] = "self" }
      } else if path.count == 1, let (_, binding, _) = project.property(path[0], of: owner),
        let type = binding.typeAnnotation?.type,
        Self.isScreen(TypeNames.innermost(of: type) ?? "", project, findings)
      {
        values[place] = type.isOptional ? "held\(place)" : "self.\(path[0])"
        if type.isOptional { optional.append(("held\(place)", path[0])) }
      }
    }
  }

  /// A statement that is left out while a property holds none.
  func unwrapped(_ statement: String) -> String {
    guard !optional.isEmpty else { return statement }
    let conditions = optional.map { "let \($0.name) = self.\($0.property)" }
    return "if \(conditions.joined(separator: ", ")) { \(statement) }"
  }

  /// A Boolean value that indicates whether a name is that of a screen, or of a protocol by which others know
  /// screens.
  private static func isScreen(_ name: String, _ project: Project, _ findings: Findings) -> Bool {
    if PlatformNames.controllers.contains(name) || PlatformNames.containers.contains(name) {
      return true
    }
    if [.screen, .container].contains(findings[name]) { return true }
    return project.type(name)?.kind == .protocol
      && (findings.names(.screen) + findings.names(.container)).contains {
        project.ancestors(of: $0).contains(name)
      }
  }
}
#endif
