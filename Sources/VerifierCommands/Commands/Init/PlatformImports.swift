import Files
import Foundation

/// Apple's frameworks that targets import without depending on their stand-ins yet.
enum PlatformImports {
  private static let frameworks = ["Combine", "SwiftUI", "UIKit"]

  /// The remarks on what is left to do for the targets of a package, one for each framework.
  static func remarks(on targets: [String], of manifest: PackageManifest, in folder: String)
    -> [String]
  {
    targets.flatMap { target -> [String] in
      let text = sources(in: "\(folder)/\(manifest.path(ofTarget: target))")
      return frameworks.compactMap { framework in
        let stand = "Headless\(framework)"
        guard imports(framework, in: text) || imports(stand, in: text),
          !manifest.products(ofTarget: target).contains(stand)
        else { return nil }
        return .standIn(target, framework, stand, manifest.verifier ?? PackageManifest.verifierName)
      }
    }
  }

  private static func imports(_ module: String, in text: String) -> Bool {
    text.range(of: #"(?m)^[ \t]*(@\w+ +)*import \#(module)\b"#, options: .regularExpression) != nil
  }

  private static func sources(in folder: String) -> String {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }
      // Nobody waits for a pipe.
      .compactMap { try? FileContent.read("\(folder)/\($0)", until: { true }) }
      .map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate static func standIn(
    _ target: String, _ framework: String, _ stand: String, _ package: String
  ) -> String {
    "\(target) imports \(framework). Where there is no \(framework), \(stand) takes its place: give "
      + "the target '.product(name: \"\(stand)\", package: \"\(package)\")' in Package.swift, and "
      + "let its sources import \(stand) in the '#else' of '#if canImport(\(framework))'."
  }
}
