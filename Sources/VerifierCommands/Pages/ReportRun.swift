import ModelChecker
import NavigationModel
import NavigationReports

/// The files of a report, made of the outcomes of its jobs.
struct ReportRun {
  /// The files made so far.
  private(set) var files: [GeneratedFile] = []

  /// The lines for standard output, one for each exploration of a variant.
  private(set) var lines: [String] = []

  private var shown: [IndexEntry] = []
  private var entries: [IndexEntry] = []
  private var rows: [MarkdownGallery.Row] = []

  /// Every path at which a file is to be.
  var paths: Set<String> {
    Set(files.map(\.path) + files.compactMap(\.picture?.path))
  }

  /// Adds the pages of all systems of a plan.
  ///
  /// - Parameters:
  ///   - outcomes: those of all its jobs, in their order.
  ///   - isIndexed: a Boolean value that indicates whether an index is to be added.
  mutating func add(_ plan: ReportPlan, _ outcomes: [JobOutcome], isIndexed: Bool) {
    for (index, system) in plan.reported.map(\.system).enumerated() {
      let found = zip(plan.jobs, outcomes).filter { $0.0.system == index }
      let causes = found.lazy.compactMap(\.1.causes).first
      var pages = SystemPages(system)
      var matrix: FixMatrix?
      for (job, outcome) in found {
        switch outcome {
        case .variant(let explored):
          pages.add(explored, variant: job.variant, causes: causes)
          lines.append(explored.line)
          if job.variant == SystemConfiguration.repaired, !system.fixes.isEmpty {
            matrix = FixMatrix(of: system, repaired: explored)
          }
        case .causes: break
        case .fix(let row): matrix?.rows.append(row)
        }
      }
      var row = MarkdownGallery.Row(system.name, summary: system.summary, variants: pages.entries)
      if let matrix {
        pages.add(matrix)
        row.links.append((.fixes, pages.fixesPage))
      }
      if let causes {
        pages.add(causes)
        row.links.insert((.causes, pages.causesPage), at: 0)
      }
      rows.append(row)
      pages.addPage(isIndexed: isIndexed)
      shown += pages.documents.map { .init($0.document, page: pages.page) }
      files += pages.files
      entries += pages.entries
    }
  }

  /// Adds the page that leads to all others.
  mutating func addIndex() {
    let text = """
      # Reports

      \(String.introduction)

      \(MarkdownGallery(rows).text)

      ## In numbers

      \(MarkdownIndex(entries).table)

      """
    files.append(.page("README.md", text))
    files.append(
      GeneratedFile(path: indexPage) { [shown] read in
        HTMLIndex(shown, replacing: read(indexPage)).text
      })
  }
}

/// A system that is reported on, with the bounds of the report.
struct ReportedSystem {
  let system: any VerifiableSystem
  /// The form in which every variant is looked at.
  let configuration: SystemConfiguration
  /// The greatest number of states of a variant; the system's own when nil.
  let maxStates: Int?

  /// Reads the settings about a system.
  ///
  /// A report is about every variant and every fix, whichever of them a check is told to look at.
  ///
  /// - Parameter options: the values from the command line.
  init(
    _ system: any VerifiableSystem, options: [SettingValue?], in context: CommandContext
  ) throws {
    let settings = try context.settings(options: options, of: system)
    self.system = system
    configuration = try SystemConfiguration(settings)
    maxStates = try settings.value(.maxStates)?.number()
  }
}

extension ExploredVariant {
  /// The line for standard output.
  var line: String {
    let summary = ResultSummary(document)
    return "\(document.title): \(summary.words); \(summary.size)"
  }
}

extension String {
  fileprivate static let introduction =
    "A picture leads to the page of what it shows. Opened in a browser, `index.html` leads to pages "
    + "with a storyboard for each finding."
  fileprivate static let causes = "What is wrong, and why"
  fileprivate static let fixes = "What fails when a fix is left out"
}
