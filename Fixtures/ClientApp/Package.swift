// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ClientApp",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "CoordinatorVerifier", path: "../..", traits: [])
  ],
  targets: [
    .target(name: "Bookshop"),
    // An app on UIKit; where that is not, the stand-in takes its place.
    .target(
      name: "Library",
      dependencies: [.product(name: "HeadlessUIKit", package: "CoordinatorVerifier")]),
    // Modes, tabs and links, for declarations that the others have no use for.
    .target(
      name: "Club",
      dependencies: [
        .product(name: "CoordinatorHooks", package: "CoordinatorVerifier"),
        .product(name: "HeadlessUIKit", package: "CoordinatorVerifier"),
      ]),
    // A path coordinator in SwiftUI, taken as it is.
    .target(
      name: "Reader",
      dependencies: [.product(name: "HeadlessSwiftUI", package: "CoordinatorVerifier")]),
    // What waits for a server, which a protocol stands for.
    .target(name: "Search"),
    // Small apps, each with a defect that a real app had.
    .target(
      name: "Cases",
      dependencies: [
        .product(name: "HeadlessSwiftUI", package: "CoordinatorVerifier"),
        .product(name: "HeadlessUIKit", package: "CoordinatorVerifier"),
      ]),
    .target(
      name: "NavigationSystems",
      dependencies: [
        "Bookshop",
        "Cases",
        "Club",
        "Library",
        "Reader",
        "Search",
        .product(name: "HeadlessSwiftUI", package: "CoordinatorVerifier"),
        .product(name: "NavigationHarness", package: "CoordinatorVerifier"),
      ]),
    .executableTarget(
      name: "navigation-verifier",
      dependencies: [
        "NavigationSystems",
        .product(name: "VerifierCommands", package: "CoordinatorVerifier"),
      ]),
    .testTarget(
      name: "NavigationTests",
      dependencies: [
        "NavigationSystems",
        "Reader",
        "Search",
        .product(name: "NavigationTesting", package: "CoordinatorVerifier"),
      ],
      exclude: ["library.mmd"]),
  ],
  swiftLanguageModes: [.v6]
)
