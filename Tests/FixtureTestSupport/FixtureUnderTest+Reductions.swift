import Foundation
import ModelChecker
import NavigationModel
import XCTest

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
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let configuration = SystemConfiguration(variant: variant, scope: scope)
    // A build without optimisation takes five times as long.
    let states = Self.optimisedVerifier == nil ? min(states, 150) : states
    let alone = each ? Reductions.all.names.map { ["--reduction", $0] } : []
    let forms = [["--reduction", "none"]] + alone + [["--workers", "3"]]
    let answers = try forms.map { try answer(checking: configuration, states: states, $0) }
    XCTAssertGreaterThan(answers[0].text.count, 1_000, file: file, line: line)
    for (form, answer) in zip(forms, answers) {
      XCTAssertTrue(answer.text == answers[0].text, "\(form)", file: file, line: line)
      let isDerived = derives && (form.contains("symmetry") || form.contains("3"))
      XCTAssertEqual(answer.derived > 0, isDerived, "\(form)", file: file, line: line)
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
    var answer = try XCTUnwrap(object as? [String: Any])
    var search = try XCTUnwrap(answer["search"] as? [String: Any])
    let effort = try XCTUnwrap(search["effort"] as? [String: Int])
    for key in ["effort", "reductions", "workers"] { search[key] = nil }
    answer["search"] = search
    let bytes = try JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys])
    return (String(decoding: bytes, as: UTF8.self), effort["derivedStates"] ?? 0)
  }
}
