import Foundation
import Testing

@testable import ModelChecker
@testable import VerifierCommands

@Suite struct ProgressLineTests {
  private func progress(_ states: Int, after milliseconds: Int) -> ExplorationProgress {
    ExplorationProgress(
      states: states, transitions: 5400, waiting: 77, depth: 9,
      elapsed: .milliseconds(milliseconds))
  }

  @Test func theLineSaysHowFarASearchHasCome() throws {
    let progress = progress(1200, after: 12_500)
    func text(size: Int?, memory: Int?) -> String {
      ProgressLine.text(progress, of: "Shop (repaired)", size: size, memory: memory)
    }
    #expect(
      text(size: nil, memory: nil)
        == "Shop (repaired): 1200 states, 96 a second, 77 waiting, depth 9, 12 s")
    #expect(
      text(size: 1600, memory: 90 << 20)
        == "Shop (repaired): 1200 states, 75 %, 96 a second, 77 waiting, depth 9, 90 MiB, 12 s")
    #expect(
      text(size: 1199, memory: nil) == text(size: nil, memory: nil),
      "the size was another one when it was measured")
  }

  @Test func theLineSaysThatTracesAreCompared() throws {
    var progress = progress(1200, after: 12_500)
    progress.isComparing = true
    #expect(
      ProgressLine.text(progress, of: "Shop", size: 1600, memory: 90 << 20)
        == "Shop: 1200 states, comparing traces, depth 9, 90 MiB, 12 s")
  }

  @Test func inALogALineComesEveryTenSeconds() {
    var shown: [String] = []
    let line = ProgressLine("Shop", isLive: false) { shown.append($0) }
    for seconds in 1...31 { line.update(progress(seconds * 10, after: seconds * 1000)) }
    line.say("which fix ends it")
    line.clear()
    #expect(
      shown.map { $0.replacing(#/\d+ MiB/#, with: "N MiB") }
        == [10, 20, 30].map {
          "Shop: \($0 * 10) states, 10 a second, 77 waiting, depth 9, N MiB, \($0) s\n"
        })
  }

  @Test func onATerminalALineIsRenewed() {
    var shown: [String] = []
    let line = ProgressLine("Shop", isLive: true) { shown.append($0) }
    line.update(progress(10, after: 50))
    #expect(shown == [])
    line.update(progress(10, after: 100))
    #expect(shown[0].hasPrefix("\rShop: 10 states, 100 a second, "), "\(shown[0])")
    #expect(shown[0].hasSuffix(" MiB, 0 s\u{1B}[K"), "\(shown[0])")
    line.say("judging")
    line.clear()
    line.clear()
    #expect(shown.dropFirst() == ["\rShop: judging\u{1B}[K", "\r\u{1B}[K"])
  }

  @Test func whatASystemIsCalledIsShownAndNotObeyed() {
    for isLive in [true, false] {
      var shown: [String] = []
      let line = ProgressLine("a\u{1B}[2J\nb\t", isLive: isLive) { shown.append($0) }
      line.update(progress(10, after: 10_000))
      line.say("judging")
      #expect(
        shown[0].hasPrefix((isLive ? "\r" : "") + "a␛[2J␊b␉: 10 states, 1 a second"), "\(shown)")
      if isLive { #expect(shown[1] == "\ra␛[2J␊b␉: judging\u{1B}[K") }
    }
  }

  #if os(Linux)
    /// Returns the output of a command on a terminal of some width.
    private func shown(
      _ arguments: [String], in folder: TestFolder, columns: UInt16
    ) throws -> String {
      var (host, terminal): (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      #expect(openpty(&host, &terminal, nil, nil, &size) == 0)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Executable.toy.path)
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.environment = ["TERM": "xterm"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
      try process.run()
      close(terminal)
      var text: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(host, &buffer, buffer.count)
        // A test beside this one may have ended a child.
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        text += buffer[..<count]
      }
      process.waitUntilExit()
      close(host)
      return String(decoding: text, as: UTF8.self)
    }

    private let endless = [
      "check", "Endless", "--time-limit", "1s", "--max-states", "100000000", "--invariant",
      "NoTraps",
    ]

    @Test func onATerminalTheLineIsRenewedAndVanishes() throws {
      let folder = try TestFolder()
      let shown = try shown(endless, in: folder, columns: 120)
      #expect(shown.hasPrefix("\rEndless: "), "\(shown)")
      #expect(shown.contains(" s\u{1B}[K\r"), "\(shown)")
      #expect(shown.hasSuffix("\u{1B}[K\r\u{1B}[K"), "\(shown)")
      #expect(!shown.contains("\n"))
      #expect(!shown.contains("%"))
      #expect(try self.shown(endless + ["--quiet"], in: folder, columns: 120) == "")
    }

    @Test func aLineThatIsTooLongIsCut() throws {
      let shown = try shown(endless, in: TestFolder(), columns: 30)
      for line in shown.components(separatedBy: "\u{1B}[K") { #expect(line.count < 31) }
      #expect(shown.contains(" states"))
    }

    @Test func whereTheSizeIsKnownThereAreThePercent() throws {
      let folder = try TestFolder()
      let report = ["--report", "json=result.json"]
      _ = try Executable.toy.run(endless + report, in: folder)
      // No search of it comes to an end; one that did would say so.
      try folder.write(
        try folder.read("result.json")
          .replacing("\"completeness\" : \"bounded\"", with: "\"completeness\" : \"exhaustive\"")
          .replacing(#/"states" : \d+/#, with: "\"states\" : 99999999"),
        to: "result.json")
      let shown = try shown(endless + report, in: folder, columns: 120)
      #expect(shown.contains(#/\rEndless: \d+ states, \d+ %, \d+ a second, /#), "\(shown)")
    }
  #endif
}
