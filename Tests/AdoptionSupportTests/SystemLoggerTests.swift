import AdoptionSupport
import Foundation
import Testing

/// Messages to logs as apps write them.
struct SystemLoggerTests {
  @Test func theValuesOfAMessageAreEvaluated() {
    let logger = SystemLogger(subsystem: "pages", category: "flow")
    var evaluated = 0
    func value() -> Int {
      evaluated += 1
      return evaluated
    }
    logger.notice("page \(value())")
    logger.log(
      level: .error,
      "page \(value(), privacy: .public) of \(value(), privacy: .private(mask: .hash))")
    SystemLogger(SystemLog(subsystem: "pages", category: "flow")).fault("done")
    os_log("page %d", log: .default, type: .debug, value())
    os_log(.error, log: .disabled, "done")
    #expect(evaluated == 4)
  }
}
