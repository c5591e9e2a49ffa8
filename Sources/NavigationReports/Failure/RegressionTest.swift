import ModelChecker
import NavigationModel

/// A test in Swift that replays a counterexample: it fails until the finding is fixed.
struct RegressionTest {
  let property: String
  let trace: Trace
  let context: ReportContext

  /// The whole file; nil where it is not known how the system is made.
  var text: String? {
    guard let type = context.swiftType else { return nil }
    let names = type.split(separator: ".")
    guard names.count == 2 else { return nil }
    let imports = ["NavigationTesting", "Testing", String(names[0])].sorted()
    return """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      @Test func \(Self.identifier(property))() throws {
        let app = \(names[1])()
        \(system)
        let trace = \(String(reflecting: trace.readable))
        let invariants = app.invariants.filter { $0.name == \(String(reflecting: property)) }
        assertReplay(system, trace: trace, invariants)
      }

      """
  }

  /// The line that makes the system in the form that was checked, or the lines where it is long.
  private var system: String {
    let arguments = arguments
    let line = "let system = try app.system(SystemConfiguration(\(arguments)))"
    if line.count <= 98 { return line }
    return "let system = try app.system(\n    SystemConfiguration(\n      \(arguments)))"
  }

  private var arguments: String {
    let configuration = context.configuration
    var arguments: [String] = []
    if let variant = configuration.variant {
      arguments.append("variant: \(String(reflecting: variant))")
    }
    if !configuration.without.isEmpty {
      arguments.append("without: \(configuration.without)")
    }
    if !configuration.scope.isEmpty {
      let bounds = configuration.scope.sorted { $0.key < $1.key }
        .map { "\(String(reflecting: $0.key)): \($0.value)" }
      arguments.append("scope: [\(bounds.joined(separator: ", "))]")
    }
    return arguments.joined(separator: ", ")
  }

  /// A name for a function: ASCII letters, digits and underscores, a small letter first.
  static func identifier(_ words: String) -> String {
    let name = String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    guard let first = name.first, first.isLetter else { return "finding_\(name)" }
    return first.lowercased() + name.dropFirst()
  }
}

extension Trace {
  /// The text form, with what need not be encoded as it is: blanks, and `@` behind the beginning.
  package var readable: String {
    let text = text().replacing("%20", with: " ")
    return String(text.prefix(1)) + text.dropFirst().replacing("%40", with: "@")
  }
}
