/// A stored property of a class or struct, as the runtime describes it.
package struct StoredField {
  package let name: String
  package let type: Any.Type
  package let offset: Int

  /// A Boolean value that indicates whether the property holds its object strongly.
  package let isStrong: Bool
}

/// The stored properties of types, superclasses first, private ones included.
package enum StoredFields {
  /// Returns a Boolean value that indicates whether the type is a struct, whose stored properties
  /// can be listed.
  package static func areKnown(of type: Any.Type) -> Bool {
    let structKind = 0x200
    return unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == structKind
  }

  /// Returns the type of what functions of a type return; nil where it is none of functions.
  package static func result(ofFunction type: Any.Type) -> Any.Type? {
    let functionKind = 0x302
    // The kind is followed by flags, and these by the type of the result.
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return metadata.pointee == functionKind ? unsafeBitCast(metadata[2], to: Any.Type.self) : nil
  }

  /// Returns the stored properties of a class or struct in the order of declaration.
  package static func list(of type: Any.Type) -> [StoredField] {
    (0..<childCount(type)).map { index in
      var field = FieldMetadata(name: nil, freeName: nil, isStrong: false, isVar: false)
      let fieldType = childMetadata(type, index, &field)
      defer { field.freeName?(field.name) }
      return StoredField(
        name: field.name.map { String(cString: $0) } ?? "", type: fieldType,
        offset: childOffset(type, index), isStrong: field.isStrong)
    }
  }
}

// These functions of the runtime are behind `Mirror`, which would copy every value each time.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong: Bool
  var isVar: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func childCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _ type: Any.Type, _ index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_ type: Any.Type, _ index: Int) -> Int
