import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at offsets, such as those that `onDelete(perform:)` tells.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves the elements at offsets before the one at another offset, such as those that `onMove(perform:)`
  /// tells.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let numbered = Array(enumerated())
    let moved = numbered.filter { source.contains($0.offset) }
    let rest = numbered.filter { !source.contains($0.offset) }
    let place = rest.firstIndex { $0.offset >= destination } ?? rest.endIndex
    let ordered = rest[..<place] + moved + rest[place...]
    for (index, element) in zip(Array(indices), ordered) { self[index] = element.element }
  }
}
