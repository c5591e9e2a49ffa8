extension Trace: CustomStringConvertible {
  /// The text form, without the suffix of a catalog.
  public var description: String { text() }

  /// The text form: steps separated by `/`, each an event and its choices, `event[.choice]*`.
  ///
  /// Choices of 0 at the end of a step are left out. A trace from another than the first initial
  /// state begins with `@` and its number. What repeats forever is in brackets, `4/[0/2]`; they
  /// are empty where nothing has to happen at the end, `4/[]`.
  ///
  /// - Parameter catalog: the events that ordinals stand for; when given, a trace with ordinals
  ///   ends in `#` and the catalog's fingerprint, so that it is not replayed against others.
  public func text(catalog: EventCatalog? = nil) -> String {
    var parts = steps.map(\.text)
    if let loopStart {
      if loopStart == parts.count {
        parts.append("[]")
      } else {
        parts[loopStart] = "[" + parts[loopStart]
        parts[parts.count - 1] += "]"
      }
    }
    if start != 0 { parts.insert("@\(start)", at: 0) }
    let text = parts.joined(separator: "/")
    guard let catalog, steps.contains(where: \.isOrdinal) else { return text }
    return "\(text)#\(catalog.fingerprint)"
  }

  /// The greatest number of steps that a trace may have in text.
  public static var longest: Int { 10_000 }

  /// Reads the text form.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - catalog: the events of the system at hand; a fingerprint in the text must be its own.
  /// - Throws: ``TraceTextError``.
  public init(parsing text: String, catalog: EventCatalog? = nil) throws(TraceTextError) {
    let (body, suffix) = try Self.split(text)
    if let suffix, let catalog, suffix != catalog.fingerprint {
      throw .otherCatalog(written: suffix, expected: catalog.fingerprint)
    }
    self.init()
    if body.isEmpty { return }
    // Steps are counted before they are cut out, so that an endless text costs little.
    let slash = UInt8(ascii: "/")
    let slashes = body.utf8.reduce(0) { $1 == slash ? $0 + 1 : $0 }
    let count = body.hasPrefix("@") ? slashes : slashes + 1
    if count > Self.longest { throw .tooLong(steps: count) }
    var parts = body.split(separator: "/", omittingEmptySubsequences: false)[...]
    if let first = parts.first, first.hasPrefix("@") {
      guard let start = Int(digits: first.dropFirst()) else { throw .badStart(String(first)) }
      self.start = start
      parts.removeFirst()
    }
    if let opening = parts.firstIndex(where: { $0.hasPrefix("[") }) {
      try cutBrackets(from: opening, of: &parts)
    }
    for part in parts { steps.append(try Step(parsing: part, number: steps.count + 1)) }
  }

  /// Takes the brackets of a loop off its first and its last step, or drops a pair without steps.
  private mutating func cutBrackets(
    from opening: Int, of parts: inout ArraySlice<Substring>
  ) throws(TraceTextError) {
    loopStart = opening - parts.startIndex
    parts[opening].removeFirst()
    let closing = parts.indices.last!
    guard parts[closing].last == "]",
      parts[opening..<closing].allSatisfy({ $0.last != "]" && $0.first != "[" })
    else { throw .misplacedBracket(step: loopStart! + 1) }
    parts[closing].removeLast()
    if opening == closing, parts[closing].isEmpty { parts.removeLast() }
  }

  /// Cuts a catalog's fingerprint off.
  private static func split(
    _ text: String
  ) throws(TraceTextError) -> (body: Substring, suffix: String?) {
    guard let mark = text.firstIndex(of: "#") else { return (text[...], nil) }
    let suffix = text[text.index(after: mark)...]
    guard suffix.utf8.count == 4, suffix.utf8.allSatisfy({ $0.hexadecimal != nil }) else {
      throw .malformedSuffix("#\(suffix)")
    }
    return (text[..<mark], suffix.lowercased())
  }
}

extension Trace.Step {
  /// A Boolean value that indicates whether the step names its event by number.
  public var isOrdinal: Bool {
    if case .ordinal = event { true } else { false }
  }

  /// The text form of the step.
  public var text: String {
    let name =
      switch event {
      case .name(let name): name.percentEncoded
      case .ordinal(let ordinal): String(ordinal)
      }
    let last = choices.lastIndex { $0 != 0 } ?? -1
    return choices[0..<(last + 1)].reduce(name) { "\($0).\($1)" }
  }

  /// Reads one step, the one with this number counted from 1.
  fileprivate init(parsing text: Substring, number: Int) throws(TraceTextError) {
    var fields = text.split(separator: ".", omittingEmptySubsequences: false)[...]
    let name = fields.removeFirst()
    if name.isEmpty { throw .emptyStep(number) }
    var choices: [Int] = []
    for field in fields {
      guard let choice = Int(digits: field) else {
        throw .badChoice(step: number, text: String(field))
      }
      choices.append(choice)
    }
    if name.utf8.allSatisfy(\.isDigit) {
      guard let ordinal = Int(digits: name) else {
        throw .badOrdinal(step: number, text: String(name))
      }
      self.init(.ordinal(ordinal), choices: choices)
    } else {
      guard let decoded = name.percentDecoded else {
        throw .badPercentEscape(step: number, text: String(name))
      }
      self.init(.name(decoded), choices: choices)
    }
  }
}

// MARK: - Encoding names

extension String {
  /// The text with everything percent-encoded that means something else in a trace.
  fileprivate var percentEncoded: String {
    // A name of digits alone would read as an ordinal.
    var mustEncode = utf8.allSatisfy(\.isDigit)
    var encoded = ""
    for scalar in unicodeScalars {
      if mustEncode || scalar.needsEncoding {
        for byte in String(scalar).utf8 {
          encoded += "%"
          if byte < 16 { encoded += "0" }
          encoded += String(byte, radix: 16, uppercase: true)
        }
      } else {
        encoded.unicodeScalars.append(scalar)
      }
      mustEncode = false
    }
    return encoded
  }
}

extension Unicode.Scalar {
  fileprivate var needsEncoding: Bool {
    switch self {
    case "/", ".", "@", "#", "[", "]", "%": true
    default: properties.isWhitespace || properties.generalCategory == .control
    }
  }
}

extension Substring {
  /// The text with `%` and two hexadecimal digits read as a byte of UTF-8; nil when malformed.
  fileprivate var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimal, let low = rest.popFirst()?.hexadecimal else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var hexadecimal: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Int {
  /// Reads digits alone: no sign, no blanks.
  fileprivate init?(digits text: Substring) {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
    self.init(text)
  }
}

// MARK: - Refusing a text

/// The reason why a text is not a trace.
public enum TraceTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing between two separators.
  case emptyStep(Int)
  /// A percent sign is not followed by two hexadecimal digits, or the bytes are not UTF-8.
  case badPercentEscape(step: Int, text: String)
  /// The text after a full stop is not a number.
  case badChoice(step: Int, text: String)
  /// A number is too large to be an event's.
  case badOrdinal(step: Int, text: String)
  /// The text after the at sign at the beginning is not a number.
  case badStart(String)
  /// The brackets of a loop are not closed, or not where the trace ends.
  case misplacedBracket(step: Int)
  /// There are more steps than a trace may have.
  case tooLong(steps: Int)
  /// The text after the number sign is not a fingerprint.
  case malformedSuffix(String)
  /// The ordinals were recorded against other events.
  case otherCatalog(written: String, expected: String)

  /// The fact and the cure, in full sentences.
  public var description: String {
    switch self {
    case .emptyStep(let number):
      "Step \(number) of the trace is empty. Write an event between two '/'."
    case .badPercentEscape(let step, let text):
      "Step \(step) of the trace, '\(text.shortened())', has a malformed percent escape. "
        + "Write '%' and two hexadecimal digits, such as '%20' for a blank or '%25' for '%'."
    case .badChoice(let step, let text):
      "Step \(step) of the trace has the choice '\(text.shortened())', which is not a number. "
        + "Write choices as '.0' or '.1' after the event; a '.' within a name is '%2E'."
    case .badOrdinal(let step, let text):
      "Step \(step) of the trace, '\(text.shortened())', is too large to be the number of an event."
    case .badStart(let text):
      "The trace begins with '\(text.shortened())', which is not the number of an initial state. "
        + "Write '@1' for the second; an '@' within a name is '%40'."
    case .misplacedBracket(let step):
      "Step \(step) of the trace begins a loop that does not end with the trace. Write '[' before "
        + "the first step that repeats and ']' behind the last step of the trace, or '[]' behind "
        + "all steps; brackets within a name are '%5B' and '%5D'."
    case .tooLong(let steps):
      "The trace has \(steps) steps; at most \(Trace.longest) can be replayed."
    case .malformedSuffix(let text):
      "The trace ends in '\(text.shortened())', which is not the fingerprint of a catalog of events. "
        + "Write '#' and four hexadecimal digits, or leave it out; a '#' within a name is '%23'."
    case .otherCatalog(let written, let expected):
      "The trace was recorded against other events: it ends in '#\(written.shortened())', but the events of "
        + "this system have '#\(expected)'. Record it again, or write its events by name."
    }
  }
}
