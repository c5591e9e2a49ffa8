import Foundation

/// Something that a framework printed about a test.
struct Report: Equatable, CustomStringConvertible {
  enum Kind: String {
    case failure, warning, known
  }

  var kind: Kind
  /// The texts: the message, and for what is known the reason.
  var texts: [String]
  /// The line of the file of scenes to which it belongs.
  var line: Int

  static func failure(_ text: String) -> Report { Report(kind: .failure, texts: [text], line: 0) }

  /// A failure with what can be done about it.
  static func violation(
    _ text: String, of invariant: String, isReadyMade: Bool = true, isReplay: Bool = false
  ) -> Report {
    var lines = ["Next"]
    if isReadyMade {
      lines.append(
        "  What \(invariant) means, and how others fixed it: swift package verify-navigation explain "
          + invariant)
    }
    lines.append(
      isReplay
        ? "  To let it pass for now: 'expecting: .knownViolation(reason: \"why it has to wait\")'"
        : "  To let it pass for now: 'known: [.known(\"\(invariant)\", reason: \"why it has to "
          + "wait\")]', or 'baseline update' where the test reads a baseline")
    return .failure(text + "\n\n" + lines.joined(separator: "\n"))
  }

  static func warning(_ text: String) -> Report { Report(kind: .warning, texts: [text], line: 0) }

  static func known(_ text: String, _ reason: String) -> Report {
    Report(kind: .known, texts: [text, reason], line: 0)
  }

  var description: String { "\(kind), line \(line):\n\(texts.joined(separator: "\n--\n"))\n" }

  /// The same as XCTest prints it on Linux: of what is no failure the first line alone.
  var inXCTest: Report {
    guard kind != .failure else { return self }
    var report = self
    report.texts[0] = String(texts[0].prefix { $0 != "\n" })
    return report
  }
}

extension Stage.Performance {
  private var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The reports of XCTest: `path:line: error: Class.test : text`, or a line of its own.
  var reportsOfXCTest: [Report] {
    var reports: [Report] = []
    var isInside = false
    for line in lines {
      if let parts = line.parts(of: Scene.path + ":", ": error: XCTestScenes.testScene : ") {
        isInside = true
        reports.append(Report(kind: .failure, texts: [parts.1], line: Int(parts.0)!))
      } else if let parts = line.parts(of: Scene.path + ":", ": warning: ") {
        isInside = false
        reports.append(Report(kind: .warning, texts: [parts.1], line: Int(parts.0)!))
      } else if let parts = line.parts(of: Scene.path + ":", ": known: ") {
        isInside = false
        let texts = parts.1.split(separator: ": ").map(String.init)
        reports.append(
          Report(
            kind: .known, texts: [texts.dropLast().joined(separator: ": "), texts.last!],
            line: Int(parts.0)!))
      } else if line.hasPrefix("Test Case '") {
        isInside = false
      } else if isInside {
        reports[reports.count - 1].texts[0] += "\n" + line
      }
    }
    return reports
  }

  /// The issues of Swift Testing: a line with the place, below it the comments.
  var reportsOfSwiftTesting: [Report] {
    let marks: [(String, Report.Kind)] = [
      ("✘ Test scene() recorded an issue at Scene.swift:", .failure),
      ("⚠︎ Test scene() recorded a warning at Scene.swift:", .warning),
      ("━ Test scene() recorded a known issue at Scene.swift:", .known),
    ]
    var reports: [Report] = []
    var isInside = false
    for line in lines {
      if let (mark, kind) = marks.first(where: { line.hasPrefix($0.0) }) {
        isInside = true
        let number = line.dropFirst(mark.count).prefix { $0.isNumber }
        reports.append(Report(kind: kind, texts: [], line: Int(number)!))
      } else if isInside, line.hasPrefix("↳ ") {
        reports[reports.count - 1].texts.append(String(line.dropFirst(2)))
      } else if isInside, line.hasPrefix("  ") {
        let last = reports[reports.count - 1].texts.count - 1
        reports[reports.count - 1].texts[last] += "\n" + line.dropFirst(2)
      } else {
        isInside = false
      }
    }
    return reports
  }
}

extension Substring {
  /// The text between a beginning and a mark, and the text behind the mark.
  fileprivate func parts(of beginning: String, _ mark: String) -> (String, String)? {
    guard hasPrefix(beginning), let range = range(of: mark) else { return nil }
    let start = index(startIndex, offsetBy: beginning.count)
    return (String(self[start..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
