import NavigationModel

/// A report on the reasons why a system fails: one finding for each, with what fixes it.
public struct CausesReport: Codable, Hashable, Sendable {
  /// The system's name, with its variant.
  public let title: String
  /// The causes, in the order in which they were found.
  public let causes: [Cause]
  /// The sentences about what is left once every cause is fixed, or how complete the search was.
  public let conclusion: String

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - title: the system's name, with its variant.
  ///   - conclusion: what is left once every cause is fixed, or how complete the search was.
  public init(title: String, causes: [Cause], conclusion: String) {
    self.title = title
    self.causes = causes
    self.conclusion = conclusion
  }

  /// The number of causes, in words.
  public var headline: String { "\(title): \(counted(causes.count, "cause"))" }

  /// The causes as text, without a line break at its end.
  public func text(_ style: TextStyle = .plain) -> String {
    var sections = [style.apply(.strong, headline)]
    for (index, cause) in causes.enumerated() {
      let heading = ResultDocument.Cause.heading(index + 1, of: causes.count, cause.title)
      sections.append(style.apply(.bad, heading))
      sections.append(cause.block.text(style))
      sections.append(cause.origin.lines.joined(separator: "\n"))
    }
    return (sections + [conclusion]).joined(separator: "\n\n")
  }

  /// The causes of one system for programs to read: an object.
  ///
  /// | key | value |
  /// | --- | --- |
  /// | `schema` | 2, as for results |
  /// | `title`, `conclusion` | as in the text |
  /// | `causes` | one object per cause |
  ///
  /// In a cause `trace`, `loopStart`, `events`, `reachableByUser` and `why` are as for verdicts;
  /// `fixes` are the names of a set of fixes that ends it, `smallest` whether none smaller does,
  /// `alternatives` other sets, `endsToo` properties whose violation ends with it. Of a system
  /// without fixes `group` says where things go wrong first.
  public static func json(_ report: CausesReport) -> String { report.value.text() }

  /// The causes of several systems for programs to read: an array.
  public static func json(_ reports: [CausesReport]) -> String {
    JSONValue.array(reports.map(\.value)).text()
  }

  private var value: JSONValue {
    .object([
      .init("schema", .int(2)),
      .init("title", .string(title)),
      .init("causes", .array(causes.map(\.json))),
      .init("conclusion", .string(conclusion)),
    ])
  }

  /// The causes as a page of Markdown, with a line break at its end.
  public var markdown: String {
    var sections = [
      "# \(MarkdownText.escaped(title)): what is wrong and why",
      "\(capitalized(counted(causes.count, "cause"))). \(MarkdownText.escaped(conclusion))",
    ]
    let rows = causes.enumerated().map { index, cause in
      [
        "[\(index + 1)](#cause-\(index + 1))", MarkdownText.escaped(cause.property),
        cause.isReachableByUser.map { $0 ? "a user" : "only code" } ?? "",
        cause.trace == nil ? "" : "\(cause.events.count)", MarkdownText.escaped(cause.why),
        MarkdownText.escaped(cause.place), cause.cure,
      ]
    }
    if !rows.isEmpty {
      sections.append(
        MarkdownText.table(
          ["cause", "violated", "reached by", "events", "why", "where", "fixed by"], rows))
    }
    for (index, cause) in causes.enumerated() {
      sections += [
        "## Cause \(index + 1)", MarkdownText.escaped(cause.title),
        MarkdownText.code(cause.block.text()),
        cause.origin.lines.map(MarkdownText.escaped).joined(separator: "\n"),
      ]
    }
    return sections.joined(separator: "\n\n") + "\n"
  }
}

extension Cause {
  fileprivate var json: JSONValue {
    var fixes: [JSONValue] = []
    var group: JSONValue = .null
    var remedy: Remedy?
    var others: [String] = []
    switch origin {
    case .fixed(let found):
      fixes = found.fixes.map { .string($0.name) }
      (remedy, others) = (found, found.endsToo)
    case .unfixed: break
    case .place(let place, let violatedToo):
      (group, others) = (.string(place.words), violatedToo)
    }
    return .object([
      .init("property", .string(property)),
      .init("trace", trace.map(JSONValue.string) ?? .null),
      .init("loopStart", loopStart.map(JSONValue.int) ?? .null),
      .init("events", .array(events.map(JSONValue.string))),
      .init("reachableByUser", isReachableByUser.map(JSONValue.bool) ?? .null),
      .init("why", .string(why)),
      .init("fixes", .array(fixes)),
      .init("smallest", remedy.map { .bool($0.isSmallest) } ?? .null),
      .init(
        "alternatives",
        .array((remedy?.alternatives ?? []).map { .array($0.map(JSONValue.string)) })),
      .init("endsToo", .array(others.map(JSONValue.string))),
      .init("group", group),
    ])
  }

  /// The place in the code from which it comes, as far as it is known.
  fileprivate var place: String {
    switch origin {
    case .fixed(let remedy):
      remedy.fixes.map(\.place).filter { !$0.isEmpty }.joined(separator: "; ")
    case .unfixed: ""
    case .place(let place, _): place.words
    }
  }

  /// The fixes, as code in Markdown.
  fileprivate var cure: String {
    guard case .fixed(let remedy) = origin else { return "" }
    return remedy.fixes.map { MarkdownText.word($0.name) }.joined(separator: ", ")
  }
}

extension Cause.Origin {
  /// The origin, in sentences.
  fileprivate var lines: [String] {
    switch self {
    case .place(let place, let violatedToo):
      return ResultDocument.Cause.lines(at: place.words, violatedToo)
    case .unfixed: return [noFix]
    case .fixed(let remedy):
      var lines = remedy.fixes.map { fix in
        "Fixed by \(fix.name): \(sentence(fix.summary))"
          + (fix.place.isEmpty ? "" : " The code is in \(fix.place).")
      }
      if !remedy.isSmallest { lines.append(notSmallest) }
      if !remedy.alternatives.isEmpty {
        let sets = remedy.alternatives.map { $0.joined(separator: " with ") }
        lines.append("Ended also by \(listed(sets, "or")).")
      }
      if !remedy.endsToo.isEmpty { lines.append("With it ends \(listed(remedy.endsToo)).") }
      return lines
    }
  }
}

private let noFix = "No fix of the system ends it."
private let notSmallest =
  "None of these can be left out; whether fewer others would do was not tried."
