import Foundation
import NavigationReports
import Testing

@Suite struct RecorderListTests {
  @Test(arguments: Recorder.allCases) func theArticleNamesTheRecorder(_ recorder: Recorder) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/NavigationTesting/Documentation.docc/The-command-line.md"), encoding: .utf8)
    #expect(article.contains("`\(recorder.rawValue)`"), "\(recorder.rawValue)")
  }
}
