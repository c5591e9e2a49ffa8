import Testing

@testable import VerifierCommands

@Suite struct QuantityTests {
  private func value(_ setting: Setting, _ text: String) -> SettingValue {
    SettingValue(setting: setting, text: text, origin: .option)
  }

  @Test func durationsAreRead() throws {
    for (text, milliseconds) in [
      ("30s", 30_000), ("5m", 300_000), ("500ms", 500), ("1.5h", 5_400_000), ("2S", 2_000),
      ("0.0001ms", 1),
    ] {
      #expect(
        try Quantity.duration(value(.timeLimit, text)) == .milliseconds(milliseconds), "\(text)")
    }
    for text in ["", "s", "5", "-1s", "1e3s", "5 s", "infs", "1.2.3s", "9999999999999999s"] {
      #expect(throws: (any Error).self, "\(text)") {
        try Quantity.duration(value(.timeLimit, text))
      }
    }
  }

  @Test func sizesAreRead() throws {
    for (text, bytes) in [
      ("2GiB", 2_147_483_648), ("512MiB", 536_870_912), ("1.5KiB", 1536), ("3kb", 3000),
      ("1GB", 1_000_000_000),
    ] {
      #expect(try Quantity.size(value(.maxMemory, text)) == bytes, "\(text)")
    }
    for text in ["", "GiB", "2", "2G", "-1MiB", "99999999999999999GiB"] {
      #expect(throws: (any Error).self, "\(text)") { try Quantity.size(value(.maxMemory, text)) }
    }
  }
}
