/// A format in which results are recorded, for people or for machines.
///
/// Every recorder is a function of documents alone: what was saved yesterday can be recorded in any
/// format today.
public enum Recorder: String, CaseIterable, Hashable, Sendable {
  /// The text that the command line prints.
  case text
  /// The complete result, which can be read again.
  case json
  /// Test results, as most build servers show them.
  case junit
  /// Findings with their traces as code flows, as code scanning shows them.
  case sarif
  /// Annotations in a log of GitHub Actions.
  case github
  /// A page of Markdown with all that people read.
  case markdown
  /// A page of Markdown within the limits of a job summary.
  case summary
  /// The screen graph for Markdown hosts that draw Mermaid.
  case mermaid
  /// The screen graph for Graphviz.
  case dot
  /// The screen graph for graph editors.
  case graphml

  /// A page of HTML that needs nothing else.
  case html

  /// Records results, with a line break at the end.
  ///
  /// - Parameter drawing: the picture of a map of a result, for a page of HTML.
  /// - Throws: only where JSON cannot be encoded, which no result brings about.
  public func text(
    _ documents: [ResultDocument],
    drawing: (ResultDocument, HTMLReport.Map) -> HTMLReport.Picture = { _, _ in .missing(notDrawn) }
  ) throws -> String {
    switch self {
    case .text: TerminalText.escaped(TextReport.text(documents, isVerbose: true)) + "\n"
    case .json: try ResultDocument.json(documents)
    case .junit: JUnitRecorder.text(documents)
    case .sarif: SARIFRecorder.text(documents)
    case .github: GitHubRecorder.text(documents)
    case .markdown: documents.map { MarkdownReport($0).text }.joined(separator: "\n")
    case .summary: SummaryRecorder.text(documents)
    case .mermaid: documents.map { MermaidRecorder.text($0) }.joined(separator: "\n")
    case .dot: documents.map { $0.picture.dot() }.joined(separator: "\n")
    case .graphml: GraphMLRecorder.text(documents)
    case .html: HTMLReport(documents, drawing: drawing).text
    }
  }
}
