/// A variable of a type whose first value is made when it is first read, in each run anew.
///
/// Swift makes the value of a static variable when code first reads it. Where that asks for something, such
/// as a container of dependencies that the launch fills, a run that made it at its start would ask too early.
/// `verifier adopt` adds this wrapper to variables of that kind.
@propertyWrapper
public struct MadeWhenRead<Value> {
  private let make: () -> Value
  private var made: Value?

  /// Takes how the first value is made, without making it.
  public init(wrappedValue: @autoclosure @escaping @MainActor () -> Value) {
    // Everything of a subject runs on the thread that drives it, also where the variable belongs to no actor.
    make = unsafeBitCast(wrappedValue, to: (() -> Value).self)
  }

  /// The value, which is made now where it was neither read nor set.
  public var wrappedValue: Value {
    mutating get {
      if let made { return made }
      // To make it may read it, which is the app's own mistake and ends on a device, too.
      let value = make()
      made = value
      return value
    }
    set { made = newValue }
  }

  /// Forgets the value: the next one who reads it makes another.
  public mutating func forget() { made = nil }
}
