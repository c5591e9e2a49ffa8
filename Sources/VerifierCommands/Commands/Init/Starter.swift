import NavigationReports

/// The files and targets that 'init' puts into a package.
struct Starter {
  /// The targets with coordinators that the systems import.
  var imports: [String]

  /// The name by which targets refer to the verifier's package.
  var package: String

  /// The systems that were drafted; without one there is an example.
  var drafts: [DraftedSystem] = []

  /// The names of the targets.
  static let systems = "NavigationSystems"
  static let verifier = "navigation-verifier"
  static let tests = "NavigationTests"

  /// The files, with paths within the package.
  var files: [(path: String, text: String)] {
    get throws {
      [
        ("Sources/\(Self.systems)/Systems.swift", systemsFile)
      ] + systemFiles + [
        ("Sources/\(Self.verifier)/Main.swift", mainFile),
        ("Tests/\(Self.tests)/\(Self.tests).swift", testsFile),
        ("navigation-baseline.json", try Baseline().json()),
        (".verifier.yml", configurationFile),
        (Self.workflow, workflowFile),
      ]
    }
  }

  private var systemFiles: [(path: String, text: String)] {
    let files =
      drafts.isEmpty ? [("ExampleSystem", exampleFile)] : drafts.map { ($0.type, $0.text) }
    return files.map { ("Sources/\(Self.systems)/\($0.0).swift", $0.1) }
  }

  /// The path of the workflow within the package.
  static let workflow = ".github/workflows/navigation.yml"

  /// The targets, by name, as elements of the manifest.
  var targets: [(name: String, text: String)] {
    [
      (
        Self.systems,
        target(
          "target", Self.systems,
          imports.map { "\"\($0)\"" }
            + Set(drafts.flatMap(\.products)).union(["NavigationHarness"]).sorted().map(product))
      ),
      (
        Self.verifier,
        target(
          "executableTarget", Self.verifier, ["\"\(Self.systems)\"", product("VerifierCommands")])
      ),
      (
        Self.tests,
        target(
          "testTarget", Self.tests, ["\"\(Self.systems)\"", product("NavigationTesting")])
      ),
    ]
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"\(package)\")"
  }

  private func target(_ kind: String, _ name: String, _ dependencies: [String]) -> String {
    let list =
      dependencies.count == 1
      ? "[\(dependencies[0])]"
      : "[\n" + dependencies.map { "    \($0),\n" }.joined() + "  ]"
    return """
      .\(kind)(
        name: "\(name)",
        dependencies: \(list))
      """
  }
}

// MARK: - The files

extension Starter {
  private var systemsFile: String {
    """
    import NavigationHarness

    /// The systems that the commands and the tests check, each a coordinator with what surrounds it.
    public let navigationSystems: [any VerifiableSystem] = [
    \(systemList)
    ]

    """
  }

  private var systemList: String {
    (drafts.isEmpty ? ["ExampleSystem"] : drafts.map(\.type)).map { "  \($0)()" }
      .joined(separator: ",\n")
  }

  private var exampleFile: String {
    let imported = (imports + ["NavigationHarness"]).sorted().map { "import \($0)\n" }.joined()
    return """
      \(imported)
      // An example system. Replace its coordinator with one of yours.

      enum ExampleScreen: CaseIterable, Route {
        case list, details
      }

      @MainActor
      final class ExampleCoordinator {
        var path: [ExampleScreen] = []
      }

      struct ExampleSystem: VerifiableSystem {
        let name = "Example"
        let summary = "Screens on a path."

        func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
          try LiveSystem(
            name, path: \\ExampleCoordinator.path, isolation: configuration.isolation
          ) {
            ExampleCoordinator()
          }
        }
      }

      """
  }

  private var mainFile: String {
    """
    import NavigationSystems
    import VerifierCommands

    @main
    struct Main {
      static func main() {
        Verifier.main(name: "\(Self.verifier)", systems: navigationSystems)
      }
    }

    """
  }

  private var testsFile: String {
    """
    import Foundation
    import NavigationSystems
    import NavigationTesting
    import Testing

    /// Each system holds all invariants, but for what the baseline knows.
    @Test(arguments: navigationSystems)
    func theAppNavigates(_ app: any VerifiableSystem) throws {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let known = try [KnownViolation].baseline(
        atPath: package.appendingPathComponent("navigation-baseline.json").path,
        of: app.system(SystemConfiguration()))
      try assertNavigation(app, known: known)
    }

    """
  }

  private var configurationFile: String {
    """
    # The settings of every command; 'swift run \(Self.verifier) dump-configuration' shows the rest.
    baseline: navigation-baseline.json

    """
  }

  private var workflowFile: String {
    """
    name: Navigation
    on: [push, pull_request]

    jobs:
      verify:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          - name: Tests
            run: swift test --filter \(Self.tests)
            env:
              NAVIGATION_ARTIFACTS: navigation-pictures
          - name: Nothing is violated but what the baseline knows
            if: always()
            run: |
              swift run \(Self.verifier) check --report json=navigation.json \\
                --report html=navigation.html --report summary=summary.md --report github=/dev/stdout
          - name: All that the baseline knows is still there
            run: swift run \(Self.verifier) baseline compare --strict
          - name: Summary of the job
            if: always()
            run: cat summary.md >> "$GITHUB_STEP_SUMMARY"
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: navigation
              path: |
                navigation.*
                navigation-pictures

    """
  }
}
