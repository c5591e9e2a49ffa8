import ModelChecker
import NavigationModel
import NavigationReports

/// The explorations for a report, and the files made of them.
struct ReportRun {
  let options: ExplorationOptions
  let configuration: SystemConfiguration

  /// The files made so far.
  private(set) var files: [GeneratedFile] = []

  /// What to tell on standard output: a line for each exploration of a variant.
  private(set) var lines: [String] = []

  private var entries: [MarkdownIndex.Entry] = []
  private var mendPages: [(system: String, page: String)] = []

  init(options: ExplorationOptions, configuration: SystemConfiguration) {
    self.options = options
    self.configuration = configuration
  }

  /// Every path at which a file is to be.
  var paths: Set<String> {
    Set(files.map(\.path) + files.compactMap(\.picture?.path))
  }

  /// Explores a system in all its variants, and without each of its mends.
  mutating func add(_ system: any VerifiableSystem) throws {
    var pages = SystemPages(system)
    var matrix = MendMatrix(of: system, invariants: InvariantSelection.all(of: system))
    let variants: [String?] = system.variants.isEmpty ? [nil] : system.variants
    for variant in variants {
      let checked = try explored(system, variant: variant)
      pages.add(checked, variant: variant)
      if variant == "repaired" { matrix.add(checked.result, without: nil) }
      lines.append(
        "\(checked.result.title): \(ResultSummary(checked.result).words); "
          + ResultSummary(checked.result).size)
    }
    if !system.mends.isEmpty {
      for mend in system.mends {
        matrix.add(try caught(system, undoing: mend).result, without: mend)
      }
      pages.add(matrix)
      mendPages.append((system.name, pages.mendsPage))
    }
    files += pages.files
    entries += pages.entries
  }

  /// Explores a system without one mend: as deep as most defects are, further only where none shows.
  ///
  /// What a mend keeps small may grow without bound when it is undone.
  private func caught(
    _ system: any VerifiableSystem, undoing mend: MendDescription
  ) throws -> Checked {
    for depth in Self.depths {
      let checked = try explored(system, undoing: mend, depth: depth)
      if ResultSummary(checked.result).errors > 0 { return checked }
    }
    return try explored(system, undoing: mend)
  }

  private static let depths = [3, 5]

  /// Adds the page that leads to all others.
  mutating func addIndex() {
    var text = MarkdownIndex(entries).text
    let links = mendPages.map { system, page in
      "[\(MarkdownText.escaped(system))](\(MarkdownText.address(page)))"
    }
    if !links.isEmpty { text += "\nWhat fails when a mend is undone: \(listed(links)).\n" }
    files.append(.page("README.md", text))
  }

  private func explored(
    _ system: any VerifiableSystem, variant: String? = nil, undoing mend: MendDescription? = nil,
    depth: Int? = nil
  ) throws -> Checked {
    var options = options
    options.limits.depth = depth
    var form = configuration
    form.variant = mend == nil ? variant : "repaired"
    if let mend {
      form.undoing = [mend.name]
      form.scope.merge(mend.scope) { chosen, _ in chosen }
    }
    let checked = try Checked.run(
      system, configuration: form, options: options,
      invariants: InvariantSelection.all(of: system),
      title: mend.map { "\(system.name) without \($0.name)" })
    if Interruption.isWanted { throw CommandError(.inconclusive, .interrupted) }
    return checked
  }
}

extension String {
  fileprivate static let interrupted = "Interrupted: nothing was written."
}
