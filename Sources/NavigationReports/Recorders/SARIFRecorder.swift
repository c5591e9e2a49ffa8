import NavigationModel

/// Findings as static analysis results (SARIF 2.1.0), each with its counterexample as a code flow.
///
/// Each property that applies somewhere is a rule; each violated one a result at the declaration
/// of the last event that is declared. Every system is a run of its own, told apart by
/// `automationDetails`. Keys, values that must not be empty and limits follow the standard and what
/// GitHub documents of code scanning.
enum SARIFRecorder {
  /// The number of places of a code flow that GitHub shows.
  private static let shownSteps = 1000

  static func text(_ documents: [ResultDocument]) -> String {
    JSONValue.object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")),
      .init("runs", .array(documents.map(run))),
    ]).text() + "\n"
  }

  private static func run(_ document: ResultDocument) -> JSONValue {
    let rules = document.verdicts.filter { $0.outcome != .notApplicable }
    let driver = JSONValue.object([
      .init("name", .string("CoordinatorVerifier")),
      .init("rules", .array(rules.map(rule))),
    ])
    let results = rules.enumerated().compactMap { index, verdict in
      verdict.finding.map { result($0, of: verdict, rule: index, in: document) }
    }
    return .object([
      .init("tool", .object([.init("driver", driver)])),
      .init(
        "automationDetails", .object([.init("id", .string("navigation/\(document.title)/"))])),
      .init("columnKind", .string("unicodeCodePoints")),
      .init(
        "invocations",
        .array([
          .object([
            .init("executionSuccessful", .bool(document.faults.isEmpty)),
            .init(
              "toolExecutionNotifications",
              .array(
                ([document.searchWords] + document.faults.map(\.text)).map {
                  .object([message($0)])
                })),
          ])
        ])),
      .init("results", .array(results)),
    ])
  }

  private static func rule(_ verdict: ResultDocument.Verdict) -> JSONValue {
    let says = verdict.summary.isEmpty ? sentence(verdict.property) : verdict.summary
    return .object([
      .init("id", .string(verdict.property)),
      .init("name", .string(verdict.property)),
      .init("shortDescription", text(says)),
      .init("fullDescription", text(says)),
      .init("help", help(verdict, says)),
      .init(
        "defaultConfiguration", .object([.init("level", .string(verdict.severity.rawValue))])),
      .init(
        "properties",
        .object([
          .init("precision", .string("very-high")),
          .init("tags", .array([.string("navigation")])),
        ])),
    ])
  }

  private static func help(_ verdict: ResultDocument.Verdict, _ says: String) -> JSONValue {
    guard let page = verdict.page else { return text(says) }
    return .object([.init("text", .string(says)), .init("markdown", .string(page))])
  }

  private static func result(
    _ finding: ResultDocument.Finding, of verdict: ResultDocument.Verdict, rule: Int,
    in document: ResultDocument
  ) -> JSONValue {
    let steps = finding.run.steps.prefix(shownSteps).enumerated().map { number, step in
      let state = step.state?.words ?? step.fault ?? ""
      let words = "\(number) \(step.words)" + (state.isEmpty ? "" : ": \(state)")
      let place = step.event.flatMap(document.place(ofEvent:)) ?? document.anyPlace
      return JSONValue.object([
        .init("location", .object(located(place) + [message(words)])),
        .init("executionOrder", .int(number + 1)),
      ])
    }
    let flow = JSONValue.object([
      .init(
        "threadFlows", .array([.object([.init("locations", .array(steps))])]))
    ])
    let related = verdict.location.map { [JSONValue.object(located($0) + [message(declared)])] }
    let suppressions = verdict.known.map { reason in
      JSONValue.Member(
        "suppressions",
        .array([
          .object([
            .init("kind", .string("external")), .init("status", .string("accepted")),
            .init("justification", .string(reason)),
          ])
        ]))
    }
    return .object(
      [
        .init("ruleId", .string(verdict.property)),
        .init("ruleIndex", .int(rule)),
        .init("level", .string(verdict.severity.rawValue)),
        message("\(finding.why)\n\n\(finding.text)"),
        .init(
          "locations", .array([.object(located(document.place(of: verdict) ?? document.anyPlace))])),
        .init("relatedLocations", .array(related ?? [])),
        .init("codeFlows", .array(steps.isEmpty ? [] : [flow])),
        .init(
          "partialFingerprints",
          .object([.init("navigationFinding/v1", .string(document.key(of: verdict)))])),
      ] + [suppressions].compactMap { $0 })
  }

  private static func text(_ words: String) -> JSONValue {
    .object([.init("text", .string(words))])
  }

  private static func message(_ words: String) -> JSONValue.Member {
    .init("message", text(words))
  }

  private static func located(_ place: ResultDocument.Location) -> [JSONValue.Member] {
    [
      .init(
        "physicalLocation",
        .object([
          .init(
            "artifactLocation", .object([.init("uri", .string(MarkdownText.address(place.file)))])),
          .init(
            "region",
            .object([
              .init("startLine", .int(place.line)), .init("startColumn", .int(1)),
              .init("endLine", .int(place.line.saturatingSum(1))), .init("endColumn", .int(1)),
            ])),
        ]))
    ]
  }
}

private let declared = "the property is declared here"
