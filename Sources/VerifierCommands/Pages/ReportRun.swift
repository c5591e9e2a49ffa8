import ModelChecker
import NavigationModel
import NavigationReports

/// The explorations for a report, and the files made of them.
struct ReportRun {
  private let configuration: SystemConfiguration
  private let maxStates: Int?

  /// The files made so far.
  private(set) var files: [GeneratedFile] = []

  /// What to tell on standard output: a line for each exploration of a variant.
  private(set) var lines: [String] = []

  private var entries: [MarkdownIndex.Entry] = []
  private var mendPages: [(system: String, page: String)] = []

  init(configuration: SystemConfiguration, maxStates: Int?) {
    self.configuration = configuration
    self.maxStates = maxStates
  }

  /// Every path at which a file is to be.
  var paths: Set<String> {
    Set(files.map(\.path) + files.compactMap(\.picture?.path))
  }

  /// Explores systems in all their variants, and without each of their mends.
  mutating func add(_ systems: [any VerifiableSystem]) throws {
    let explored = try Explorations(
      of: systems, configuration: configuration, maxStates: maxStates)
    for (system, found) in zip(systems, explored.found) {
      var pages = SystemPages(system)
      for (variant, checked) in found.variants {
        pages.add(checked, variant: variant)
        let summary = ResultSummary(checked.result)
        lines.append("\(checked.result.title): \(summary.words); \(summary.size)")
      }
      if let matrix = found.mends {
        pages.add(matrix)
        mendPages.append((system.name, pages.mendsPage))
      }
      files += pages.files
      entries += pages.entries
    }
  }

  /// Adds the page that leads to all others.
  mutating func addIndex() {
    var text = MarkdownIndex(entries).text
    let links = mendPages.map { system, page in
      "[\(MarkdownText.escaped(system))](\(MarkdownText.address(page)))"
    }
    if !links.isEmpty { text += "\nWhat fails when a mend is undone: \(listed(links)).\n" }
    files.append(.page("README.md", text))
  }
}
