/// A stored property of a view that is an object reference without a property wrapper.
///
/// A view needs no wrapper for an object of an `@Observable` class.
enum PlainReference {
  /// Returns a Boolean value that indicates whether a property of the type begins with an object
  /// reference: a class, a protocol that only classes conform to, or an optional of these.
  static func isKnown(by type: Any.Type) -> Bool {
    let type = (type as? any OptionalProperty.Type)?.wrapped ?? type
    return type is AnyObject.Type || isExistential(ofClasses: type)
  }

  /// Returns the object that a property of such a type refers to.
  static func object(at field: UnsafeRawPointer) -> AnyObject? { field.load(as: AnyObject?.self) }

  // A class-constrained protocol is no class itself, so that no cast tells.
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
