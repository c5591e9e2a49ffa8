import ArgumentParser
import Files
import GraphDrawing
import NavigationReports

struct DiffCommand: ConfigurableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two saved results: screens, arrows, verdicts and findings.",
    discussion: """
      Save the results of two revisions with 'check --report json=FILE'. Nothing is explored. \
      Results are compared by system and variant, or by system alone if each file has one variant \
      of it.

      Exit codes: 0 no finding is new; 1 a finding is new; 64 usage; 66 no such results; 74 cannot \
      write, or cannot draw here ('doctor' says why).
      """)

  @Argument(
    help: ArgumentHelp("The older results.", valueName: "old.json"),
    completion: .file(extensions: ["json"]))
  var old: String

  @Argument(
    help: ArgumentHelp("The newer results.", valueName: "new.json"),
    completion: .file(extensions: ["json"]))
  var new: String

  @Option(
    help: ArgumentHelp("The format of the answer: text or markdown.", valueName: "format"),
    completion: .list(["text", "markdown"]))
  var format: String = "text"

  @Option(
    help: ArgumentHelp("Write the answer to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Draw what changed: a file that ends in .svg, .png, .pdf or .dot.", valueName: "file"),
    completion: .file(extensions: PictureFormat.allCases.map(\.rawValue)))
  var picture: String?

  @OptionGroup var common: CommonOptions

  func run(in context: CommandContext) throws {
    let format = try Names.match(format, among: ["text", "markdown"], kind: "format")
    let file = try output.map { try OutputFile(ofCommand: $0) }
    let drawing = try picture.map { (try PictureFormat(of: $0), try OutputFile(ofCommand: $0)) }
    if let file, let drawing, file.isReplaced(by: drawing.1) {
      throw CommandError(
        .usage, .sameFile("--picture \(drawing.1.path)", "--output \(file.path)"))
    }
    if let drawing { try Picture.prepare(drawing.0) }
    let diff = ResultDiff(from: try SavedResult.read(old), to: try SavedResult.read(new))
    var files = FileGroup()
    if let (format, file) = drawing {
      let picture = Picture(graph: diff.drawing(), title: "Changes", description: diff.text())
      files.add(try picture.bytes(as: format), to: file)
    }
    let text =
      format == "markdown"
      ? String(diff.markdown.dropLast()) : diff.text(file == nil ? context.style : .plain)
    // Whoever reads the file may show it on a terminal.
    if let file { files.add(TerminalText.escaped(text) + "\n", to: file) }
    try files.commit()
    if file == nil { try Terminal.deliver(text) }
    if diff.hasNewFindings { throw ExitStatus.violated }
  }
}
