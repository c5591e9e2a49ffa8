import ModelChecker

/// How far a search has come, on standard error.
///
/// On a terminal it is one line that is renewed and vanishes; elsewhere, as in a log, a line comes
/// every ten seconds.
final class ProgressLine {
  private let title: String
  private let isLive: Bool
  private var shownAt = Duration.zero
  private var isShown = false

  /// Makes a line about a search.
  init(_ title: String, isLive: Bool = Terminal.showsProgress) {
    self.title = title
    self.isLive = isLive
  }

  deinit { clear() }

  /// Shows how far the search has come, if it is time to.
  func update(_ progress: ExplorationProgress) {
    if Manner.current.isQuiet { return }
    let interval: Duration = isLive ? .milliseconds(100) : .seconds(10)
    guard progress.elapsed - shownAt >= interval else { return }
    shownAt = progress.elapsed
    let text = Self.text(progress, of: title)
    Terminal.show(isLive ? "\r\(text)\u{1B}[K" : text + "\n")
    isShown = isLive
  }

  /// Shows what is being done, on a terminal.
  func say(_ words: String) {
    guard isLive, !Manner.current.isQuiet else { return }
    Terminal.show("\r\(title): \(words)\u{1B}[K")
    isShown = true
  }

  /// Takes the line away.
  func clear() {
    if isShown { Terminal.show("\r\u{1B}[K") }
    isShown = false
  }

  /// The line.
  static func text(_ progress: ExplorationProgress, of title: String) -> String {
    "\(title): \(progress.states) states, \(progress.transitions) transitions, "
      + "\(progress.waiting) waiting, depth \(progress.depth), "
      + "\(progress.elapsed.components.seconds) s"
  }
}
