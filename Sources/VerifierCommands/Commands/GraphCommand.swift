import ArgumentParser
import GraphDrawing
import GraphvizRendering
import ModelChecker
import NavigationModel
import NavigationReports

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the screens of a system and how events lead from one to the next.")

  @Argument(help: "The system.")
  var system: String

  @Option(
    help: ArgumentHelp(
      "The picture; its ending says the format: .svg, .png, .pdf or .dot.", valueName: "file"))
  var output: String

  @Flag(help: "Draw every state instead of the screens.")
  var states = false

  @Option(help: "A trace to mark, by ordinals or by names.")
  var trace: String?

  @OptionGroup(title: "Form") var form: FormOptions
  @OptionGroup(title: "Search") var search: SearchOptions

  func run() throws {
    let format = try PictureFormat(path: output)
    let verifiable = try Names.system(system)
    let configuration = try form.configuration(for: verifiable)
    let marked = try trace.map { text in
      do {
        return try Trace(
          parsing: text, for: try verifiable.made(configuration).catalogue)
      } catch let error as TraceError {
        throw CommandError(.usage, "\(error)")
      }
    }
    let checked = try Checked.run(
      verifiable, configuration: configuration, options: try search.options(),
      invariants: InvariantSelection.all(of: verifiable))
    let graph: DrawnGraph
    do {
      graph =
        try states
        ? StateGraphDrawing(checked.result, marking: marked).drawing()
        : ScreenGraph(checked.result, marking: marked).drawing()
    } catch {
      throw CommandError(.usage, "\(error)")
    }
    try OutputFile.write(
      try Picture(graph, of: checked.result).bytes(as: format), to: output)
    Terminal.note("Wrote \(output).")
  }
}

/// The formats in which a picture can be written.
enum PictureFormat: String, CaseIterable {
  case svg, png, pdf, dot

  init(path: String) throws {
    let ending = path.split(separator: ".").last.map(String.init)?.lowercased() ?? ""
    guard path.contains("."), let format = PictureFormat(rawValue: ending) else {
      throw CommandError(.usage, .unknownEnding(path))
    }
    self = format
  }
}

/// A drawn graph, on its way to a file.
struct Picture {
  private let graph: DrawnGraph
  private let result: CheckResult

  init(_ graph: DrawnGraph, of result: CheckResult) {
    self.graph = graph
    self.result = result
  }

  func bytes(as format: PictureFormat) throws -> [UInt8] {
    if format == .dot { return Array(graph.dot().utf8) }
    do {
      let bytes = try GraphvizRenderer().render(graph, format: format.rawValue)
      guard format == .svg else { return bytes }
      return SVGPostprocessing(
        title: result.title, description: ResultSummary(result).words, identifier: graph.name
      ).apply(to: bytes)
    } catch {
      throw CommandError(.cannotWrite, "\(error)")
    }
  }
}

extension String {
  fileprivate static func unknownEnding(_ path: String) -> String {
    "'\(path)' does not say what to draw. End it in .svg, .png, .pdf or .dot."
  }
}
