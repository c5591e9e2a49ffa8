import Foundation
import NavigationModel
import NavigationReports
import Testing

@Suite struct ScratchTests {
  @Test func show() throws {
    let result = try Library.result()
    print(TextReport(result).text())
    print(JSONReport(result).text)
    for answer in result.answers {
      if let strip = TraceStrip(answer, in: result) {
        try strip.svg().write(
          toFile: "/tmp/strip-\(answer.property).svg", atomically: true, encoding: .utf8)
      }
    }
  }
}
