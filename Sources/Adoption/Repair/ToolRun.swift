#if Adopt
import WorkerProcesses

/// A run of one of Swift's tools.
struct ToolRun {
  /// The exit status.
  let status: Int32

  /// The text that it printed.
  let output: String

  /// Runs a tool and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the tool's path, and what it is told.
  ///   - keepingErrors: a Boolean value that indicates whether what it printed includes its errors.
  ///   - isEnded: tells whether to give up.
  /// - Throws: ``AdoptionError``.
  init(
    _ arguments: [String], keepingErrors: Bool = true, until isEnded: () -> Bool = { false }
  ) throws {
    var tool = Tool(arguments[0], Array(arguments.dropFirst()))
    tool.output = keepingErrors ? .keptWithErrors : .kept
    let ending: ToolEnding
    do { ending = try tool.run(until: isEnded) } catch {
      throw AdoptionError(error.description, kind: .environment)
    }
    output = String(decoding: ending.output, as: UTF8.self)
    switch ending.cause {
    case .exited(let status): self.status = status
    case .abandoned: throw AdoptionError(.interrupted(arguments), kind: .interrupted)
    case .endless: throw AdoptionError(.endless(arguments), kind: .doesNotBuild)
    default: throw AdoptionError(.ended(arguments, ending.cause), kind: .environment)
    }
  }
}

extension String {
  fileprivate static func interrupted(_ arguments: [String]) -> String {
    "Interrupted while '\(arguments.prefix(2).joined(separator: " "))' ran. Run 'verifier adopt' again."
  }

  fileprivate static func endless(_ arguments: [String]) -> String {
    "'\(arguments.prefix(2).joined(separator: " "))' \(ToolEnding.Cause.endless), and was ended. Another run "
      + "prints as much: name the folder of a part of the app, such as one of its targets."
  }

  fileprivate static func ended(_ arguments: [String], _ cause: ToolEnding.Cause) -> String {
    "'\(arguments.prefix(2).joined(separator: " "))' \(cause). Run 'verifier adopt' again."
  }
}
#endif
