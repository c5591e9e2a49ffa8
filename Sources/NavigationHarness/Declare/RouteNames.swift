import CSwiftRuntime
import ObjectObservation

/// Names of enum values as events and screens show them.
enum RouteNames {
  /// The case with its payload: `shelf(a)`, `assessment(id: 1, user: b)`.
  static func name<Value>(of value: Value) -> String {
    // These are most of what windows tell of themselves, and a mirror costs microseconds.
    if let text = value as? String { return TypeName.withoutContexts(text).text }
    if let flag = value as? Bool { return flag ? "true" : "false" }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, let child = mirror.children.first else {
      if mirror.displayStyle == .optional, let some = mirror.children.first {
        return name(of: some.value)
      }
      return collectionName(mirror) ?? TypeName.withoutContexts(String(describing: value)).text
    }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return "\(child.label ?? "")(\(name(of: child.value)))"
    }
    let parts = payload.children.map { part in
      let text = name(of: part.value)
      return part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): \(text)" } ?? text
    }
    return "\(child.label ?? "")(\(parts.joined(separator: ", ")))"
  }

  /// The elements, where their order says nothing in the order of their names.
  private static func collectionName(_ mirror: Mirror) -> String? {
    let names = mirror.children.lazy.map { name(of: $0.value) }
    return switch mirror.displayStyle {
    case .collection: "[\(names.joined(separator: ", "))]"
    case .set: "{\(names.sorted().joined(separator: ", "))}"
    case .dictionary: "[\(names.sorted().joined(separator: ", "))]"
    default: nil
    }
  }

  /// The payload alone, as the name shows it: `(a)`; empty where there is none.
  static func payload<Value>(of value: Value) -> String {
    String(name(of: value).drop { $0 != "(" })
  }

  /// The case without its payload.
  static func caseName<Value>(of value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, let child = mirror.children.first { return child.label ?? "" }
    return String(describing: value)
  }
}

extension RouteNames {
  /// The names of all cases of an enum, in no promised order; empty for other types, and where
  /// metadata can't be read.
  ///
  /// Reads the enum's reflection metadata, since `Mirror` shows only the case that a value has.
  static func allCases(of type: Any.Type) -> [String] {
    guard ObservationMethod.ofProcess.readsMetadata, RuntimeFields.kind(of: type) == NAV_KIND_ENUM
    else { return [] }
    let metadata = RuntimeFields.pointer(to: type)
    return (0..<nav_enum_case_count(metadata)).compactMap {
      nav_enum_case(metadata, $0).name.map { String(cString: $0) }
    }
  }
}
