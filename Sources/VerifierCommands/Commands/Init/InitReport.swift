/// What 'init' did, and what is left to do, in words.
struct InitReport {
  var isDryRun: Bool
  var written: [String] = []
  var kept: [String] = []
  var extensions: ManifestExtension?
  var remarks: [String] = []

  /// The report.
  var text: String {
    var lines = written.map { "\(isDryRun ? "Would write" : "Wrote") \($0)" }
    lines += kept.map { "Kept \($0), which is there already" }
    lines += manifestLines
    // Where it was stopped in between, there is nothing to run yet.
    if !isDryRun, let extensions, !written.isEmpty || extensions.text != nil {
      lines += nextLines(extensions)
    }
    if !remarks.isEmpty { lines += ["", "Mind:"] + remarks.map { "- \($0)" } }
    return lines.joined(separator: "\n")
  }

  private var manifestLines: [String] {
    guard let extensions else { return [] }
    if let obstacle = extensions.obstacle {
      return ["Left Package.swift as it is: \(obstacle)", "", "To be added to it by hand:"]
        + elements(of: extensions)
    }
    guard extensions.text != nil else {
      return ["Left Package.swift as it is: it has the targets and the dependency already"]
    }
    return [isDryRun ? "Would add to Package.swift:" : "Added to Package.swift:"]
      + elements(of: extensions)
  }

  private func elements(of extensions: ManifestExtension) -> [String] {
    var lines: [String] = []
    if let dependency = extensions.dependency {
      lines += ["  dependencies:", "    \(dependency),"]
    }
    if !extensions.targets.isEmpty {
      lines.append("  targets:")
      lines += extensions.targets.flatMap { target in
        (target.text + ",").split(separator: "\n").map { "    \($0)" }
      }
    }
    return lines
  }

  private func nextLines(_ extensions: ManifestExtension) -> [String] {
    let byHand = extensions.obstacle == nil ? "" : ", when Package.swift has been extended"
    var lines = [
      "", "Next\(byHand):", "  swift run \(Starter.verifier) check",
      "  swift test --filter \(Starter.tests)",
      .ownCoordinator,
    ]
    if extensions.dependency != nil { lines.append(.pictures) }
    return lines
  }
}

extension String {
  fileprivate static let ownCoordinator =
    "Then put a coordinator of yours in the place of the one in "
    + "Sources/\(Starter.systems)/ExampleSystem.swift."

  fileprivate static let pictures =
    "Pictures need Graphviz: install libgraphviz-dev and pkgconf (macOS: brew install graphviz), "
    + "and take 'traits: []' out of Package.swift."
}
