import Foundation
import ModelChecker
import NavigationModel
import Testing

extension FixtureUnderTest {
  /// Fails unless no reduction, each alone, and all of them with three workers give the same answer:
  /// the same states and transitions, the same verdicts, the same traces.
  ///
  /// - Parameters:
  ///   - states: the number of states within which the answers are compared.
  ///   - derives: whether the scope has interchangeable payloads.
  ///   - each: whether each reduction is tried alone as well, or only all of them.
  public func assertReductionsChangeNothing(
    variant: String, scope: [String: Int] = [:], states: Int, derives: Bool = false,
    each: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let configuration = SystemConfiguration(variant: variant, scope: scope)
    // A build without optimization takes five times as long.
    let states = Self.optimizedVerifier == nil ? min(states, 150) : states
    let alone = each ? Reductions.all.names.map { ["--reduction", $0] } : []
    let forms = [["--reduction", "none"]] + alone + [["--workers", "3"]]
    let answers = try forms.map { try answer(checking: configuration, states: states, $0) }
    #expect(answers[0].text.count > 1_000, sourceLocation: sourceLocation)
    for (form, answer) in zip(forms, answers) {
      #expect(answer.text == answers[0].text, "\(form)", sourceLocation: sourceLocation)
      let isDerived = derives && (form.contains("symmetry") || form.contains("3"))
      #expect((answer.derived > 0) == isDerived, "\(form)", sourceLocation: sourceLocation)
    }
  }

  /// The answer as JSON without what it cost, and how many states were derived.
  private func answer(
    checking configuration: SystemConfiguration, states: Int, _ flags: [String]
  ) throws -> (text: String, derived: Int) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("answer-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try status(
      checking: configuration,
      ["--max-states", "\(states)", "--format", "json", "--output", file.path] + flags)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    var answer = try #require(object as? [String: Any])
    var search = try #require(answer["search"] as? [String: Any])
    let effort = try #require(search["effort"] as? [String: Int])
    for key in ["effort", "reductions", "workers"] { search[key] = nil }
    answer["search"] = search
    let bytes = try JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys])
    return (String(decoding: bytes, as: UTF8.self), effort["derivedStates"] ?? 0)
  }
}
