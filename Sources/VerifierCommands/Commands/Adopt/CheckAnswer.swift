#if Adopt
  import Adoption
  import Foundation
  import NavigationReports
  import WorkerProcesses

  /// The answer of an adopted app's package to its check.
  struct CheckAnswer {
    /// The name of the page in the package.
    static let page = "navigation.html"

    /// What it printed.
    let text: String

    /// The exit status; nil where somebody asked for an end.
    let status: ExitStatus?

    /// The result in JSON; empty where none was written.
    let result: String

    /// Checks a package, and writes its page and its picture.
    ///
    /// - Parameters:
    ///   - folder: the folder of the package.
    ///   - limit: how long the search may take.
    ///   - style: the style of what it prints.
    init(
      of adoption: Adoption, in folder: String, within limit: String, style: TextStyle
    ) throws {
      let result = "\(adoption.scratch)/check.json"
      // An earlier one is of no use.
      try? FileManager.default.removeItem(atPath: result)
      let reports = ["html=\(Self.page)", "dot=screens.dot", "json=\(result)"]
      var tool = Tool(
        try adoption.executable(),
        ["check", "--time-limit", limit, "--color", style == .plain ? "never" : "always"]
          + reports.flatMap { ["--report", $0] })
      tool.folder = folder
      tool.output = .keptWithoutErrors
      let ending = try tool.run(until: { Interruption.isWanted })
      text = String(decoding: ending.output, as: UTF8.self)
      self.result = (try? String(contentsOfFile: result, encoding: .utf8)) ?? ""
      switch ending.cause {
      case .exited(let status): self.status = ExitStatus(code: status)
      case .abandoned: status = nil
      case let cause: throw CommandError(.environment, .ended(tool.program, cause))
      }
    }
  }

  extension String {
    fileprivate static func ended(_ path: String, _ cause: ToolEnding.Cause) -> String {
      "'\(path)' \(cause). Run 'verifier adopt' again."
    }
  }
#endif
