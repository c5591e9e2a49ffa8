extension ObservedValue {
  /// Calls the body with the number of each object that the value holds strongly, in order.
  ///
  /// - Parameter inClosures: whether what closures captured counts; when nil, it does.
  package func forEachStrongReference(inClosures: Bool? = nil, _ body: (Int) -> Void) {
    forEachReference(onlyStrong: true, inClosures: inClosures, body)
  }

  /// Calls the body with the number of each object that the value refers to, in order.
  ///
  /// - Parameters:
  ///   - onlyStrong: whether weak and unowned references are left out.
  ///   - inClosures: true for what closures captured alone, false for all but that, nil for both.
  package func forEachReference(
    onlyStrong: Bool = false, inClosures: Bool? = nil, _ body: (Int) -> Void
  ) {
    let isCounted = inClosures != true
    switch self {
    case .reference(let number): if isCounted { body(number) }
    case .weak(.object(let number)), .unowned(.object(let number)):
      if isCounted, !onlyStrong { body(number) }
    case .enumCase(_, let payload):
      for part in payload {
        part.value.forEachReference(onlyStrong: onlyStrong, inClosures: inClosures, body)
      }
    case .structure(_, let fields):
      for field in fields {
        field.value.forEachReference(onlyStrong: onlyStrong, inClosures: inClosures, body)
      }
    case .list(let values), .set(let values):
      for value in values {
        value.forEachReference(onlyStrong: onlyStrong, inClosures: inClosures, body)
      }
    case .dictionary(let entries):
      for entry in entries {
        entry.key.forEachReference(onlyStrong: onlyStrong, inClosures: inClosures, body)
        entry.value.forEachReference(onlyStrong: onlyStrong, inClosures: inClosures, body)
      }
    case .existential(_, let value):
      value.forEachReference(onlyStrong: onlyStrong, inClosures: inClosures, body)
    case .closure(let closure):
      if inClosures == false { return }
      for field in closure.captured {
        field.value.forEachReference(onlyStrong: onlyStrong, body)
      }
    default: break
    }
  }

  /// A Boolean value that indicates whether the value holds or points at an object, so that it says
  /// nothing by itself.
  package var holdsReferences: Bool {
    switch self {
    case .reference, .weak, .unowned: true
    case .enumCase(_, let payload): payload.contains { $0.value.holdsReferences }
    case .structure(_, let fields): fields.contains { $0.value.holdsReferences }
    case .list(let values), .set(let values): values.contains { $0.holdsReferences }
    case .dictionary(let entries):
      entries.contains { $0.key.holdsReferences || $0.value.holdsReferences }
    case .existential(_, let value): value.holdsReferences
    case .closure(let closure): closure.captured.contains { $0.value.holdsReferences }
    default: false
    }
  }

  /// The value as a person would write it, with objects by their names.
  package func text(names: [String]) -> String {
    func list(_ values: [ObservedValue]) -> String {
      values.map { $0.text(names: names) }.joined(separator: ", ")
    }
    switch self {
    case .none: return "nil"
    case .bool(let value): return String(value)
    case .int(let value): return String(value)
    case .uint(let value): return String(value)
    case .double(let bits): return String(Double(bitPattern: bits))
    case .string(let text): return String(reflecting: text)
    case .enumCase(let name, let payload):
      let parts = payload.map { part in
        let text = part.value.text(names: names)
        return part.label.map { "\($0): \(text)" } ?? text
      }
      return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))"
    case .structure(let type, let fields):
      let parts = fields.map { "\($0.name): \($0.value.text(names: names))" }
      return "\(type.hasPrefix("(") ? "" : type)(\(parts.joined(separator: ", ")))"
    case .list(let values): return "[\(list(values))]"
    case .set(let values): return "{\(list(values))}"
    case .dictionary(let entries):
      let parts = entries.map { "\($0.key.text(names: names)): \($0.value.text(names: names))" }
      return "[\(parts.joined(separator: ", "))]"
    case .reference(let number): return names[number]
    case .weak(let target), .unowned(let target): return target.text(names: names)
    case .existential(_, let value): return value.text(names: names)
    case .task(let task): return task.description
    case .closure(let closure): return closure.text { $0.text(names: names) }
    case .type(let name): return "\(name).self"
    case .opaque(let type): return "‹\(type)›"
    }
  }
}

extension ObservedValue.WeakTarget {
  package func text(names: [String]) -> String {
    switch self {
    case .object(let number): names[number]
    case .none: "nil"
    case .dead: "dead"
    case .unreached(let type): "unreached \(type)"
    }
  }
}
