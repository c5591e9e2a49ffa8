import NavigationModel

/// The element, with everything in it, that was added to the views; or several elements on one
/// stack.
struct Insertion {
  /// The position of the first added element in the new views.
  var position: Int

  /// A Boolean value that indicates whether the element is presented. Otherwise it is a level of a
  /// stack.
  var isPresented: Bool

  /// Finds the added elements; fails if nothing was added, or if anything else changed.
  ///
  /// - Parameter count: the number of elements that were added one after the other to the same
  ///   container.
  init?(of count: Int = 1, from old: [ViewNode], to new: [ViewNode]) {
    let shared = zip(old, new).prefix { $0.isLike($1) }.count
    guard new.count > old.count, shared < new.count else { return nil }
    let depth = new[shared].depth
    var end = shared
    for _ in 0..<count {
      guard end < new.count, new[end].depth == depth else { return nil }
      end = new[(end + 1)...].firstIndex { $0.depth <= depth } ?? new.count
    }
    guard end - shared == new.count - old.count,
      zip(old[shared...], new[end...]).allSatisfy({ $0.isLike($1) })
    else { return nil }
    position = shared
    if case .presentation = new[shared].role {
      isPresented = true
      return
    }
    isPresented = false
    guard let parent = new[..<shared].last(where: { $0.depth < depth }), parent.role == .stack
    else { return nil }
  }
}

extension ViewNode {
  /// Returns a Boolean value that indicates whether it is the same element, whoever owns it and
  /// whatever can be tapped.
  fileprivate func isLike(_ other: ViewNode) -> Bool {
    guard depth == other.depth, name == other.name else { return false }
    switch (role, other.role) {
    // A screen that presents something contains it for a while.
    case (.composite, .screen), (.screen, .composite): return true
    default: return role == other.role
    }
  }
}
