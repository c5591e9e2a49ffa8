import ArgumentParser
import ModelCheckerTestSupport
import NavigationHarness

/// Explores live objects with the harness, and with a search written by hand for them alone.
struct ByHandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "by-hand",
    abstract: "Explores live objects with the harness, and with a search written by hand.",
    discussion: """
      Both drive the same coordinators, the navigation family as classes, and reuse an object that \
      an event left unchanged. The harness runs in this process, in a worker, and with a second \
      trace to every state. All must find the counts that are known in closed form.
      """)

  @Option(help: "The number of tabs.") var tabs = 3
  @Option(help: "The greatest height of a stack.") var depth = 2
  @Option(help: "The number of routes.") var routes = 2
  @Option(help: "The number of sheets.") var sheets = 2
  @Option(help: "The number of runs of each search; medians are reported.") var rounds = 5
  @Option(help: "How the result is written: text or json.") var format = OutputFormat.text
  @Flag(help: .hidden) var asWorker = false

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("At least one round must be run.") }
  }

  func run() throws {
    let nav = Nav(tabs: tabs, depth: depth, routes: routes, sheets: sheets)
    if asWorker {
      // In a worker the system answers requests from here on and does not return.
      _ = try LiveSearch(nav, isolation: .worker).system.start()
      throw ValidationError("--as-worker is used by the benchmark itself.")
    }
    let measured = try ByHandMeasurement.of(nav, rounds: rounds, launch: launch)
    print(format == .json ? measured.json : measured.text)
  }

  private var launch: WorkerLaunch {
    WorkerLaunch(arguments: [
      "by-hand", "--as-worker", "--tabs", "\(tabs)", "--depth", "\(depth)", "--routes", "\(routes)",
      "--sheets", "\(sheets)",
    ])
  }
}
