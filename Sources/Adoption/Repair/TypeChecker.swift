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
  /// up sooner than in a build as long as there are other errors to repair, and tries for longer only in the
  /// files where it gave up. What it cannot read then either is an error.
  ///
  /// - Parameter copies: the files, by the names that errors have for them where these are others.
  func errors(in files: [String], named copies: [String: String]) throws -> [Diagnostic] {
    var found = try errors(
      ["-typecheck", "-wmo", "-continue-building-after-errors"]
        + ["-Xfrontend", Self.giveUp(after: 5_000)] + files)
    for scopes in [20_000, 200_000] {
      let others = found.filter { $0.id != "expression_too_complex" }
      if !others.isEmpty || found.isEmpty { return others }
      let unread = Set(found.map { copies[$0.path] ?? $0.path })
      let (first, rest) = (files.filter(unread.contains), files.filter { !unread.contains($0) })
      found = try errors(
        ["-frontend", "-typecheck", Self.giveUp(after: scopes)] + plugins()
          + first.flatMap { ["-primary-file", $0] } + rest)
    }
    let others = found.filter { $0.id != "expression_too_complex" }
    return others.isEmpty ? found : others
  }

  /// The argument by which the compiler tries so many ways for an expression or a body at most.
  private static func giveUp(after scopes: Int) -> String { "-solver-scope-threshold=\(scopes)" }

  /// The arguments by which the compiler finds macros where it is not told by its driver.
  private func plugins() throws -> [String] {
    let run = try ToolRun(["swiftc", "-print-target-info"], until: isEnded)
    guard let target = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    else { throw AdoptionError(.compilerFails(run.output), kind: .environment) }
    let host = "\(target.paths.runtimeResourcePath)/host"
    return [
      "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
      "-plugin-path", "\(host)/plugins",
    ]
  }

  /// Returns the errors that the compiler finds when it is told some arguments.
  private func errors(_ particular: [String]) throws -> [Diagnostic] {
    var arguments =
      ["swiftc"] + particular + [
        "-diagnostic-style", "llvm", "-debug-diagnostic-names", "-suppress-warnings",
        "-module-name", module, "-swift-version", "5", "-enable-upcoming-feature",
        Self.isolatedDefaults, "-parse-as-library", "-I", "\(products)/Modules",
      ]
    if isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    for map in moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    let run = try ToolRun(arguments, until: isEnded)
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

/// What the compiler says of itself.
private struct TargetInfo: Decodable {
  struct Paths: Decodable {
    let runtimeResourcePath: String
  }

  let paths: Paths
}

extension String {
  fileprivate static func compilerFails(_ output: String) -> String {
    "The compiler failed without an error in the app: "
      + (output.split(separator: "\n").first.map(String.init) ?? "it printed nothing")
      + ". Run 'verifier doctor' to see what the machine lacks."
  }
}
#endif
