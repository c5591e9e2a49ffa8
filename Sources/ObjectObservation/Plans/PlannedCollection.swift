/// A standard type that plans know how to read.
protocol PlannedCollection {
  static var layout: PlannedLayout { get }
}

/// The content and the layout of a standard type.
enum PlannedLayout {
  case list(any Any.Type)
  case set(any Any.Type)
  case dictionary(any Any.Type, any Any.Type)
  /// A string, whatever its name.
  case text
  /// To be made into another value first.
  case converted((UnsafeRawPointer) -> Any, showsType: Bool)
}

/// An optional, of which the wrapped type can be asked.
protocol PlannedOptional {
  static var wrapped: any Any.Type { get }
}

extension Optional: PlannedOptional {
  static var wrapped: any Any.Type { Wrapped.self }
}

extension Array: PlannedCollection {
  static var layout: PlannedLayout { .list(Element.self) }
}

extension ContiguousArray: PlannedCollection {
  static var layout: PlannedLayout { .list(Element.self) }
}

extension Set: PlannedCollection {
  static var layout: PlannedLayout { .set(Element.self) }
}

extension Dictionary: PlannedCollection {
  static var layout: PlannedLayout { .dictionary(Key.self, Value.self) }
}

extension String: PlannedCollection {
  static var layout: PlannedLayout { .text }
}

extension Character: PlannedCollection {
  // A character is stored as the string that it makes.
  static var layout: PlannedLayout { .text }
}

extension Substring: PlannedCollection {
  static var layout: PlannedLayout {
    .converted({ String($0.assumingMemoryBound(to: Self.self).pointee) }, showsType: false)
  }
}

extension ArraySlice: PlannedCollection {
  static var layout: PlannedLayout {
    .converted({ Array($0.assumingMemoryBound(to: Self.self).pointee) }, showsType: false)
  }
}

extension AnyHashable: PlannedCollection {
  static var layout: PlannedLayout {
    .converted({ $0.assumingMemoryBound(to: Self.self).pointee.base }, showsType: true)
  }
}
