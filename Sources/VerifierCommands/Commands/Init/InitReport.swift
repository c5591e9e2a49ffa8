/// The report of 'init': the files that it wrote, the lines for the manifest and the next steps.
struct InitReport {
  var isDryRun: Bool
  var written: [String] = []
  var kept: [String] = []
  /// The paths of the systems that were drafted.
  var drafts: [String] = []
  /// The lines for the manifest; nil where 'init' stopped before.
  var lines: ManifestLines?
  var remarks: [String] = []

  /// The report as text, without a line break at its end.
  var text: String {
    var text = written.map { "\(isDryRun ? "Would write" : "Wrote") \($0)" }
    text += kept.map { "Kept \($0), which exists already" }
    if let lines {
      text += lines.isEmpty ? [.nothingToAdd] : ["Add to Package.swift:"] + lines.text
      if !isDryRun, !written.isEmpty || !lines.isEmpty { text += nextSteps(lines) }
    }
    if !remarks.isEmpty { text += ["", "Note:"] + remarks.map { "- \($0)" } }
    return text.joined(separator: "\n")
  }

  private func nextSteps(_ lines: ManifestLines) -> [String] {
    var steps = [
      "", lines.isEmpty ? "Next:" : "Next, when Package.swift has these lines:",
      "  swift run \(Starter.verifier) check",
      "  swift test --filter \(Starter.tests)",
      drafts.isEmpty ? .ownCoordinator : .drafted(drafts),
    ]
    if lines.dependency != nil {
      steps.append(lines.hasTraits ? .pictures : .picturesWithoutTraits)
    }
    return steps
  }
}

/// The lines that a manifest lacks, as they compile with its version of the tools.
struct ManifestLines {
  /// The dependency on the verifier; nil where the manifest has it.
  let dependency: String?
  /// The targets that the manifest lacks.
  let targets: [String]
  /// A Boolean value that indicates whether the version of the tools knows traits.
  let hasTraits: Bool

  /// Finds the lines that a manifest lacks.
  ///
  /// - Parameters:
  ///   - folder: the folder of the package.
  ///   - source: the place of the verifier; nil where the package depends on it already.
  init(
    for manifest: PackageManifest, in folder: String, by starter: Starter, _ source: VerifierSource?
  ) {
    hasTraits = manifest.hasTraits
    dependency = source?.dependency(in: folder, withTraits: manifest.hasTraits)
    targets = starter.targets.filter { !manifest.targets.contains($0.name) }.map(\.text)
  }

  var isEmpty: Bool { dependency == nil && targets.isEmpty }

  /// The lines below the arguments that they belong to.
  var text: [String] {
    var text: [String] = []
    if let dependency { text += ["  dependencies:", "    \(dependency),"] }
    if !targets.isEmpty {
      text.append("  targets:")
      text += targets.flatMap { target in
        (target + ",").split(separator: "\n").map { "    \($0)" }
      }
    }
    return text
  }
}

extension String {
  fileprivate static let nothingToAdd =
    "Package.swift has the targets and the dependency already"

  fileprivate static let ownCoordinator =
    "Then replace the example with one of your coordinators in "
    + "Sources/\(Starter.systems)/ExampleSystem.swift."

  fileprivate static func drafted(_ paths: [String]) -> String {
    "Then read what was guessed, and say what is true instead, in \(paths.joined(separator: ", "))."
  }

  fileprivate static let pictures =
    "Pictures need Graphviz: install libgraphviz-dev and pkgconf (macOS: brew install graphviz), "
    + "and take 'traits: []' out of Package.swift."

  fileprivate static let picturesWithoutTraits =
    "The build needs Graphviz: install libgraphviz-dev and pkgconf (macOS: brew install graphviz). "
    + "With Swift tools 6.1 in the first line of Package.swift, 'traits: []' at the end of the "
    + "dependency leaves it out."
}
