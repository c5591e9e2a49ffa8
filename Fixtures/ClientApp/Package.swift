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
    // A path coordinator in SwiftUI, taken as it is.
    .target(
      name: "Reader",
      dependencies: [.product(name: "HeadlessSwiftUI", package: "CoordinatorVerifier")]),
    .target(
      name: "NavigationSystems",
      dependencies: [
        "Bookshop",
        "Library",
        "Reader",
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
        .product(name: "NavigationTesting", package: "CoordinatorVerifier"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
