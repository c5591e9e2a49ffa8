import GraphDrawing
import GraphvizRendering
import ModelChecker
import NavigationReports
import WorkerProcesses

/// A drawn graph, on its way to a file.
struct Picture {
  /// The graph.
  let graph: DrawnGraph
  /// The title, in a few words.
  let title: String
  /// The text for people who cannot see the picture.
  let description: String

  /// The picture as text that Graphviz and other programs read.
  var dot: String { graph.dot() }

  /// The picture's bytes.
  ///
  /// - Throws: ``CommandError`` when it cannot be drawn here.
  func bytes(as format: PictureFormat) throws -> [UInt8] {
    if format == .dot { return Array(dot.utf8) }
    do {
      let drawn = try InterruptibleWork.layout.run { [graph] in
        try GraphvizRenderer().render(graph, format: format.rawValue)
      }
      guard let bytes = drawn else {
        throw CommandError(.inconclusive, .notDrawn(title, InterruptibleWork.layout.limitMet))
      }
      Self.remarkOnFonts
      guard format == .svg else { return bytes }
      return SVGPostprocessing(title: title, description: description).apply(to: bytes)
    } catch let error as CommandError {
      throw error
    } catch let error as EnvironmentError {
      throw error
    } catch {
      throw CommandError(.cannotWrite, "\(error)")
    }
  }

  /// Says once in a process why its pictures look otherwise than elsewhere.
  private static let remarkOnFonts: Void = {
    if let problem = GraphvizRenderer().fontProblem { Terminal.note("\(problem)") }
  }()

  /// The reason why there is only text of the picture on any machine, if it is too large to be drawn.
  var refusal: String? { GraphvizRenderer.refusal(of: graph)?.description }

  /// Throws unless the fonts of pictures can be found as on other machines.
  static func prepareFonts() throws {
    guard let problem = GraphvizRenderer().configurationProblem else { return }
    throw EnvironmentError("\(problem)")
  }

  /// Throws unless pictures of a format can be drawn at all, before the work for one is done.
  static func prepare(_ format: PictureFormat) throws {
    if format == .dot { return }
    try prepareFonts()
    var probe = DrawnGraph(name: "probe")
    probe.nodes = [.init(id: "a")]
    _ = try Picture(graph: probe, title: "", description: "").bytes(as: format)
  }
}

extension Picture {
  /// The picture of a map of a result.
  init(_ document: ResultDocument, _ map: HTMLReport.Map) {
    switch map {
    case .coordinators:
      self.init(
        graph: document.mapDrawing, title: document.title, description: document.mapWords)
    case .screens:
      self.init(
        graph: document.picture, title: document.title, description: document.pictureWords)
    }
  }

  /// The picture of a map of a result, to stand within a page.
  static func html(_ document: ResultDocument, _ map: HTMLReport.Map) -> HTMLReport.Picture {
    let picture = Picture(document, map)
    if let refusal = picture.refusal { return .missing(refusal) }
    do {
      return .svg(String(decoding: try picture.bytes(as: .svg), as: UTF8.self))
    } catch {
      return .missing("\(error)")
    }
  }
}

/// The formats in which a picture can be written.
enum PictureFormat: String, CaseIterable {
  case svg, png, pdf, dot

  /// Reads the format from the ending of a path.
  init(of path: String) throws {
    let file = path.split(separator: "/").last ?? ""
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    guard let format = PictureFormat(rawValue: ending) else {
      throw CommandError(.usage, .unknownEnding(path, ending))
    }
    self = format
  }
}

extension String {
  fileprivate static func notDrawn(_ title: String, _ limit: Completeness.Limit?) -> String {
    func within(_ limit: String, _ option: String) -> String {
      "The picture of \(title) was not drawn within the \(limit). Raise '\(option)', or write .dot."
    }
    return switch limit {
    case .time: within("time limit", "--time-limit")
    case .memory: within("memory limit", "--max-memory")
    default: "Interrupted: the picture of \(title) was not drawn."
    }
  }

  fileprivate static func unknownEnding(_ path: String, _ ending: String) -> String {
    let near = nearest(to: ending, among: PictureFormat.allCases.map(\.rawValue))
    return "'\(path.shortened())' does not end in the name of a format. "
      + (near.map { "Did you mean '.\($0)'?" } ?? "End it in .svg, .png, .pdf or .dot.")
  }
}
