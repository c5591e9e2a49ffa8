import GraphDrawing
import ModelChecker
import NavigationModel

/// Findings as lines that Xcode and editors read: `path:line: error: words`.
///
/// A violation is an error or a warning, as its severity says; what is open is a warning. What is
/// known, and what holds, has no line.
public enum XcodeLines {
  /// Returns the lines, without a line break at the end; empty where all holds.
  ///
  /// - Parameter path: the path of a file that a document names.
  public static func text(
    _ documents: [ResultDocument], path: (String) -> String = { $0 }
  ) -> String {
    documents.flatMap { lines(about: $0, path) }.joined(separator: "\n")
  }

  private static func lines(
    about document: ResultDocument, _ path: (String) -> String
  ) -> [String] {
    func line(_ place: ResultDocument.Location?, _ severity: Severity, _ words: String) -> String {
      let place = place ?? document.anyPlace
      let text =
        "\(path(place.file)):\(place.line): \(severity.rawValue): \(document.title): \(words)"
      return VisibleText.shown(text).replacingScalars { $0 == "\n" || $0 == "\t" ? " " : nil }
    }
    let faults = document.faults.map { line(nil, .error, .atFault($0)) }
    let verdicts = document.verdicts.compactMap { verdict -> String? in
      switch verdict.outcome {
      case .violated:
        guard let finding = verdict.finding, verdict.known == nil else { return nil }
        return line(document.place(of: verdict), verdict.severity, .violated(verdict, finding))
      case .inconclusive:
        return line(
          verdict.location, .warning, "\(verdict.property) inconclusive: \(verdict.reason ?? "")")
      case .holds, .vacuous, .notApplicable: return nil
      }
    }
    let unexercised = (document.unexercised ?? []).filter { $0.accepted == nil }.map { part in
      line(document.place(ofEvent: part.name), .warning, part.words)
    }
    return faults + verdicts + unexercised
  }
}

extension String {
  fileprivate static func atFault(_ fault: SystemFaultNote) -> String {
    "the system itself is at fault: \(fault.message) Replay: \(fault.replay)"
  }

  fileprivate static func violated(
    _ verdict: ResultDocument.Verdict, _ finding: ResultDocument.Finding
  ) -> String {
    let replay = finding.isAbsence ? "" : " Replay: \(finding.run.replay)"
    return "\(verdict.property): \(finding.why)\(replay)"
  }
}
