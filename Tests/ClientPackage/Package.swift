// swift-tools-version: 6.1
import PackageDescription

// An app that only asserts in its tests: without the verifier's traits, neither Graphviz nor
// ArgumentParser is built.
let package = Package(
  name: "Bookshop",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "CoordinatorVerifier", path: "../..", traits: [])
  ],
  targets: [
    .target(name: "Bookshop"),
    .testTarget(
      name: "BookshopTests",
      dependencies: [
        "Bookshop", .product(name: "NavigationTesting", package: "CoordinatorVerifier"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
