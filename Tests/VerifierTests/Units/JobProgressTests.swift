import Testing

@testable import VerifierCommands

@Suite struct JobProgressTests {
  @Test func theLineCountsWhatIsDone() {
    var shown: [String] = []
    let progress = JobProgress(count: 2, verbosity: Verbosity(), isLive: true) { shown.append($0) }
    progress.finish("Shop")
    progress.finish("Kiosk")
    progress.clear()
    #expect(
      shown == [
        "\r1 of 2 explored; last: Shop\u{1B}[K", "\r2 of 2 explored; last: Kiosk\u{1B}[K",
        "\r\u{1B}[K",
      ])
  }

  @Test func whatASystemIsCalledIsShownAndNotObeyed() {
    var shown: [String] = []
    let progress = JobProgress(count: 1, verbosity: Verbosity(), isLive: true) { shown.append($0) }
    progress.finish("a\u{1B}[2J\nb")
    #expect(shown == ["\r1 of 1 explored; last: a␛[2J␊b\u{1B}[K"])
  }
}
