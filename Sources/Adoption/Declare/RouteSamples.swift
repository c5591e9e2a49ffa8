#if Adopt
import SwiftSyntax

/// The enums by which coordinators say what a stack or a sheet shows, with a value of each case: what
/// the platform tells apart by them is compared.
struct RouteSamples {
  /// An enum with a value of each case, as expressions.
  struct Sampled {
    var name: String
    var values: [String]
  }

  /// The enums that have samples.
  private(set) var sampled: [Sampled] = []

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
        let found = Sampled(name: name, values: values)
        guard knowledge.levels[found.member] == nil else {
          let reason = knowledge.reasons[found.member] ?? "they don't compile"
          missed.append("\(found.member): \(reason)")
          continue
        }
        sampled.append(found)
      }
    }
  }

  /// The lines that give the enums their samples, each with the name by which repairs refer to it.
  var pieces: [HollowType.Piece] {
    sampled.map {
      HollowType.Piece(
        member: $0.member,
        text: $0.text(conformingTo: "@unchecked Sendable, NavigationHarness.Route"))
    }
  }

  /// The statements that declare them.
  var statements: [SystemStatement] {
    sampled.map { SystemStatement(.declaration, ["it.identities(of: \($0.name).self)"]) }
  }

  /// The types of what is on a coordinator's paths and of what it presents.
  private static func types(of name: String, in project: Project) -> [TypeSyntax] {
    let presented = project.variables(of: name).filter(\.isStored).flatMap(\.bindings)
      .filter { PlatformNames.isPresentation($0.pattern.trimmedDescription) }
      .compactMap { $0.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType }
    return project.stackPaths(of: name).compactMap(\.route) + presented
  }
}

extension RouteSamples.Sampled {
  /// The name by which repairs refer to the samples.
  var member: String { "samples of \(name)" }

  /// The extension that gives the enum its samples.
  func text(conformingTo protocols: String) -> String {
    let lines = values.map { "      \($0),\n" }.joined()
    return """
      extension \(name): \(protocols) {
        public static var samples: [\(name)] {
          [
      \(lines)    ]
        }
      }
      """
  }
}
#endif
