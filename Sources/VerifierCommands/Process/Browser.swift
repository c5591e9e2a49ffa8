import WorkerProcesses

/// The browser of whoever runs a command.
struct Browser {
  /// The program that opens a page; nil where nobody would see it.
  let program: String?

  /// Finds the program for the machine at hand.
  ///
  /// - Parameters:
  ///   - isWatched: A Boolean value that indicates whether somebody watches the command.
  ///   - isSet: tells whether a variable of the environment is set.
  init(isWatched: Bool, isSet: (String) -> Bool) {
    #if os(macOS)
      program = isWatched ? "open" : nil
    #else
      let isDesktop = isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")
      program = isWatched && isDesktop ? "xdg-open" : nil
    #endif
  }

  /// How long the program may take to hand the page on.
  private static let limit = Duration.seconds(10)

  /// Opens a page.
  ///
  /// - Returns: A Boolean value that indicates whether that could be done.
  func open(_ page: String) -> Bool {
    guard let program else { return false }
    var tool = Tool(program, [page])
    tool.output = .keptWithErrors
    tool.limit = Self.limit
    guard let ending = try? tool.run(until: { Interruption.isWanted }) else { return false }
    return ending.cause == .exited(0)
  }
}
