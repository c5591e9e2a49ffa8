import Dispatch
import NavigationReports

/// The number of explorations that are done, of several, on standard error.
///
/// Unchecked: a lock guards what changes.
final class JobProgress: @unchecked Sendable {
  /// The number of explorations.
  let count: Int

  private let verbosity: Verbosity
  private let isLive: Bool
  private let show: (String) -> Void
  private let lock = DispatchSemaphore(value: 1)
  private var done = 0
  private var shownAt = ContinuousClock.now

  /// Makes a line about a number of explorations.
  init(
    count: Int, verbosity: Verbosity, isLive: Bool = Terminal.showsProgress,
    show: @escaping (String) -> Void = Terminal.show
  ) {
    self.show = show
    self.count = count
    self.verbosity = verbosity
    self.isLive = isLive
  }

  /// The number of those that are done.
  var finished: Int {
    lock.wait()
    defer { lock.signal() }
    return done
  }

  /// Counts one that is done.
  func finish(_ title: String) {
    lock.wait()
    defer { lock.signal() }
    done += 1
    if verbosity.isQuiet { return }
    let text = TerminalText.line("\(done) of \(count) explored; last: \(title)")
    if verbosity.isVerbose {
      clear()
      show(text + "\n")
    } else if isLive {
      show("\r\(text)\u{1B}[K")
    } else if ContinuousClock.now - shownAt >= .seconds(10) {
      shownAt = .now
      show(text + "\n")
    }
  }

  /// Removes the line.
  func clear() { if isLive { show("\r\u{1B}[K") } }
}
