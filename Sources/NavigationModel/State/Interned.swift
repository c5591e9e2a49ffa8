/// Distinct values and their numbers, in the order in which they were met.
package struct Interned<Value: Hashable> {
  private var numbers: [Value: UInt32] = [:]
  package private(set) var values: [Value] = []

  /// Makes a collection without values.
  package init() {}

  /// Returns the value's number, a new one when it was not met before.
  package mutating func number(of value: Value) -> UInt32 {
    if let known = numbers[value] { return known }
    let number = UInt32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  /// Returns the value's number, if it was met.
  package func knownNumber(of value: Value) -> UInt32? { numbers[value] }

  package subscript(number: UInt32) -> Value { values[Int(number)] }
}
