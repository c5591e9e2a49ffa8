import Foundation
import ModelChecker

/// Changes of texts and bytes.
enum Mutation {
  /// Numbers at the ends of what types hold, and beyond.
  static let numbers = [
    "0", "-1", "1", "2", "64", "65", "1000", "1001", "2147483647", "2147483648", "-2147483649",
    "4294967295", "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
    "99999999999999999999999999", "1e18", "1e19", "1e308", "1e400", "-1e400", "0.1", "-0", "1E-400",
    "NaN", "0x10", "007",
  ]

  /// Texts that somebody's program did not expect.
  ///
  /// No path among them leads to a place that can be written outside of a victim's folder.
  static let texts = [
    "", " ", "\u{1b}[31mred\u{1b}[0m", "\u{202e}txt.exe", "\u{9b}31m", "\u{7f}", "a\u{0}b",
    "\u{2066}isolate", "line\nline", "\r", "\t", "'; rm -rf", "$(id)", "`id`", "%zz", "%",
    "</script><script>alert(1)</script>", "<!--", "]]>", "&amp;&", "| a | b |", "[x](javascript:y)",
    "../missing/x", "/dev/full", "/dev/zero", ".", "~", "-", "--", "*", "?", "#",
    "👩‍👩‍👧‍👦", "e\u{301}", "\u{feff}", "\u{fffd}", "\\ud800", "\\", "\"", "'", "=", ":", "{}",
    "[]",
    "null", "true", "@", "@0", "@99", String(repeating: "x", count: 5_000),
    String(repeating: "[", count: 2_000), String(repeating: "0/", count: 500), "&a *a",
    "!!binary x",
    "<<: *x", "? :", "- - -", "%YAML 3.0", "---",
  ]

  /// A number or a text.
  static func value(by random: inout SplitMix64) -> String {
    (Bool.random(using: &random) ? numbers : texts).randomElement(using: &random)!
  }

  /// Changes a document of lines, such as one of JSON or YAML, in one to three places.
  static func document(_ text: String, by random: inout SplitMix64) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !lines.isEmpty {
      let place = lines.indices.randomElement(using: &random)!
      switch Int.random(in: 0..<9, using: &random) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: place)
      case 2: lines.swapAt(place, lines.indices.randomElement(using: &random)!)
      case 3: lines.insert(value(by: &random), at: place)
      case 4:
        let end = min(lines.count, place + Int.random(in: 1...20, using: &random))
        lines.removeSubrange(place..<end)
      default: lines[place] = line(lines[place], by: &random)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Changes values of JSON, a line each, so that it stays JSON of the same form.
  static func values(_ json: String, by random: inout SplitMix64) -> String {
    var lines = json.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var changes = Int.random(in: 1...4, using: &random)
    for _ in 0..<1_000 where changes > 0 {
      let place = lines.indices.randomElement(using: &random)!
      let line = lines[place]
      let comma = line.hasSuffix(",") ? "," : ""
      let start = line.range(of: "\" : ")?.upperBound ?? line.startIndex
      let value = line[start...].dropLast(comma.count).drop { $0 == " " }
      if Int(value) != nil {
        lines[place] = "\(line[..<start])\(integers.randomElement(using: &random)!)\(comma)"
      } else if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
        let text = escaped(texts.randomElement(using: &random)!)
        lines[place] = "\(line[..<start])\"\(text)\"\(comma)"
      } else {
        continue
      }
      changes -= 1
    }
    return lines.joined(separator: "\n")
  }

  /// Whole numbers that can be read.
  private static let integers = [
    Int.min, Int.min + 1, -1 << 53, Int(Int32.min), -1, 0, 1, 2, 1_000, Int(Int32.max),
    Int(UInt32.max), 1 << 53, Int.max - 1, Int.max,
  ]

  /// Changes the value of a line of JSON or YAML.
  private static func line(_ line: String, by random: inout SplitMix64) -> String {
    guard let colon = line.lastIndex(of: ":") else { return value(by: &random) }
    let key = line[...colon]
    let comma = line.hasSuffix(",") ? "," : ""
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "\(key) \(numbers.randomElement(using: &random)!)\(comma)"
    case 1: return "\(key) \"\(escaped(texts.randomElement(using: &random)!))\"\(comma)"
    case 2: return "\(key) \(value(by: &random))\(comma)"
    default: return line.replacingCharacters(in: colon...colon, with: value(by: &random))
    }
  }

  /// A text within quotes of JSON, so that it is the program that meets it and not the parser.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\" where text != "\\ud800": "\\\\"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }.joined()
  }

  /// Damages bytes as disks, networks and people with editors do.
  ///
  /// - Parameter other: a file of which a piece may get in.
  static func damaged(
    _ bytes: [UInt8], with other: [UInt8], by random: inout SplitMix64
  ) -> [UInt8] {
    guard !bytes.isEmpty else { return [0] }
    var damaged = bytes
    let place = bytes.indices.randomElement(using: &random)!
    let length = Int.random(in: 1...max(1, min(512, bytes.count - place)), using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: damaged = Array(bytes[..<place])
    case 1: damaged = Array(bytes[place...])
    case 2: damaged.removeSubrange(place..<place + length)
    case 3: damaged.insert(contentsOf: bytes[place..<place + length], at: place)
    case 4:
      let start = other.isEmpty ? 0 : Int.random(in: 0..<other.count, using: &random)
      damaged.replaceSubrange(
        place..<place + length, with: other[start..<min(other.count, start + length)])
    case 5:
      for index in place..<place + length { damaged[index] = 0 }
    default:
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = damaged.indices.randomElement(using: &random)!
        damaged[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return damaged
  }
}

extension String {
  fileprivate func replacingCharacters(
    in range: ClosedRange<Index>, with text: String
  ) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
