/// Short texts for values, which are the same in every run.
package enum ValueText {
  /// Returns the name of an enum's case, or the text of a Boolean, number or string; an empty text
  /// for other values.
  package static func brief<Value>(_ value: Value) -> String {
    if Value.self == Bool.self { return (value as! Bool) ? "true" : "false" }
    if Value.self == Int.self { return String(value as! Int) }
    if Value.self == String.self { return value as! String }
    return enumCase(value) ?? ""
  }

  /// Returns a text for a value with all that it contains.
  ///
  /// Objects are named by their types; the elements of sets and dictionaries are in the order of their
  /// texts.
  static func full(_ value: Any) -> String {
    // A mirror takes some microseconds at each look, and most values are of these types.
    switch value {
    case let value as Bool: return value ? "true" : "false"
    case let value as Int: return String(value)
    case let value as String: return value
    default: break
    }
    let mirror = Mirror(reflecting: value)
    func parts() -> [String] {
      mirror.children.map { child in
        let text = full(child.value)
        guard let label = child.label, !label.hasPrefix(".") else { return text }
        return "\(label): \(text)"
      }
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { full($0.value) } ?? "nil"
    case .class, .foreignReference: return TypeNames.name(of: type(of: value))
    case .collection: return "[" + parts().joined(separator: ", ") + "]"
    case .set, .dictionary: return "[" + parts().sorted().joined(separator: ", ") + "]"
    case .tuple: return "(" + parts().joined(separator: ", ") + ")"
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
      let text = full(payload.value)
      return text.hasPrefix("(") ? name + text : "\(name)(\(text))"
    case .struct where mirror.children.isEmpty, nil: return "\(value)"
    default:
      return TypeNames.name(of: type(of: value)) + "(" + parts().joined(separator: ", ") + ")"
    }
  }

  /// Returns a text for the values that an object or a struct keeps, with their names; nil where it
  /// keeps nothing but objects and closures.
  static func fields(of owner: Any) -> String? {
    var parts: [String] = []
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for child in current.children {
        var value = child.value
        while Mirror(reflecting: value).displayStyle == .optional {
          guard let wrapped = Mirror(reflecting: value).children.first else { break }
          value = wrapped.value
        }
        let isObject = [.class, .foreignReference].contains(Mirror(reflecting: value).displayStyle)
        let isClosure = "\(type(of: value))".contains("->")
        if !isObject, !isClosure, let label = child.label {
          parts.append("\(label): \(full(value))")
        }
      }
      mirror = current.superclassMirror
    }
    guard !parts.isEmpty else { return nil }
    return TypeNames.baseName(of: type(of: owner)) + "(" + parts.joined(separator: ", ") + ")"
  }

  /// Returns the name of an enum's case without payload, or `nil` for a value that is no enum.
  static func enumCase<Value>(_ value: Value) -> String? {
    let kind = unsafeBitCast(Value.self as Any.Type, to: UnsafePointer<Int>.self).pointee
    let enumKind = 0x201
    guard kind == enumKind, let name = enumCaseName(value) else { return nil }
    return String(cString: name)
  }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The names of types, computed once for each type.
package enum TypeNames {
  nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]

  /// Returns the type's name without its module.
  package static func name(of type: Any.Type) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Returns a Boolean value that indicates whether the type has generic arguments.
  package static func isGeneric(_ type: Any.Type) -> Bool { name(of: type).hasSuffix(">") }

  /// Returns the type's name without module and generic arguments.
  package static func baseName(of type: Any.Type) -> String {
    let name = name(of: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}
