/// A property wrapper for a value that belongs to a view's place and outlives the view structs
/// there.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  fileprivate var initial: Value
  fileprivate var box: StateBox<Value>?

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value. A write before the view has a place is ignored.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property without an initial value.
  public init() { initial = nil }
}

/// The storage of a state property.
final class StateBox<Value> {
  private(set) var value: Value
  private let handle: NodeHandle

  @MainActor
  init(_ value: Value, in node: Node) {
    self.value = value
    handle = node.handle
  }

  func write(_ newValue: Value) {
    let isSame = Self.areEqual(value, newValue)
    value = newValue
    if !isSame { handle.invalidate() }
  }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return isEqual(left, right)
  }

  private static func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool {
    left == right as? T
  }
}

extension State: InstalledProperty {
  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node) {
    let field = field.assumingMemoryBound(to: State.self)
    let box =
      slot.map { unsafeDowncast($0, to: StateBox<Value>.self) }
      ?? StateBox(field.pointee.initial, in: node)
    slot = box
    field.pointee.box = box
    // An object that a later render has made is read by nothing, and goes: what closures capture of the view
    // would tell how often it was rendered.
    if content == .object { field.pointee.initial = box.value }
  }

  static var content: PropertyContent { Value.self is AnyObject.Type ? .object : .value }

  static func object(in slot: AnyObject?) -> AnyObject? {
    // A cast would ask whether the value can be bridged.
    slot.map { slot in
      unsafeBitCast(unsafeDowncast(slot, to: StateBox<Value>.self).value, to: AnyObject.self)
    }
  }

  static func object(broughtIn field: UnsafeRawPointer) -> AnyObject? {
    guard content == .object else { return nil }
    // A cast would ask whether the value can be bridged.
    return unsafeBitCast(
      field.assumingMemoryBound(to: State.self).pointee.initial, to: AnyObject.self)
  }

  static func value(in slot: AnyObject?) -> Any? {
    slot.map { unsafeDowncast($0, to: StateBox<Value>.self).value }
  }

  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { true }
}
