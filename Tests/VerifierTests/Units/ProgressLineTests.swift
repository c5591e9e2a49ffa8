import Foundation
import XCTest

@testable import ModelChecker
@testable import VerifierCommands

final class ProgressLineTests: XCTestCase {
  func testSaysHowFarASearchHasCome() {
    let progress = ExplorationProgress(
      states: 1200, transitions: 5400, waiting: 77, depth: 9, elapsed: .milliseconds(12_900))
    XCTAssertEqual(
      ProgressLine.text(progress, of: "Shop (repaired)"),
      "Shop (repaired): 1200 states, 5400 transitions, 77 waiting, depth 9, 12 s")
  }

  #if os(Linux)
    func testOnATerminalTheLineIsRenewedAndVanishes() throws {
      var host: Int32 = -1
      var terminal: Int32 = -1
      XCTAssertEqual(openpty(&host, &terminal, nil, nil, nil), 0)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Executable.toy.path)
      process.arguments = ["check", "Endless", "--time-limit", "1s", "--invariant", "NoTraps"]
      process.environment = ["TERM": "xterm"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
      try process.run()
      close(terminal)
      var text: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = read(host, &buffer, buffer.count), count > 0 {
        text += buffer[..<count]
      }
      process.waitUntilExit()
      close(host)
      let shown = String(decoding: text, as: UTF8.self)
      XCTAssertTrue(shown.hasPrefix("\rEndless: "), shown)
      XCTAssertTrue(shown.hasSuffix(" s\u{1B}[K\r\u{1B}[K"), shown)
      XCTAssertFalse(shown.contains("\n"))
    }
  #endif
}
