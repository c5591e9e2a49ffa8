import NavigationModel

extension Array where Element == ViewNode {
  /// Returns a Boolean value that indicates whether a person reaches a live screen by going back:
  /// by popping or dismissing what covers it.
  ///
  /// A screen in a tab that is not selected is reached by selecting the tab, which is not going
  /// back, unless it is covered there too.
  func isReachedByGoingBack(_ position: Int) -> Bool {
    var isInHiddenTab = false
    var child = position
    while let parent = parent(of: child) {
      switch self[parent].role {
      case .stack:
        if nextSibling(of: child) != nil { return true }
      case .tabs(let selected):
        isInHiddenTab = isInHiddenTab || index(amongSiblings: child, in: parent) != selected
      case .composite, .screen, .presentation:
        break
      }
      child = parent
    }
    return !self[position].isHittable && !isInHiddenTab
  }

  /// Returns a Boolean value that indicates whether a stack shows something above a live screen.
  func isCoveredInStack(_ position: Int) -> Bool {
    var child = position
    while let parent = parent(of: child) {
      if case .presentation = self[child].role { return false }
      if case .stack = self[parent].role, nextSibling(of: child) != nil { return true }
      child = parent
    }
    return false
  }

  /// The positions of the elements directly within one.
  func children(of position: Int) -> [Int] {
    descendants(of: position).filter { self[$0].depth == self[position].depth + 1 }
  }

  /// The positions of all elements within one.
  func descendants(of position: Int) -> Range<Int> {
    let end = self[(position + 1)...].firstIndex { $0.depth <= self[position].depth }
    return (position + 1)..<(end ?? count)
  }

  /// The positions of the elements in the same container, the element itself among them.
  func siblings(of position: Int) -> [Int] {
    parent(of: position).map { children(of: $0) }
      ?? indices.filter { self[$0].depth == self[position].depth }
  }

  /// The position of the element that contains another.
  private func parent(of position: Int) -> Int? {
    self[..<position].lastIndex { $0.depth < self[position].depth }
  }

  /// The position of the next element in the same container; what is presented does not count.
  private func nextSibling(of position: Int) -> Int? {
    let depth = self[position].depth
    return self[(position + 1)...].prefix { $0.depth >= depth }.firstIndex {
      if case .presentation = $0.role { false } else { $0.depth == depth }
    }
  }

  /// Returns the number of elements of a container before one of them.
  private func index(amongSiblings position: Int, in parent: Int) -> Int {
    self[(parent + 1)..<position].count { $0.depth == self[position].depth }
  }
}
