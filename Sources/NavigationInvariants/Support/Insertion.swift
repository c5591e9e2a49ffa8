import NavigationModel

/// The one element, with all it contains, that views have more than others; or several on one stack.
struct Insertion {
  /// The position of the first one in the views that have it.
  var position: Int

  /// Whether it is presented; else it is a level of a stack.
  var isPresented: Bool

  /// Finds what came; nil when nothing came, or anything else happened.
  ///
  /// - Parameter count: how many elements came, one behind the other in the same container.
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
  /// Whether it is the same element, whatever can be touched and whoever owns it now.
  fileprivate func isLike(_ other: ViewNode) -> Bool {
    guard depth == other.depth, name == other.name else { return false }
    switch (role, other.role) {
    // What presents something contains it for a while.
    case (.composite, .screen), (.screen, .composite): return true
    default: return role == other.role
    }
  }
}
