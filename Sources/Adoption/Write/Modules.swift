#if Adopt
/// The modules that an adopted app's files import, and what provides them.
struct Modules {
  /// The platform's modules over the headless ones, with what each exports.
  static let platform: [(name: String, exports: [String])] = [
    ("Combine", ["HeadlessCombine"]),
    ("SwiftUI", ["HeadlessSwiftUI", "HeadlessCombine"]),
    ("UIKit", ["HeadlessUIKit"]),
  ]

  /// Modules that Swift's toolchain provides here.
  private static let provided: Set = [
    "Foundation", "Dispatch", "Observation", "Swift", "FoundationNetworking", "FoundationXML",
    "Synchronization", "RegexBuilder", "_Concurrency", "Glibc",
  ]

  /// Modules that don't exist here: beside one of that name the packages that the verifier is built of
  /// would take the system for Apple's, or the verifier's own package has one. Files do without the import.
  static let omitted: Set = TargetNames.taken.union(["os", "Darwin"])

  /// The modules without content that stand in for others, sorted.
  let standIns: [String]

  /// Finds the modules that files import.
  init(importedBy files: [SourceFile], app: String) {
    let imported = Set(files.flatMap(\.imports))
    let known = Self.provided.union(Self.platform.map(\.name)).union([app])
      .union(Self.omitted)
    standIns = imported.subtracting(known).filter { !$0.isEmpty && $0 != "XCTest" }.sorted()
  }

  /// All modules that the package declares besides the app's.
  var names: [String] { (Self.platform.map(\.name) + standIns).sorted() }

  /// The files of the modules, with paths within the package.
  var files: [(path: String, text: String)] {
    var files = Self.platform.map { module in
      (
        "Sources/\(module.name)/\(module.name).swift",
        "// The platform's module, without a screen. Written by 'verifier adopt'.\n"
          + module.exports.map { "@_exported import \($0)\n" }.joined()
      )
    }
    for name in standIns {
      // Code may say whose a type is, as in 'Swinject.Resolver'.
      let names = PreparedTypes.library(namedAs: name)?.names.map {
        "public \(PreparedTypes.alias($0.name, $0.prepared))\n"
      }
      files.append(
        (
          "Sources/\(name)/\(name).swift",
          "// Stands in for the module \(name), which is not there. Written by 'verifier adopt'.\n"
            + "@_exported import Foundation\n"
            + (names.map { "import AdoptionSupport\n\n" + $0.joined() } ?? "")
        ))
    }
    files.append(
      (
        "Sources/\(Self.implicit)/\(Self.implicit).swift",
        """
        // What every file of the app sees without importing it. Written by 'verifier adopt'.
        @_exported import AdoptionSupport
        @_exported import Combine
        @_exported import Foundation
        @_exported import Observation
        @_exported import SwiftUI
        @_exported import UIKit

        #if canImport(FoundationNetworking)
          @_exported import FoundationNetworking
        #endif

        """
          + standIns.compactMap(SystemEnumerations.source).map { "\n\($0)\n" }.joined()
      ))
    return files
  }

  /// The module that the app's files see without importing it.
  static let implicit = "AppPlatform"
}
#endif
