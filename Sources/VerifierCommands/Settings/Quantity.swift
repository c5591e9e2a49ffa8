/// Reads amounts with units.
enum Quantity {
  /// Reads a time above zero, such as `30s`.
  static func duration(_ value: SettingValue) throws -> Duration {
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600)]
    guard let seconds = amount(value.text, units: units) else {
      throw CommandError(.usage, .malformed(value.spelled, "30s, 5m or 500ms"))
    }
    guard seconds > 0 else { throw CommandError(.usage, .limitOfZero(value.spelled)) }
    return .milliseconds(max(1, Int64(seconds * 1000)))
  }

  /// Reads a size above zero, such as `2GiB`, in bytes.
  static func size(_ value: SettingValue) throws -> Int {
    let units: [(String, Double)] = [
      ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824), ("KB", 1e3), ("MB", 1e6),
      ("GB", 1e9),
    ]
    guard let bytes = amount(value.text, units: units) else {
      throw CommandError(.usage, .malformed(value.spelled, "512MiB or 2GiB"))
    }
    guard bytes > 0 else { throw CommandError(.usage, .limitOfZero(value.spelled)) }
    return max(1, Int(bytes))
  }

  private static func amount(_ text: String, units: [(String, Double)]) -> Double? {
    for (unit, factor) in units where text.lowercased().hasSuffix(unit.lowercased()) {
      let number = text.dropLast(unit.count)
      guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
        let value = Double(number), value * factor < 1e15
      else { continue }
      return value * factor
    }
    return nil
  }
}

extension String {
  fileprivate static func malformed(_ spelled: String, _ examples: String) -> String {
    "'\(spelled)' is not an amount with a unit, such as \(examples)."
  }
}
