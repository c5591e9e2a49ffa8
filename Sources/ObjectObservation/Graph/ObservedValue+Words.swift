/// Words that describe themselves, for values that no plan describes.
extension ObservedValue {
  func write(to put: (UInt64) -> Void) {
    switch self {
    case .none: put(0)
    case .bool(let value): Self.tag(1, value ? 1 : 0, to: put)
    case .int(let value): Self.tag(2, UInt64(bitPattern: value), to: put)
    case .uint(let value): Self.tag(3, value, to: put)
    case .double(let bits): Self.tag(4, bits, to: put)
    case .string(let text): Self.tag(5, text, to: put)
    case .enumCase(let name, let payload):
      Self.tag(6, name, to: put)
      put(UInt64(payload.count))
      for item in payload {
        Self.put(item.label, to: put)
        item.value.write(to: put)
      }
    case .structure(let type, let fields):
      Self.tag(7, type, to: put)
      Self.put(fields, to: put)
    case .list(let values): Self.tag(8, values, to: put)
    case .set(let values): Self.tag(9, values, to: put)
    case .dictionary(let entries):
      Self.tag(10, UInt64(entries.count), to: put)
      for entry in entries {
        entry.key.write(to: put)
        entry.value.write(to: put)
      }
    case .reference(let number): Self.tag(11, UInt64(number), to: put)
    case .weak(let target):
      put(12)
      target.write(to: put)
    case .unowned(let target):
      put(13)
      target.write(to: put)
    case .existential(let type, let value):
      Self.tag(14, type, to: put)
      value.write(to: put)
    case .type(let name): Self.tag(15, name, to: put)
    case .opaque(let name): Self.tag(16, name, to: put)
    case .task(let task): Self.tag(17, task.word, to: put)
    case .closure(let closure):
      Self.tag(18, closure.function, to: put)
      Self.put(closure.captured, to: put)
    }
  }

  private static func tag(_ tag: UInt64, _ word: UInt64, to put: (UInt64) -> Void) {
    put(tag)
    put(word)
  }

  private static func tag(_ tag: UInt64, _ text: String, to put: (UInt64) -> Void) {
    put(tag)
    Self.put(text, to: put)
  }

  private static func tag(_ tag: UInt64, _ values: [ObservedValue], to put: (UInt64) -> Void) {
    put(tag)
    put(UInt64(values.count))
    for value in values { value.write(to: put) }
  }

  private static func put(_ fields: [ObservedField], to put: (UInt64) -> Void) {
    put(UInt64(fields.count))
    for field in fields {
      Self.put(field.name, to: put)
      put(field.isPublished ? 1 : 0)
      field.value.write(to: put)
    }
  }

  /// An absent text is told from an empty one by its length.
  fileprivate static func put(_ text: String?, to put: (UInt64) -> Void) {
    guard let text else { return put(.max) }
    write(text, to: put)
  }

  /// Writes a string: its length in bytes, then the bytes, eight to a word.
  static func write(_ text: String, to put: (UInt64) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      put(UInt64(bytes.count))
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        for index in start..<min(start + 8, bytes.count) {
          word |= UInt64(bytes[index]) << UInt64(8 * (index - start))
        }
        put(word)
      }
    }
  }
}

extension ObservedGraph {
  /// Writes everything but what is unseen: that follows from the types.
  func write(to put: (UInt64) -> Void) {
    for root in roots { put(root.map { UInt64($0) } ?? .max) }
    for object in objects {
      let fields = ObservedValue.structure(type: object.type, object.fields)
      let subscriptions = object.subscriptions.map {
        ObservedValue.enumCase(
          [$0.property, $0.place, $0.memory].filter { !$0.isEmpty }.joined(separator: " "),
          $0.owner.map { [.init(value: .reference($0))] } ?? [])
      }
      ObservedValue.write(object.module, to: put)
      fields.write(to: put)
      ObservedValue.list(subscriptions).write(to: put)
    }
  }
}

extension ObservedValue.WeakTarget {
  fileprivate func write(to put: (UInt64) -> Void) {
    switch self {
    case .none: put(0)
    case .dead: put(1)
    case .unreached(let type):
      put(2)
      ObservedValue.put(type, to: put)
    case .object(let number):
      put(3)
      put(UInt64(number))
    }
  }
}

/// Reads words from the front.
struct WordReader {
  private var next: UnsafePointer<UInt64>
  private let end: UnsafePointer<UInt64>

  init(_ words: UnsafeBufferPointer<UInt64>) {
    next = words.baseAddress!
    end = next + words.count
  }

  var isAtEnd: Bool { next == end }

  mutating func word() -> UInt64 {
    precondition(next < end, "Read past the words of an observation")
    defer { next += 1 }
    return next.pointee
  }

  mutating func string() -> String { string(count: Int(word())) }

  private mutating func optionalString() -> String? {
    let count = word()
    return count == .max ? nil : string(count: Int(count))
  }

  private mutating func string(count: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: next, count: count)
    for _ in 0..<((count + 7) / 8) { _ = word() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a value that describes itself.
  mutating func value() -> ObservedValue {
    switch word() {
    case 0: .none
    case 1: .bool(word() != 0)
    case 2: .int(Int64(bitPattern: word()))
    case 3: .uint(word())
    case 4: .double(word())
    case 5: .string(string())
    case 6: .enumCase(string(), items { .init(label: $0.optionalString(), value: $0.value()) })
    case 7: .structure(type: string(), items { $0.field() })
    case 8: .list(items { $0.value() })
    case 9: .set(items { $0.value() })
    case 10: .dictionary(items { .init(key: $0.value(), value: $0.value()) })
    case 11: .reference(Int(word()))
    case 12: .weak(target())
    case 13: .unowned(target())
    case 14: .existential(type: string(), value())
    case 15: .type(string())
    case 16: .opaque(string())
    case 17: .task(ObservedTask(word: word()))
    default:
      .closure(ObservedClosure(function: string(), captured: items { $0.field() }))
    }
  }

  private mutating func field() -> ObservedField {
    let name = string()
    let isPublished = word() != 0
    return ObservedField(name: name, value: value(), isPublished: isPublished)
  }

  private mutating func target() -> ObservedValue.WeakTarget {
    switch word() {
    case 0: .none
    case 1: .dead
    case 2: .unreached(string())
    default: .object(Int(word()))
    }
  }

  mutating func items<Item>(_ read: (inout WordReader) -> Item) -> [Item] {
    let count = Int(word())
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(read(&self)) }
    return items
  }
}
