import CSwiftRuntime

/// A stored property as the runtime's metadata describes it.
struct RuntimeField {
  let name: String
  let type: any Any.Type
  let offset: Int
  let ownership: nav_ownership
}

/// The stored properties of a struct or class; a superclass's come first.
package enum RuntimeFields {
  static func count(of type: any Any.Type) -> Int { recursiveChildCount(type) }

  /// One of the stored properties.
  ///
  /// - Parameter readsOwnership: whether metadata are asked how the property holds what it refers
  ///   to; without, all that do not keep it alive are taken for unmanaged.
  static func field(
    of type: any Any.Type, at index: Int, readsOwnership: Bool = true
  ) -> RuntimeField {
    var metadata = FieldReflection(name: nil, free: nil, isStrong: true, isVar: true)
    let fieldType = recursiveChildMetadata(type, index: index, metadata: &metadata)
    defer { metadata.free?(metadata.name) }
    return RuntimeField(
      name: metadata.name.map { String(cString: $0) } ?? "",
      type: fieldType,
      offset: recursiveChildOffset(type, index: index),
      ownership: metadata.isStrong
        ? NAV_OWNS : readsOwnership ? nav_field_ownership(pointer(to: type), index) : NAV_UNMANAGED)
  }

  /// Returns the kind of a type, as the runtime says.
  package static func kind(of type: any Any.Type) -> nav_kind {
    nav_kind(rawValue: UInt32(clamping: metadataKind(type)))
  }

  /// The address of a type's metadata.
  package static func pointer(to type: any Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The type whose metadata is at an address.
  static func type(at pointer: UnsafeRawPointer) -> any Any.Type {
    unsafeBitCast(pointer, to: Any.Type.self)
  }
}

private struct FieldReflection {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong: Bool
  var isVar: Bool
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_: any Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_: any Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _: any Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldReflection>
) -> any Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_: any Any.Type, index: Int) -> Int
