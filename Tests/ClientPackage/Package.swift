// swift-tools-version: 6.1
import PackageDescription

// Apps that only assert in their tests: without the verifier's traits, neither Graphviz nor
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
    // An app on UIKit; where that is not, the stand-in takes its place.
    .target(
      name: "Library",
      dependencies: [.product(name: "HeadlessUIKit", package: "CoordinatorVerifier")]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Library", .product(name: "NavigationTesting", package: "CoordinatorVerifier"),
      ]),
    // A path coordinator in SwiftUI, taken as it is.
    .target(
      name: "Reader",
      dependencies: [.product(name: "HeadlessSwiftUI", package: "CoordinatorVerifier")]),
    .testTarget(
      name: "ReaderTests",
      dependencies: [
        "Reader", .product(name: "NavigationTesting", package: "CoordinatorVerifier"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
