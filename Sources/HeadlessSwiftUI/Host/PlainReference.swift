/// A stored property of a view that is an object and nothing more.
///
/// A view of an `@Observable` class needs no wrapper for it.
enum PlainReference {
  /// Whether the first word of a property of the type is an object: a class, a protocol that classes
  /// alone conform to, or an optional of these.
  static func isKnown(by type: Any.Type) -> Bool {
    let type = (type as? any OptionalProperty.Type)?.wrapped ?? type
    return type is AnyObject.Type || isExistential(ofClasses: type)
  }

  /// The object behind a property of such a type.
  static func object(at field: UnsafeRawPointer) -> AnyObject? { field.load(as: AnyObject?.self) }

  // Such a type is no class by itself, so that no cast tells.
  private static func isExistential(ofClasses type: Any.Type) -> Bool {
    let existentialKind = 0x303
    let admitsValues: UInt32 = 0x8000_0000
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == existentialKind else { return false }
    return metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self) & admitsValues
      == 0
  }
}

private protocol OptionalProperty {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalProperty {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
