import ModelChecker
import NavigationReports

/// The progress of a search, on standard error.
///
/// On a terminal it is one line that is updated and removed in the end; elsewhere, as in a log, a line comes
/// every ten seconds.
final class ProgressLine {
  private let title: String
  private let size: Int?
  private let isLive: Bool
  private let show: (String) -> Void
  private var shownAt = Duration.zero
  private var isShown = false

  /// Makes a line about a search.
  ///
  /// - Parameters:
  ///   - size: the number of states, if that is known.
  ///   - isLive: a Boolean value that indicates whether somebody watches.
  ///   - isQuiet: a Boolean value that indicates whether nothing is shown.
  init(
    _ title: String, size: Int? = nil, isLive: Bool = Terminal.showsProgress,
    isQuiet: Bool = false, show: @escaping (String) -> Void = Terminal.show
  ) {
    self.title = title
    self.size = size
    self.isLive = isLive
    self.show = isQuiet ? { _ in } : show
  }

  deinit { clear() }

  /// Shows the progress, if it is time to.
  func update(_ progress: ExplorationProgress) {
    let interval: Duration = isLive ? .milliseconds(100) : .seconds(10)
    guard progress.elapsed - shownAt >= interval else { return }
    shownAt = progress.elapsed
    let text = Self.text(
      progress, of: title, size: size,
      memory: residentMemory().map { $0 + progress.memoryElsewhere })
    isLive ? renew(text) : show(TerminalText.line(text) + "\n")
  }

  /// Shows in words what is being done, on a terminal.
  func say(_ words: String) { if isLive { renew("\(title): \(words)") } }

  /// Removes the line.
  func clear() {
    if isShown { show("\r\u{1B}[K") }
    isShown = false
  }

  private func renew(_ text: String) {
    let text = TerminalText.line(text)
    // Text that wraps to the next line would not be removed again.
    let width = Terminal.width.map { max(1, $0 - 1) } ?? text.count
    show("\r\(text.prefix(width))\u{1B}[K")
    isShown = true
  }

  /// The line.
  ///
  /// - Parameters:
  ///   - size: the number of states, if that is known; a search that has found more proves it wrong.
  ///   - memory: the bytes that the process and its workers occupy, if that is known.
  static func text(
    _ progress: ExplorationProgress, of title: String, size: Int?, memory: Int?
  ) -> String {
    var words = "\(title): \(progress.states) states"
    if progress.isComparing {
      words += ", comparing traces"
    } else {
      words += pace(progress, size: size)
    }
    words += ", depth \(progress.depth)"
    if let memory { words += ", \(memory >> 20) MiB" }
    return words + ", \(Int(progress.elapsed / .seconds(1))) s"
  }

  /// The progress of a search that still finds states.
  private static func pace(_ progress: ExplorationProgress, size: Int?) -> String {
    var words = ""
    if let size, size > 0, progress.states <= size {
      words += ", \(progress.states * 100 / size) %"
    }
    let time = progress.elapsed / .seconds(1)
    if time > 0 { words += ", \(Int(Double(progress.states) / time)) a second" }
    return words + ", \(progress.waiting) waiting"
  }
}
