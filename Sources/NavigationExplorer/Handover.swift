import Foundation

/// A value that one thread gives to another, once.
final class Handover<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the condition's lock guards the value.
  private let condition = NSCondition()
  private var value: Value?

  /// Gives the value; a second one is ignored.
  func give(_ given: Value) {
    condition.withLock {
      if value == nil { value = given }
      condition.signal()
    }
  }

  /// Waits for the value.
  func take() -> Value {
    condition.withLock {
      while value == nil { condition.wait() }
      return value!
    }
  }
}
