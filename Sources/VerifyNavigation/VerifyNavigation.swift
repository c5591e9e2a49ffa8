import Foundation
import PackagePlugin

/// Builds and runs the verifier of the package at hand: `swift package verify-navigation`.
@main
struct VerifyNavigation: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var options = ArgumentExtractor(arguments)
    let names = options.extractOption(named: "executable")
    let verifier = try Self.verifier(among: context.package, named: names.last)

    // The host builds: 'swift build' would wait for the lock that 'swift package' holds.
    var parameters = PackageManager.BuildParameters()
    parameters.configuration = .inherit
    let built = try packageManager.build(.product(verifier), parameters: parameters)
    guard built.succeeded else { throw Failure.notBuilt(verifier, built.logText) }
    guard let executable = built.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw Failure.noExecutable(verifier)
    }

    let process = Process()
    process.executableURL = executable.url
    let remaining = options.remainingArguments
    process.arguments = remaining.isEmpty ? ["check"] : remaining
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      throw Failure.signal(verifier, process.terminationStatus)
    }
    if process.terminationStatus != 0 {
      throw Failure.status(verifier, process.terminationStatus)
    }
  }

  /// The name of the executable that has the verifier's commands.
  private static func verifier(among package: Package, named name: String?) throws -> String {
    let found = package.products(ofType: ExecutableProduct.self).filter { product in
      product.mainTarget.dependencies.contains { dependency in
        if case .product(let product) = dependency {
          product.name == "VerifierCommands"
        } else {
          false
        }
      }
    }.map(\.name).sorted()
    if let name {
      guard found.contains(name) else { throw Failure.unknown(name, found) }
      return name
    }
    guard let only = found.first else { throw Failure.none }
    if found.count > 1 { throw Failure.several(found) }
    return only
  }
}

/// The reason why nothing was verified, or something does not hold.
private enum Failure: Error, CustomStringConvertible {
  case none
  case several([String])
  case unknown(String, [String])
  case notBuilt(String, String)
  case noExecutable(String)
  case signal(String, Int32)
  case status(String, Int32)

  var description: String {
    switch self {
    case .none:
      "No executable of this package depends on the product VerifierCommands. 'verifier init' "
        + "writes one."
    case .several(let names):
      "Several executables have the verifier's commands: \(names.joined(separator: ", ")). Choose "
        + "one with '--executable NAME'."
    case .unknown(let name, let found):
      "'\(name)' is no executable that depends on the product VerifierCommands. "
        + (found.isEmpty ? "There is none." : "There is: \(found.joined(separator: ", ")).")
    case .notBuilt(let name, let log): "\(name) does not build:\n\(Self.withoutProgress(log))"
    case .noExecutable(let name): "Building \(name) left no executable."
    case .signal(let name, let number):
      "\(name) was ended by signal \(number)."
        + (number == SIGKILL ? " Where memory ran out, give it less: '--max-memory'." : "")
    case .status(let name, let code):
      "\(name) exited with status \(code): \(Self.meaning(of: code))."
    }
  }

  /// The output of the compiler, without a line for each file that it read.
  private static func withoutProgress(_ log: String) -> String {
    log.split(separator: "\n").filter { $0.firstMatch(of: #/^\[\d+/\d+\] /#) == nil }
      .joined(separator: "\n")
  }

  /// The meaning of a status of the commands.
  private static func meaning(of code: Int32) -> String {
    switch code {
    case 1: "something is violated"
    case 2: "an answer is open, or something was not exercised"
    case 3: "a system itself is at fault"
    case 64: "the arguments are wrong"
    case 66: "an input is missing"
    case 71: "this machine lacks something that a check needs"
    case 74: "something can't be written"
    default: "the commands have no such status"
    }
  }
}
