#if Adopt
/// The manifest of the package of an adopted app.
struct Manifest {
  let app: String
  let modules: Modules

  /// A Boolean value that indicates whether what says nothing of its isolation is the main actor's.
  let isMainActorByDefault: Bool

  /// The dependency on the verifier, as an element of the manifest.
  let dependency: String

  /// The name by which targets refer to the verifier's package.
  let verifier: String

  /// The name of the executable.
  static let executable = "navigation-verifier"

  var text: String {
    """
    // swift-tools-version: 6.2
    // Written by 'verifier adopt'.
    import PackageDescription

    func verifier(_ name: String) -> Target.Dependency {
      .product(name: name, package: \(verifier.debugDescription))
    }

    let package = Package(
      name: "\(app)Navigation",
      platforms: [.iOS(.v16), .macOS(.v13)],
      dependencies: [
        \(dependency)
      ],
      targets: [
        // The platform's modules, without a screen.
        .target(name: "Combine", dependencies: [verifier("HeadlessCombine")]),
        .target(
          name: "SwiftUI", dependencies: [verifier("HeadlessSwiftUI"), verifier("HeadlessCombine")]),
        .target(name: "UIKit", dependencies: [verifier("HeadlessUIKit")]),
    \(standIns)
        // What the app's files see without importing it.
        .target(
          name: "\(Modules.implicit)",
          dependencies: [
    \(list)        verifier("AdoptionSupport"), verifier("NavigationHarness"),
          ]),

        // The app's navigation, and the system that drives it.
        .target(
          name: "\(app)", dependencies: ["\(Modules.implicit)"],
          swiftSettings: [
            .swiftLanguageMode(.v5), .enableUpcomingFeature("\(TypeChecker.isolatedDefaults)"),\(isolation)
            // Every copy that names its original is warned of once for each file of the app. The app's
            // methods stay as they are in every build, so that it is seen which are called.
            .unsafeFlags(["-suppress-warnings", "-Onone"]),
          ]),
        .executableTarget(
          name: "\(Self.executable)", dependencies: ["\(app)", verifier("VerifierCommands")]),
      ]
    )

    """
  }

  private var isolation: String {
    isMainActorByDefault ? "\n            .defaultIsolation(MainActor.self)," : ""
  }

  private var standIns: String {
    if modules.standIns.isEmpty { return "" }
    return "\n    // Modules that are not there.\n"
      + modules.standIns.map { name in
        let support =
          PreparedTypes.library(namedAs: name) == nil
          ? "" : ", dependencies: [verifier(\"AdoptionSupport\")]"
        return "    .target(name: \(name.debugDescription)\(support)),\n"
      }.joined()
  }

  private var list: String {
    modules.names.map { "            \($0.debugDescription),\n" }.joined()
  }

  /// The executable's source.
  var main: String {
    """
    // Written by 'verifier adopt'.
    import \(app)
    import VerifierCommands

    @main
    struct Main {
      static func main() {
        Verifier.main(name: "\(Self.executable)", systems: navigationSystems)
      }
    }

    """
  }
}
#endif
