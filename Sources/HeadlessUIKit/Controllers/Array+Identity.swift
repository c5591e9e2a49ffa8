// Loops, not closures: a closure of the main actor that is handed to the standard library asks the
// runtime each time whether it is the main actor's turn.

extension Array where Element: AnyObject {
  /// The place of the very object, whatever the app takes for equal.
  func place(of object: AnyObject?) -> Int? {
    var index = 0
    while index < count {
      if self[index] === object { return index }
      index += 1
    }
    return nil
  }

  /// Whether the very object is in the list.
  func has(_ object: AnyObject?) -> Bool { place(of: object) != nil }

  /// The objects that are not in another list, in order.
  func without(_ others: [Element]) -> [Element] {
    var rest: [Element] = []
    for object in self where !others.has(object) { rest.append(object) }
    return rest
  }

  /// Takes an object out of the list.
  mutating func remove(_ object: AnyObject) {
    if let index = place(of: object) { remove(at: index) }
  }

  /// Whether the lists are the same as far as the shorter one goes.
  func agrees(with other: [Element]) -> Bool {
    var index = 0
    while index < Swift.min(count, other.count) {
      if self[index] !== other[index] { return false }
      index += 1
    }
    return true
  }
}
