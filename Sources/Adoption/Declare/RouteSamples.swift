#if Adopt
import SwiftSyntax

/// The enums by which coordinators say what a stack or a sheet shows, with a value of each case: what
/// the platform tells apart by them is compared.
struct RouteSamples {
  /// The lines that give the enums their samples, each with the name by which repairs refer to it.
  private(set) var pieces: [HollowType.Piece] = []

  /// The statements that declare them.
  private(set) var statements: [SystemStatement] = []

  /// The enums that have none, with the reason.
  private(set) var missed: [String] = []

  /// Finds the enums of coordinators. One of which a case can't be made up is left out.
  init(
    of coordinators: [String], in project: Project, samples: Samples, _ knowledge: Knowledge
  ) {
    var met: Set<String> = []
    for coordinator in coordinators {
      for type in Self.types(of: coordinator, in: project) {
        guard let (name, values) = samples.everyCase(of: type, within: coordinator),
          values.count > 1, met.insert(name).inserted
        else { continue }
        let id = "samples of \(name)"
        guard knowledge.levels[id] == nil else {
          missed.append("\(id): \(knowledge.reasons[id] ?? "they don't compile")")
          continue
        }
        let lines = values.map { "      \($0),\n" }.joined()
        pieces.append(
          HollowType.Piece(
            member: id,
            text: """
              extension \(name): @unchecked Sendable, NavigationHarness.Route {
                public static var samples: [\(name)] {
                  [
              \(lines)    ]
                }
              }
              """))
        statements.append(SystemStatement(.declaration, ["it.identities(of: \(name).self)"]))
      }
    }
  }

  /// The types of what is on a coordinator's paths and of what it presents.
  private static func types(of name: String, in project: Project) -> [TypeSyntax] {
    project.parts(of: name).flatMap(\.members).compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter(\.isStored).flatMap(\.bindings).compactMap { binding in
        let property = binding.pattern.trimmedDescription
        guard let type = binding.typeAnnotation?.type else { return nil }
        if PlatformNames.isPath(property) { return type.as(ArrayTypeSyntax.self)?.element }
        if PlatformNames.isPresentation(property) {
          return type.as(OptionalTypeSyntax.self)?.wrappedType
        }
        return nil
      }
  }
}
#endif
