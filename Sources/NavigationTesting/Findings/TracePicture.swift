import Files
import Foundation
import NavigationModel
import NavigationReports

/// The picture of a counterexample, with the name of the file in which it belongs.
struct TracePicture {
  var name: String
  var svg: String

  /// Draws the counterexample of an answer; nil if it has none.
  ///
  /// - Parameters:
  ///   - test: the name of the test, by which pictures of several tests are told apart.
  ///   - place: where the violation is known, by which pictures of one invariant are told apart.
  init?(_ answer: PropertyAnswer, in result: CheckResult, of test: String?, at place: String?) {
    guard let strip = TraceStrip(answer, in: result) else { return nil }
    let parts = [
      test ?? "", result.system.name, result.system.variant, answer.property, place ?? "",
    ]
    name = parts.map(\.fileName).filter { !$0.isEmpty }.joined(separator: ".") + ".svg"
    svg = strip.svg()
  }

  /// Writes the picture into the folder that the environment names, if it names one.
  ///
  /// - Returns: a line that says where the picture is, or why it is nowhere.
  func keep(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    guard let folder = environment[Self.folderVariable], !folder.isEmpty else { return nil }
    let path = URL(fileURLWithPath: folder).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try OutputFile(path.path).write(svg)
      return .written(path.path)
    } catch let error as FileError {
      return .notWritten(path.path, error.systemText)
    } catch {
      return .notWritten(path.path, error.localizedDescription)
    }
  }

  private static let folderVariable = "NAVIGATION_ARTIFACTS"
}

extension String {
  /// The text without what has a meaning in the name of a file.
  fileprivate var fileName: String {
    let kept = map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
    return String(kept).split(separator: "-").joined(separator: "-")
  }

  fileprivate static func written(_ path: String) -> String { "Picture: \(path)" }

  fileprivate static func notWritten(_ path: String, _ reason: String) -> String {
    "Picture: could not be written to \(path), which NAVIGATION_ARTIFACTS asks for: "
      + reason
  }
}
