import Foundation
import NavigationReports
import Testing

@Suite struct RecorderListTests {
  @Test(arguments: Recorder.allCases) func theReadmeNamesTheRecorder(_ recorder: Recorder) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("`\(recorder.rawValue)`"), "\(recorder.rawValue)")
  }
}
