import NavigationReports

/// Something that an assertion has to say about a system, in parts of which a text is made.
struct Finding {
  /// The weight of a finding in the test.
  enum Weight: Hashable {
    /// The test fails.
    case failure
    /// The test passes, and says so.
    case warning
    /// The test passes, since it is known, for the reason given.
    case known(String)
  }

  /// The thing that was found.
  enum What {
    /// An invariant is violated.
    case violation(FailureBlock)
    /// Anything else, in a sentence that stands alone.
    case statement(String)
  }

  var weight: Weight

  /// The thing that was found.
  var what: What

  /// The reasons and the evidence, section by section, each in lines.
  var because: [[String]]

  /// The next steps.
  var next: [ResultDocument.Next] = []

  /// The picture of the counterexample, if there is one.
  var picture: TracePicture?

  /// Makes a finding about a violated invariant.
  init(_ weight: Weight, _ violation: FailureBlock, because: [[String]] = []) {
    self.weight = weight
    what = .violation(violation)
    self.because = because
  }

  /// Makes a finding in a sentence that stands alone.
  init(_ weight: Weight, _ statement: String, because: [[String]] = []) {
    self.weight = weight
    what = .statement(statement)
    self.because = because
  }

  /// The first line of the text, which stands alone.
  var headline: String {
    switch what {
    case .violation(let block): block.headline.text()
    case .statement(let statement): String(statement.prefix { $0 != "\n" })
    }
  }

  /// The whole text, without a line break at its end.
  var text: String {
    var sections = because.map { $0.joined(separator: "\n") }
    switch what {
    case .violation(let block): sections.insert(block.text(), at: 0)
    case .statement(let statement): sections.insert(statement, at: 0)
    }
    sections.append(next.text())
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  var isFailure: Bool { weight == .failure }
}
