import CSwiftRuntime

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
