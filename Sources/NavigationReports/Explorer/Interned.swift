/// Values that are kept once each, numbered in the order in which they were met.
struct Interned<Key: Hashable, Value> {
  /// The values, by number.
  private(set) var values: [Value] = []
  private var numbers: [Key: Int] = [:]

  /// Returns the number of the value of a key, which is made when the key is met first.
  mutating func number(of key: Key, _ make: () -> Value) -> Int {
    if let known = numbers[key] { return known }
    let value = make()
    numbers[key] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension Interned {
  /// Returns the number of the value of a key; nil where the key was not met.
  func known(_ key: Key) -> Int? { numbers[key] }
}

extension Interned where Key == Value {
  /// Returns the number of a value.
  mutating func number(of value: Value) -> Int { number(of: value) { value } }
}
