import CSwiftRuntime

extension MirrorWalk {
  /// Returns what is seen of a value; nil where no trace of it is to be left.
  func value(_ value: Any) -> ObservedValue? {
    let type = Swift.type(of: value)
    if types.excludes(type) { return nil }
    let name = types.name(of: type)
    if let reader = readers[ObjectIdentifier(type)] { return reader.readValue(value) }
    if let scalar = scalar(value, type) { return scalar }
    let mirror = Mirror(reflecting: value)
    if let collection = type as? any PlannedCollection.Type {
      return self.value(value, layout: collection.layout, mirror)
    }
    switch RuntimeFields.kind(of: type) {
    case NAV_KIND_CLASS: return reference(value as AnyObject)
    case NAV_KIND_OPTIONAL: return optional(mirror, type: type)
    case NAV_KIND_TUPLE:
      return .structure(
        type: name.short,
        elements(of: mirror).enumerated().map { index, element in
          ObservedField(name: element.label ?? String(index), value: element.value)
        })
    case NAV_KIND_STRUCT: return structure(value, mirror, name)
    case NAV_KIND_ENUM:
      if types.origin(of: type) == .elsewhere, !types.rules.isPlainLibraryType(name) {
        return presence(of: value, name)
      }
      return enumeration(value, mirror)
    case NAV_KIND_METATYPE, NAV_KIND_EXISTENTIAL_METATYPE:
      return .type(types.name(of: value as! Any.Type).short)
    case NAV_KIND_FUNCTION: return function(value, name)
    default:
      note(name)
      return .opaque(name.short)
    }
  }

  private func content(_ value: Any) -> ObservedValue { self.value(value) ?? .none }

  private func presence(of value: Any, _ name: TypeName) -> ObservedValue {
    if types.rules.describes(type(of: value)) { return .opaque(String(describing: value)) }
    note(name)
    return .opaque(name.short)
  }

  private func scalar(_ value: Any, _ type: any Any.Type) -> ObservedValue? {
    if type == Bool.self { return .bool(value as! Bool) }
    if type == Double.self { return .double((value as! Double).bitPattern) }
    if type == Float.self { return .double(Double(value as! Float).bitPattern) }
    if type == Unicode.Scalar.self { return .uint(UInt64((value as! Unicode.Scalar).value)) }
    if type == ObjectIdentifier.self {
      return .unowned(identity(value as! ObjectIdentifier))
    }
    guard Self.integers.contains(ObjectIdentifier(type)),
      let number = value as? any FixedWidthInteger
    else { return nil }
    return Swift.type(of: number).isSigned
      ? .int(Int64(truncatingIfNeeded: number)) : .uint(UInt64(truncatingIfNeeded: number))
  }

  private static let integers = Set(
    [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self,
    ].map { (type: any FixedWidthInteger.Type) in ObjectIdentifier(type) })

  private func optional(_ mirror: Mirror, type: any Any.Type) -> ObservedValue? {
    if types.isLeftOut(type) {
      if let child = mirror.children.first { _ = value(child.value) }
      return nil
    }
    guard let child = mirror.children.first else { return ObservedValue.none }
    let inner = content(child.value)
    let isNested = RuntimeFields.kind(of: Swift.type(of: child.value))
    return inner == .none && isNested == NAV_KIND_OPTIONAL
      ? .enumCase("some", [ObservedPayload(value: .none)]) : inner
  }

  private func value(_ value: Any, layout: PlannedLayout, _ mirror: Mirror) -> ObservedValue? {
    switch layout {
    case .text: return .string(String(describing: value))
    case .list:
      let elements = kept(mirror)
      return types.isLeftOut(type(of: value)) ? nil : .list(elements)
    case .set:
      let elements = sorted(mirror.children.map(\.value)) { $0 }.map { content($0) }
      return types.isLeftOut(type(of: value)) ? nil : .set(elements)
    case .dictionary:
      let entries = mirror.children.map { Array(Mirror(reflecting: $0.value).children) }
      return .dictionary(
        sorted(entries) { $0[0].value }.map {
          ObservedEntry(key: content($0[0].value), value: content($0[1].value))
        })
    case .converted:
      if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self {
        return .existential(
          type: types.name(of: type(of: hashable.base)).short, content(hashable.base))
      }
      if type(of: value) == Substring.self { return .string(String(describing: value)) }
      return .list(kept(mirror))
    }
  }

  /// The elements of a list, without those that are nothing but subscriptions.
  private func kept(_ mirror: Mirror) -> [ObservedValue] {
    mirror.children.compactMap { child in
      let value = content(child.value)
      if case .subscription? = types.role(of: type(of: child.value)) { return nil }
      return value
    }
  }

  private func structure(_ value: Any, _ mirror: Mirror, _ name: TypeName) -> ObservedValue? {
    let wasInPlatformValue = isInPlatformValue
    isInPlatformValue = if case .headless = types.rules.origin(of: name) { true } else { false }
    defer { isInPlatformValue = wasInPlatformValue }
    switch types.rules.origin(of: name) {
    case .observation: return nil
    case .headless:
      for child in mirror.children where types.isBox(type(of: child.value)) {
        return self.value(child.value)
      }
      let fields = fields(of: value, mirror, name)
      let isBlank = fields.allSatisfy { if case .opaque = $0.value { true } else { false } }
      return isBlank ? nil : .structure(type: name.short, fields)
    case .elsewhere where !types.rules.isPlainLibraryType(name):
      if types.rules.isDouble(name), let child = mirror.children.first {
        return self.value(child.value)
      }
      if let readTask, types.rules.isTaskHandle(name) {
        return readTask(_openExistential(value, do: firstPointer))
      }
      return presence(of: value, name)
    default: return .structure(type: name.short, fields(of: value, mirror, name))
    }
  }

  private func fields(of value: Any, _ mirror: Mirror, _ name: TypeName) -> [ObservedField] {
    let type = Swift.type(of: value)
    return mirror.children.indices.enumerated().compactMap { index, position in
      let field = types.field(of: type, at: index)
      let wrapper = types.isTransparent(field.type)
      let fieldName = FieldName.declared(field.name, isWrapped: wrapper)
      if types.excludes(field: fieldName, index, of: type, [name]) { return nil }
      let seen: ObservedValue? =
        switch field.ownership {
        case NAV_WEAKLY: .weak(loose(unwrapped(mirror.children[position].value)))
        case NAV_UNOWNED_SAFE, NAV_UNMANAGED: .opaque("Unmanaged")
        default: self.value(mirror.children[position].value)
        }
      return seen.map { ObservedField(name: fieldName, value: $0, isPublished: wrapper) }
    }
  }

  private func enumeration(_ value: Any, _ mirror: Mirror) -> ObservedValue {
    let wasInPlatformValue = isInPlatformValue
    isInPlatformValue = false
    defer { isInPlatformValue = wasInPlatformValue }
    guard let child = mirror.children.first else {
      return .enumCase(_openExistential(value, do: caseName), [])
    }
    let payload = Mirror(reflecting: child.value)
    let name = child.label ?? ""
    if payload.displayStyle == .tuple {
      return .enumCase(name, elements(of: payload))
    }
    // A case with one labeled value has a tuple of one element for its payload.
    return .enumCase(name, [ObservedPayload(value: content(child.value))])
  }

  private func elements(of mirror: Mirror) -> [ObservedPayload] {
    mirror.children.compactMap { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return value(child.value).map { ObservedPayload(label: label, value: $0) }
    }
  }

  // MARK: - Order

  /// Sorts by content, as the walk by plans does: by words, the shorter first.
  private func sorted<Item>(_ items: [Item], key: (Item) -> Any) -> [Item] {
    items.map { (words: sortWords(key($0)), item: $0) }
      .sorted { $0.words.lexicographicallyPrecedes($1.words) }
      .map(\.item)
  }

  private func sortWords(_ value: Any) -> [UInt64] {
    let mirror = Mirror(reflecting: value)
    switch scalar(value, type(of: value)) {
    case .bool(let value)?: return [value ? 1 : 0]
    case .int(let value)?: return [UInt64(bitPattern: value)]
    case .uint(let value)?: return [value]
    case .double(let bits)?: return [bits]
    default: break
    }
    if value is any StringProtocol || value is Character {
      var words: [UInt64] = []
      ObservedValue.write(String(describing: value)) { words.append($0) }
      return words
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { [1] + sortWords($0.value) } ?? [0]
    case .enum:
      guard let child = mirror.children.first else {
        return [TypeName.hash(_openExistential(value, do: caseName))]
      }
      return [TypeName.hash(child.label ?? "")] + sortWords(child.value)
    case .struct, .tuple: return mirror.children.flatMap { sortWords($0.value) }
    case .collection:
      return [UInt64(mirror.children.count)] + mirror.children.flatMap { sortWords($0.value) }
    default: return []
    }
  }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

private func caseName<Value>(_ value: Value) -> String {
  enumCaseName(value).map { String(cString: $0) } ?? ""
}

/// The first word of a value that begins with a pointer.
private func firstPointer<Value>(_ value: Value) -> UnsafeRawPointer {
  withUnsafeBytes(of: value) { $0.load(as: UnsafeRawPointer.self) }
}
