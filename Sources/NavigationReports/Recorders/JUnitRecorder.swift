import GraphDrawing
import NavigationModel

/// Results as test results: a suite for each system, a case for each property.
///
/// A violated property is a failure, one left open an error. What is known, does not apply, or says
/// nothing since its premise never occurred, is skipped with the reason; so is each event, role and
/// method that was not exercised, as a case of its own. There are no times: they would
/// differ with each run.
enum JUnitRecorder {
  static func text(_ documents: [ResultDocument]) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites\(attributes([("name", "navigation")] + counts(of: documents)))>",
    ]
    for document in documents {
      let name = ("name", document.title)
      lines.append("  <testsuite\(attributes([name] + counts(of: [document])))>")
      lines += document.verdicts.flatMap { testCase($0, in: document) }
      lines += document.partsNotExercised.flatMap { testCase($0, in: document) }
      lines += notes(on: document)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func testCase(
    _ verdict: ResultDocument.Verdict, in document: ResultDocument
  ) -> [String] {
    var names = [("name", verdict.property), ("classname", document.title)]
    if let place = document.place(of: verdict) {
      names += [("file", place.file), ("line", String(place.line))]
    }
    let head = "    <testcase\(attributes(names))"
    func inner(_ tag: String, _ message: String, type: String? = nil, text: String = "") -> [String]
    {
      let type = type.map { [("type", $0)] } ?? []
      let open = "      <\(tag)\(attributes([("message", message)] + type))"
      let element =
        text.isEmpty
        ? open + "/>" : "\(open)>\(XMLText.escaped(text, quotes: false))</\(tag)>"
      return [head + ">", element, "    </testcase>"]
    }
    switch verdict.outcome {
    case .holds: return [head + "/>"]
    case .violated where verdict.known != nil:
      return inner(
        "skipped", "known: \(verdict.known ?? "")", text: verdict.finding?.text ?? "")
    case .violated:
      let finding = verdict.finding
      return inner(
        "failure", finding?.why ?? "", type: verdict.severity.rawValue,
        text: finding?.textWithNext ?? "")
    case .inconclusive:
      return inner(
        "error", verdict.reason ?? "", type: "inconclusive", text: document.toDecide ?? "")
    case .vacuous: return inner("skipped", "vacuous: \(verdict.reason ?? "")")
    case .notApplicable: return inner("skipped", "not applicable: \(verdict.reason ?? "")")
    }
  }

  private static func testCase(_ part: Unexercised, in document: ResultDocument) -> [String] {
    let names = [("name", "\(part.kind.rawValue) \(part.name)"), ("classname", document.title)]
    let reason = part.accepted.map { "not exercised: \($0)" } ?? "not exercised"
    return [
      "    <testcase\(attributes(names))>", "      <skipped\(attributes([("message", reason)]))/>",
      "    </testcase>",
    ]
  }

  /// Returns the notes on the search as a whole.
  private static func notes(on document: ResultDocument) -> [String] {
    let text = ([document.searchWords] + document.faults.map(\.text)).joined(separator: "\n")
    return ["    <system-out>\(XMLText.escaped(text, quotes: false))</system-out>"]
  }

  private static func counts(of documents: [ResultDocument]) -> [(String, String)] {
    let verdicts = documents.flatMap(\.verdicts)
    let parts = documents.reduce(0) { $0 + $1.partsNotExercised.count }
    func count(_ outcomes: VerdictKind...) -> Int {
      verdicts.filter { outcomes.contains($0.outcome) }.count
    }
    let known = verdicts.filter { $0.known != nil }.count
    return [
      ("tests", verdicts.count + parts), ("failures", count(.violated) - known),
      ("errors", count(.inconclusive)),
      ("skipped", count(.vacuous, .notApplicable) + known + parts),
    ].map { ($0, String($1)) }
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    // NB: A line break in an attribute would be read as a blank.
    pairs.map { name, value in
      let text = XMLText.escaped(value).replacingScalars { $0 == "\n" ? "&#10;" : nil }
      return " \(name)=\"\(text)\""
    }.joined()
  }
}

extension ResultDocument {
  /// The events, roles, methods and views that were not exercised; of invariants the verdicts speak.
  fileprivate var partsNotExercised: [Unexercised] {
    unexercised?.filter { $0.kind != .invariant } ?? []
  }
}
