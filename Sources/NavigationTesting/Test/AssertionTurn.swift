import NavigationHarness
import NavigationModel
import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The part of an assertion in this process: to explore with the help of a worker, to be that worker,
/// or nothing.
///
/// Live systems run in a worker, so that one that traps is a finding and not the end of the test. A
/// worker is the test executable started again for the test at hand: it comes to the same assertion
/// and answers requests from there. Other assertions of the test are none of its business; it passes over
/// them.
enum AssertionTurn {
  /// Runs the body of an assertion, or skips it in a worker that was started for another one.
  ///
  /// - Parameters:
  ///   - test: the running test; nil where none can be told, and no worker can be started.
  ///   - isolation: where live objects run.
  ///   - skipped: what the assertion answers when it is skipped.
  static func take<Result>(
    of test: RunningTest?, isolation: SystemConfiguration.Isolation,
    skipped: @autoclosure () -> Result, perform body: () -> Result
  ) -> Result {
    guard let test else { return body() }
    let name = AssertionNumbers.shared.nextName(in: test)
    if WorkerEntry.isWorker, let wanted = environment(variable), wanted != name { return skipped() }
    // Counted all the same: in a worker the assertions of a test have the numbers that they have here.
    if isolation == .inProcess { return body() }
    let launch = WorkerLaunch(arguments: test.arguments, environment: [variable: name])
    return WorkerLaunch.with(launch, perform: body)
  }

  /// The environment variable that tells a worker which assertion it was started for.
  private static let variable = "NAVIGATION_WORKER_ASSERTION"

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
