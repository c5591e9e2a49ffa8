extension ObservedGraph: CustomStringConvertible {
  /// One line per object: `0 Store(items: [], selected: nil) ← 1 Store.items`.
  package var description: String {
    var lines = objects.enumerated().map { "\($0) \($1)" }
    if !roots.isEmpty {
      lines.insert(
        "roots " + roots.map { $0.map { "#\($0)" } ?? "nil" }.joined(separator: " "), at: 0)
    }
    return (lines + unseen.map { "unseen \($0.place)" }).joined(separator: "\n")
  }
}

extension ObservedObject: CustomStringConvertible {
  /// The type, the fields, and what the object is subscribed to: `Cart(count: 1) ← #1 Store.items`.
  package var description: String {
    let listens = subscriptions.map(\.description).joined(separator: ", ")
    let text = type + "(" + fields.map(\.description).joined(separator: ", ") + ")"
    return listens.isEmpty ? text : "\(text) ← \(listens)"
  }
}

extension ObservedSubscription: CustomStringConvertible {
  /// The number of the owner and the property, and what is kept: `#1 Store.items (dropFirst: 1 left)`.
  package var description: String {
    (owner.map { "#\($0) \(property)" } ?? property) + (memory.isEmpty ? "" : " (\(memory))")
  }
}

extension ObservedField: CustomStringConvertible {
  /// The name and the value: `count: 1`.
  public var description: String { "\(name): \(value)" }
}

extension ObservedValue: CustomStringConvertible {
  /// The value as Swift would have it written, with `#1` for the object of that number.
  public var description: String {
    switch self {
    case .none: "nil"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let bits): String(Double(bitPattern: bits))
    case .string(let text): String(reflecting: text)
    case .enumCase(let name, let payload):
      payload.isEmpty
        ? ".\(name)" : ".\(name)(\(payload.map(\.description).joined(separator: ", ")))"
    case .structure(let type, let fields):
      (type.hasPrefix("(") ? "" : type) + "(\(fields.map(\.description).joined(separator: ", ")))"
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .set(let values): "{\(values.map(\.description).joined(separator: ", "))}"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]" : "[\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
    case .reference(let number): "#\(number)"
    case .weak(let target): "weak \(target)"
    case .unowned(let target): "unowned \(target)"
    case .existential(let type, let value): "(\(value) as \(type))"
    case .task(let task): "\(task)"
    case .closure(let closure): "\(closure)"
    case .type(let name): "\(name).self"
    case .opaque(let type): "‹\(type)›"
    }
  }
}

extension ObservedValue.WeakTarget: CustomStringConvertible {
  /// The target: `#1`, `nil`, `dead`, or `unreached Cart`.
  public var description: String {
    switch self {
    case .object(let number): "#\(number)"
    case .none: "nil"
    case .dead: "dead"
    case .unreached(let type): "unreached \(type)"
    }
  }
}

extension ObservedPayload: CustomStringConvertible {
  /// The label, if any, and the value: `id: "a"`.
  public var description: String { label.map { "\($0): \(value)" } ?? value.description }
}
