#if Adopt
import Testing

@testable import Adoption

/// Apps that log by the system's loggers.
struct LoggingAppTests {
  private let app = """
    import OSLog
    import UIKit
    class AppDelegate: NSObject, UIApplicationDelegate {
      let flow = PagesCoordinator()
      func begin() { flow.start() }
    }
    extension Logger {
      static let flow = Logger(subsystem: "pages", category: "flow")
    }
    class PagesCoordinator {
      let stack = UINavigationController()
      func start() {
        Logger.flow.notice("\\(stack, privacy: .public) starts")
        stack.pushViewController(UIViewController(), animated: true)
      }
    }
    """

  @Test func theTypesOfLogsComePrepared() throws {
    for module in ["OSLog", "os", "os.log"] {
      let other = app.replacing("import OSLog", with: "import \(module)")
      let text = try Sample.standIns(of: other)["OSLog"]
      #expect(text?.contains("typealias Logger = SystemLogger\n") == true, "\(module)")
      #expect(text?.contains("typealias OSLogType = SystemLogType\n") == true, "\(module)")
    }
  }

  @Test func aLoggerOfTheAppItselfStaysItsOwn() throws {
    let own = app.replacing(
      "extension Logger {", with: "struct Logger {\n  func notice(_: String) {}")
    #expect(try Sample.standIns(of: own)["OSLog"]?.contains("typealias Logger =") == false)
  }
}
#endif
