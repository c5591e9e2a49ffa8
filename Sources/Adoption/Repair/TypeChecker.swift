#if Adopt
import Foundation

/// Checks the app's module as a whole, without building it.
struct TypeChecker {
  let module: String

  /// The folder in which SwiftPM has built the modules that the app imports.
  let products: String

  /// The feature by which a default value may be what only the main actor can make: packages of an app in
  /// the language's mode 6 have it, and they are built with its other files in mode 5.
  static let isolatedDefaults = "IsolatedDefaultValues"

  /// A Boolean value that indicates whether what says nothing of its isolation is the main actor's.
  let isMainActorByDefault: Bool

  /// Tells whether to give up.
  let isEnded: () -> Bool

  /// Returns the errors of files.
  ///
  /// Where a member is missing, the compiler may try for minutes what the code around it could mean. So it gives
  /// up sooner than in a build as long as there are other errors to repair.
  func errors(in files: [String]) throws -> [Diagnostic] {
    let found = try errors(in: files, giveUpAfter: 5_000)
    let others = found.filter { $0.id != "expression_too_complex" }
    return others.isEmpty && !found.isEmpty ? try errors(in: files, giveUpAfter: nil) : others
  }

  /// Returns the errors of files.
  ///
  /// - Parameter scopes: the number of ways that the compiler tries for an expression or a body; nil for as
  ///   many as in a build.
  private func errors(in files: [String], giveUpAfter scopes: Int?) throws -> [Diagnostic] {
    var arguments = [
      "swiftc", "-typecheck", "-wmo", "-diagnostic-style", "llvm", "-debug-diagnostic-names",
      "-continue-building-after-errors", "-suppress-warnings", "-module-name", module,
      "-swift-version", "5", "-enable-upcoming-feature", Self.isolatedDefaults,
      "-parse-as-library", "-I", "\(products)/Modules",
    ]
    if let scopes { arguments += ["-Xfrontend", "-solver-scope-threshold=\(scopes)"] }
    if isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    for map in moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    let run = try ToolRun(arguments + files, until: isEnded)
    let found = run.output.split(separator: "\n").compactMap { Diagnostic($0) }
    if run.status != 0, found.isEmpty {
      throw AdoptionError(.compilerFails(run.output), kind: .environment)
    }
    var seen: Set<Diagnostic> = []
    return found.filter { seen.insert($0).inserted }
  }

  private var moduleMaps: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    return names.sorted().map { "\(products)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}

extension String {
  fileprivate static func compilerFails(_ output: String) -> String {
    "The compiler failed without an error in the app: "
      + (output.split(separator: "\n").first.map(String.init) ?? "it printed nothing")
      + ". Run 'verifier doctor' to see what the machine lacks."
  }
}
#endif
