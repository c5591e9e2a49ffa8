import Foundation

/// A system in a variant, as a verifier is told to check it.
struct CheckedForm {
  var system: String
  var variant: String?

  /// A form whose search goes on and on, for measures of growth.
  static let thatGrows = CheckedForm(system: "RideShare", variant: "asPublished")

  /// The name, with the variant where there are several.
  var title: String { variant.map { "\(system) (\($0))" } ?? system }

  /// The path of the verifier that is built beside this program.
  static var shippedVerifier: String {
    URL(fileURLWithPath: Program.executable).deletingLastPathComponent()
      .appendingPathComponent("verifier").path
  }

  /// The path of that verifier; nil where none is built.
  static var builtVerifier: String? {
    FileManager.default.isExecutableFile(atPath: shippedVerifier) ? shippedVerifier : nil
  }

  /// The systems of a verifier in all their variants.
  ///
  /// - Throws: ``BenchmarkError``.
  static func all(of verifier: String, in directory: URL) throws -> [CheckedForm] {
    struct Listed: Decodable {
      var system: String
      var variants: [String]
    }
    let run = try ProcessRun.of([verifier, "list", "--format", "json"], in: directory)
    guard let listed = try? JSONDecoder().decode([Listed].self, from: Data(run.output.utf8)) else {
      throw BenchmarkError.cannotMeasure(verifier, output: run.output)
    }
    return listed.flatMap { one in
      (one.variants.isEmpty ? [nil] : one.variants.map(Optional.init)).map {
        CheckedForm(system: one.system, variant: $0)
      }
    }
  }

  /// The command that checks it and writes the result as JSON.
  func command(of verifier: String, into file: String) -> [String] {
    [verifier, "check", system] + (variant.map { ["--variant", $0] } ?? []) + [
      "--no-wider-scopes", "--no-baseline", "--quiet", "--format", "json", "--output", file,
    ]
  }
}
