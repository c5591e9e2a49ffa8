/// The value that an observer saw in one place of an object.
public indirect enum ObservedValue: Hashable, Sendable {
  /// Nothing: an absent optional.
  case none
  /// A Boolean.
  case bool(Bool)
  /// A signed number.
  case int(Int64)
  /// An unsigned number.
  case uint(UInt64)
  /// A floating-point number by its bits; a single one is widened.
  case double(UInt64)
  /// A string or a character.
  case string(String)
  /// A case of an enum with its payload.
  case enumCase(String, [ObservedPayload])
  /// A struct or tuple.
  case structure(type: String, [ObservedField])
  /// The elements of an array.
  case list([ObservedValue])
  /// The elements of a set, in an order that only their content decides.
  case set([ObservedValue])
  /// The entries of a dictionary, in an order that only their content decides.
  case dictionary([ObservedEntry])
  /// A strong reference to the object with this number.
  case reference(Int)
  /// A weak reference.
  case weak(WeakTarget)
  /// An unowned reference, or a mere identity.
  case unowned(WeakTarget)
  /// A value whose type is known only at run time.
  case existential(type: String, ObservedValue)
  /// The handle of a task.
  case task(ObservedTask)
  /// A function with what it captured.
  case closure(ObservedClosure)
  /// A type used as a value.
  case type(String)
  /// Something that is there, and of which nothing else is seen.
  case opaque(String)

  /// The target of a reference that does not keep it alive.
  public enum WeakTarget: Hashable, Sendable {
    /// The object with this number.
    case object(Int)
    /// Nothing.
    case none
    /// An object that has ended.
    case dead
    /// A living object of this type that no strong reference leads to.
    case unreached(String)
  }
}

extension ObservedValue {
  /// The value as it shows in a box's place: alone, or with what else the box has in it.
  func inBox(of type: TypeName, with rest: [ObservedField]) -> ObservedValue {
    let rest = rest.filter { $0.value != .none }
    return rest.isEmpty
      ? self : .structure(type: type.short, [ObservedField(name: "value", value: self)] + rest)
  }
}

/// One associated value of an enum case.
public struct ObservedPayload: Hashable, Sendable {
  /// The label, if it has one.
  public var label: String?

  /// The value.
  public var value: ObservedValue

  /// Makes an associated value.
  public init(label: String? = nil, value: ObservedValue) {
    self.label = label
    self.value = value
  }
}

/// One entry of a dictionary.
public struct ObservedEntry: Hashable, Sendable {
  /// The key.
  public var key: ObservedValue

  /// The value.
  public var value: ObservedValue

  /// Makes an entry.
  public init(key: ObservedValue, value: ObservedValue) {
    self.key = key
    self.value = value
  }
}

/// One stored property and what was seen in it.
public struct ObservedField: Hashable, Sendable {
  /// The property's name as its declaration spells it; a tuple's element has its label or number.
  public var name: String

  /// The value that was seen.
  public var value: ObservedValue

  /// A Boolean value that indicates whether the property is published, its value being that behind
  /// the wrapper.
  public var isPublished: Bool

  /// Makes a field.
  public init(name: String, value: ObservedValue, isPublished: Bool = false) {
    self.name = name
    self.value = value
    self.isPublished = isPublished
  }
}
