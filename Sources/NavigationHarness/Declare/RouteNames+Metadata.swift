extension RouteNames {
  /// The names of all cases of an enum, in no promised order; empty for other types.
  ///
  /// Reads the enum's reflection metadata, since `Mirror` shows only the case that a value has.
  static func allCases(of type: Any.Type) -> [String] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let enumKind = 0x201
    guard metadata.load(as: Int.self) == enumKind,
      let descriptor = metadata.load(
        fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
    else { return [] }
    let fieldDescriptorOffset = 16
    let offset = descriptor.load(fromByteOffset: fieldDescriptorOffset, as: Int32.self)
    guard offset != 0 else { return [] }
    let fields = descriptor + fieldDescriptorOffset + Int(offset)
    let header = 16
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      let nameField = fields + header + index * recordSize + 8
      let name = nameField + Int(nameField.load(as: Int32.self))
      return String(cString: name.assumingMemoryBound(to: CChar.self))
    }
  }
}
