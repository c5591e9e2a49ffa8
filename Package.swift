// swift-tools-version: 6.1
import PackageDescription

// The ready-made invariants, each with a page that is embedded in the code.
let invariants = [
  "NoOrphanedChildren",
  "NoOwnerlessScreens",
  "BackToRootReachesRoot",
  "StartsOnce",
  "UniqueChild",
  "ModesExclusive",
  "AuthenticationGuardsScreens",
  "StopIsFinal",
  "Restartable",
  "OnePresentation",
  "BookkeepingAgrees",
  "NoTraps",
  "DeepLinksLand",
  "RepeatedIntentIsIdempotent",
  "BackUndoesForward",
  "HomeStaysReachable",
  "EveryDestinationResolves",
  "StateForcesScreen",
  "NoLateEffects",
  "OrderIndependence",
  "NoDeadRoutes",
  "CollapseExpandRoundTrips",
  "TabsStayInScope",
  "NoLeaks",
  "OfferedActionsSucceed",
  "DismissalsCloseTheirOwn",
  "IdentityIsFaithful",
]

// The script of the explorer's page, and its rules of style.
let explorer = [
  "elements.js", "graph.js", "page.js", "trace.js", "search.js", "run.js", "align.js",
  "variation.js", "dragging.js", "screen.js", "living.js", "fixes.js", "events.js",
  "judgments.js", "steps.js", "timeline.js", "compare.js", "frontier.js", "map.js", "goals.js",
  "strip.js", "copies.js", "keys.js", "explorer.js", "explorer.css",
]

let package = Package(
  name: "CoordinatorVerifier",
  platforms: [.iOS(.v13), .macOS(.v13)],
  products: [
    .library(name: "CoordinatorHooks", targets: ["CoordinatorHooks"]),
    .library(name: "ModelChecker", targets: ["ModelChecker"]),
    .library(name: "RuleEngines", targets: ["RuleEngines"]),
    .library(name: "NavigationModel", targets: ["NavigationModel"]),
    .library(name: "NavigationInvariants", targets: ["NavigationInvariants"]),
    .library(name: "NavigationHarness", targets: ["NavigationHarness"]),
    .library(name: "RouteModels", targets: ["RouteModels"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .library(name: "VerifierCommands", targets: ["VerifierCommands"]),
    .library(name: "GraphvizRendering", targets: ["GraphvizRendering"]),
    .library(name: "Adoption", targets: ["Adoption"]),
    .library(name: "AdoptionSupport", targets: ["AdoptionSupport"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .executable(name: "verifier", targets: ["verifier"]),
    .plugin(name: "VerifyNavigation", targets: ["VerifyNavigation"]),
  ],
  traits: [
    .default(enabledTraits: ["Graphviz", "Explorer"]),
    .trait(name: "Graphviz", description: "Pictures in process, through libgvc"),
    .trait(
      name: "Portable",
      description: "Without what only Linux has, so that Linux can show what other platforms do"),
    .trait(name: "Explorer", description: "The command 'explore', which serves the living app"),
    .trait(name: "Adopt", description: "The command 'adopt', which reads an app's Swift source"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    // For 'explore' alone: built where the trait Explorer is enabled.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // For 'adopt' alone: fetched and built where the trait Adopt is enabled.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // For tests alone: packages that depend on this one don't fetch it.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // what an app's own code may call
    .target(name: "CoordinatorHooks"),

    // model
    .target(name: "ModelChecker"),
    .target(name: "NavigationModel", dependencies: ["CoordinatorHooks", "ModelChecker"]),

    // files that are whole or not there
    .target(name: "Files"),

    // systems declared as rules
    .target(name: "CMemory"),
    .target(name: "RuleEngines", dependencies: ["ModelChecker", "Files", "CMemory"]),

    // the platform, without a screen
    .target(name: "HeadlessCombine", dependencies: ["NavigationModel"]),
    .target(name: "HeadlessSwiftUI", dependencies: ["HeadlessCombine", "NavigationModel"]),
    .target(name: "HeadlessUIKit", dependencies: ["HeadlessCombine", "NavigationModel"]),

    // explore
    .target(
      name: "CSwiftRuntime",
      cSettings: [.define("NAV_PORTABLE", .when(traits: ["Portable"]))]),
    .target(name: "ObjectObservation", dependencies: ["CSwiftRuntime"]),
    .target(name: "WorkerProcesses", dependencies: ["CSwiftRuntime", "Files"]),
    .target(
      name: "NavigationHarness",
      dependencies: [
        "NavigationModel", "HeadlessCombine", "HeadlessSwiftUI", "ObjectObservation",
        "WorkerProcesses", "CSwiftRuntime", "Files",
      ]),

    // judge
    .target(
      name: "NavigationInvariants", dependencies: ["NavigationModel"],
      // The pages are documentation, and text that the commands and reports show.
      resources: invariants.map { .embedInCode("Documentation.docc/\($0).md") }),

    // designs that are checked before there is code
    .target(
      name: "RouteModels", dependencies: ["NavigationModel", "NavigationInvariants", "RuleEngines"]),

    // explain and show
    .target(name: "GraphDrawing"),
    .target(
      name: "NavigationReports", dependencies: ["NavigationModel", "GraphDrawing"],
      exclude: ["Result/result.schema.json"],
      resources: explorer.map { .embedInCode("Explorer/Page/\($0)") }),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev", "pkgconf"]), .brew(["graphviz"])]),
    .target(
      name: "GraphvizRendering",
      dependencies: [
        "GraphDrawing", .target(name: "CGraphviz", condition: .when(traits: ["Graphviz"])),
      ]),

    // read an app's source, and run what was read
    .target(
      name: "AdoptionSupport",
      dependencies: [
        "HeadlessUIKit", "HeadlessSwiftUI", "NavigationModel", "NavigationHarness",
        "ObjectObservation",
      ]),
    .target(
      name: "Adoption",
      dependencies: [
        "NavigationModel", "Files", "WorkerProcesses",
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Adopt"])),
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Adopt"])),
      ]),

    // use
    .target(
      name: "NavigationChecking",
      dependencies: [
        "NavigationInvariants", "NavigationHarness", "NavigationReports", "WorkerProcesses",
        "Files",
      ]),
    .target(name: "NavigationTesting", dependencies: ["NavigationChecking", "Files"]),
    .target(
      name: "NavigationExplorer",
      dependencies: [
        "NavigationChecking", "WorkerProcesses",
        .product(
          name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Explorer"])),
      ]),
    .target(
      name: "VerifierCommands",
      dependencies: [
        "NavigationChecking", "NavigationExplorer", "GraphvizRendering", "Files",
        "WorkerProcesses", "Adoption",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Ray/pyproject.toml"],
      // The programs that talk to Ray.
      resources: ["machines", "report_on_ray", "search_on_ray"].map { .embedInCode("Ray/\($0).py") }
    ),
    .executableTarget(
      name: "verifier",
      dependencies: [
        "VerifierCommands", "RideShare", "EduGo", "RequestFlow", "ColorBook", "News", "Shop",
        "Festival",
      ]),

    .plugin(
      name: "VerifyNavigation",
      capability: .command(
        intent: .custom(
          verb: "verify-navigation",
          description: "Builds and runs this package's verifier: 'check', or what is passed on.")),
      path: "Sources/VerifyNavigation"),

    // the systems that ship with the verifier
    .target(
      name: "RideShare",
      dependencies: [
        "CoordinatorHooks", "HeadlessCombine", "HeadlessSwiftUI", "NavigationHarness",
      ],
      path: "Fixtures/RideShare", exclude: ["RideShare.md"]),
    .target(
      name: "EduGo",
      dependencies: [
        "CoordinatorHooks", "HeadlessCombine", "HeadlessSwiftUI", "NavigationHarness",
      ],
      path: "Fixtures/EduGo", exclude: ["EduGo.md"]),
    .target(
      name: "RequestFlow",
      dependencies: ["CoordinatorHooks", "HeadlessUIKit", "NavigationHarness"],
      path: "Fixtures/RequestFlow", exclude: ["RequestFlow.md"]),
    .target(
      name: "AdaptiveCoordinator",
      dependencies: ["CoordinatorHooks", "HeadlessCombine", "HeadlessUIKit"],
      path: "Fixtures/AdaptiveCoordinator"),
    .target(
      name: "ColorBook",
      dependencies: [
        "AdaptiveCoordinator", "HeadlessCombine", "HeadlessUIKit", "NavigationHarness",
      ],
      path: "Fixtures/ColorBook", exclude: ["ColorBook.md"]),
    .target(
      name: "News",
      dependencies: ["AdaptiveCoordinator", "HeadlessUIKit", "NavigationHarness"],
      path: "Fixtures/News", exclude: ["News.md"]),
    .target(
      name: "Shop",
      dependencies: ["HeadlessCombine", "HeadlessSwiftUI", "NavigationHarness", "RouteModels"],
      path: "Fixtures/Shop", exclude: ["Shop.md"]),

    .target(
      name: "Festival", dependencies: ["NavigationModel", "RouteModels"],
      path: "Fixtures/Festival", exclude: ["Festival.md"]),

    // tests
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CoordinatorHooksTests", dependencies: ["CoordinatorHooks"]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .target(
      name: "ModelCheckerTestSupport", dependencies: ["ModelChecker"],
      path: "Tests/ModelCheckerTestSupport"),
    .target(
      name: "RuleEnginesTestSupport", dependencies: ["ModelCheckerTestSupport", "RuleEngines"],
      path: "Tests/RuleEnginesTestSupport"),
    .executableTarget(
      name: "exploration-benchmark",
      dependencies: [
        "Festival", "ModelCheckerTestSupport", "NavigationHarness", "RouteModels", "RuleEngines",
        "RuleEnginesTestSupport", "WorkerProcesses",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Reference"]),
    .testTarget(
      name: "ModelCheckerTests",
      dependencies: ["ModelChecker", "ModelCheckerTestSupport", "TestSupport"]),
    .testTarget(
      name: "RuleEnginesTests",
      dependencies: [
        "RuleEngines", "RuleEnginesTestSupport", "ModelCheckerTestSupport", "TestSupport",
      ]),
    .target(
      name: "HeadlessCombineProgram", dependencies: ["HeadlessCombine"],
      path: "Tests/HeadlessCombineProgram"),
    .target(
      name: "OpenCombineProgram",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      path: "Tests/OpenCombineProgram", swiftSettings: [.define("OPEN_COMBINE")]),
    .target(
      name: "PlatformTestSupport",
      dependencies: ["HeadlessCombine", "NavigationHarness", "NavigationModel"],
      path: "Tests/PlatformTestSupport"),
    .testTarget(
      name: "HeadlessTests",
      dependencies: [
        "HeadlessCombine", "HeadlessCombineProgram", "HeadlessSwiftUI", "NavigationHarness",
        "NavigationInvariants", "OpenCombineProgram", "PlatformTestSupport",
      ]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "NavigationHarness", "NavigationInvariants", "PlatformTestSupport",
      ]),
    .testTarget(
      name: "ObjectObservationTests",
      dependencies: [
        "ObjectObservation", "HeadlessCombine", "HeadlessSwiftUI", "NavigationHarness",
        "PlatformTestSupport",
      ]),
    .testTarget(
      name: "WorkerProcessesTests",
      dependencies: ["WorkerProcesses", "NavigationHarness", "TestSupport"]),
    .testTarget(
      name: "NavigationHarnessTests",
      dependencies: [
        "NavigationHarness", "Files", "CSwiftRuntime", "HeadlessCombine", "HeadlessSwiftUI",
        "ModelCheckerTestSupport", "ObjectObservation", "PlatformTestSupport", "TestSupport",
      ]),
    // Without the trait Adopt there is nothing in it.
    .testTarget(name: "AdoptionTests", dependencies: ["Adoption"], exclude: ["Samples"]),
    .testTarget(
      name: "AdoptionSupportTests",
      dependencies: ["AdoptionSupport", "ObjectObservation", "PlatformTestSupport"]),
    .testTarget(
      name: "RouteModelsTests",
      dependencies: ["RouteModels", "NavigationTesting", "TestSupport"]),
    .testTarget(name: "NavigationInvariantsTests", dependencies: ["NavigationInvariants"]),
    .testTarget(
      name: "NavigationReportsTests",
      dependencies: ["GraphDrawing", "NavigationChecking", "NavigationReports", "TestSupport"]),
    .testTarget(
      name: "GraphvizRenderingTests", dependencies: ["GraphDrawing", "GraphvizRendering"]),
    .target(
      name: "HazardTestSupport",
      dependencies: ["HeadlessUIKit", "NavigationHarness", "NavigationModel"],
      path: "Tests/HazardTestSupport"),
    .testTarget(name: "NavigationCheckingTests", dependencies: ["NavigationChecking"]),
    .testTarget(name: "NavigationExplorerTests", dependencies: ["NavigationExplorer"]),
    .testTarget(
      name: "NavigationTestingTests",
      dependencies: ["NavigationTesting", "HazardTestSupport", "PlatformTestSupport"],
      exclude: ["Scenes/shop.mmd"]),
    .target(
      name: "FixtureTestSupport",
      dependencies: [
        "ModelCheckerTestSupport", "NavigationHarness", "NavigationInvariants", "NavigationModel",
        "NavigationReports", "PlatformTestSupport", "TestSupport",
      ],
      path: "Tests/FixtureTestSupport"),
    .testTarget(
      name: "ColorBookTests",
      dependencies: [
        "ColorBook", "AdaptiveCoordinator", "HeadlessUIKit", "FixtureTestSupport", "TestSupport",
        "PlatformTestSupport",
        "NavigationModel",
      ]),
    .testTarget(
      name: "NewsTests",
      dependencies: [
        "News", "AdaptiveCoordinator", "HeadlessUIKit", "FixtureTestSupport", "TestSupport",
        "PlatformTestSupport",
        "ModelCheckerTestSupport",
      ]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop", "FixtureTestSupport", "NavigationReports", "TestSupport", "PlatformTestSupport",
        "HeadlessSwiftUI",
        "NavigationModel",
        "ModelCheckerTestSupport",
      ]),
    .testTarget(
      name: "RideShareTests",
      dependencies: [
        "RideShare", "FixtureTestSupport", "TestSupport", "PlatformTestSupport", "NavigationModel",
        "ModelCheckerTestSupport",
      ]),
    .testTarget(
      name: "EduGoTests",
      dependencies: [
        "EduGo", "FixtureTestSupport", "TestSupport", "PlatformTestSupport", "HeadlessSwiftUI",
        "NavigationModel",
      ]),
    .testTarget(
      name: "RequestFlowTests",
      dependencies: [
        "RequestFlow", "FixtureTestSupport", "TestSupport", "PlatformTestSupport", "HeadlessUIKit",
        "NavigationHarness",
        "ModelCheckerTestSupport",
      ]),
    .testTarget(
      name: "FestivalTests",
      dependencies: [
        "Festival", "FixtureTestSupport", "RouteModels", "RuleEngines", "TestSupport",
      ]),
    .executableTarget(
      name: "toy-verifier",
      dependencies: [
        "VerifierCommands", "CSwiftRuntime", "HazardTestSupport", "HeadlessCombine",
        "NavigationHarness",
      ],
      path: "Tests/ToyVerifier"),
    .executableTarget(
      name: "attack",
      dependencies: [
        "ModelChecker", "ModelCheckerTestSupport", "RuleEngines", "RuleEnginesTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Attack", exclude: ["Corpus", "Faults"]),
    .testTarget(name: "AttackTests", dependencies: ["attack", "verifier", "TestSupport"]),
    .testTarget(
      name: "VerifierTests",
      dependencies: [
        "VerifierCommands", "NavigationReports", "Files", "WorkerProcesses", "verifier",
        "toy-verifier", "HazardTestSupport", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
