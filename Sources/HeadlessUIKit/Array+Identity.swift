// Loops, not closures: the runtime checks the executor each time the standard library calls a
// closure that is isolated to the main actor.

extension Array where Element: AnyObject {
  /// The index of an object, compared by identity even where the app defines its own equality.
  func place(of object: AnyObject?) -> Int? {
    var index = 0
    while index < count {
      if self[index] === object { return index }
      index += 1
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the list contains an object, compared by
  /// identity.
  func has(_ object: AnyObject?) -> Bool { place(of: object) != nil }

  /// The objects that are not in another list, in order.
  func without(_ others: [Element]) -> [Element] {
    var rest: [Element] = []
    for object in self where !others.has(object) { rest.append(object) }
    return rest
  }

  /// Removes an object from the list.
  mutating func remove(_ object: AnyObject) {
    if let index = place(of: object) { remove(at: index) }
  }

  /// Returns a Boolean value that indicates whether two lists are equal up to the length of the
  /// shorter one.
  func agrees(with other: [Element]) -> Bool {
    var index = 0
    while index < Swift.min(count, other.count) {
      if self[index] !== other[index] { return false }
      index += 1
    }
    return true
  }
}
