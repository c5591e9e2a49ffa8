/// A walk over the objects that roots lead to.
protocol ObjectWalk: AnyObject {
  /// A hash of what the last walk saw.
  var fingerprint: ObservationFingerprint { get }

  /// The objects and values that the last walk saw.
  var graph: ObservedGraph { get }

  /// The objects that the last walk reached, in the order of their numbers.
  var reachedObjects: [AnyObject] { get }

  /// The number of them that roots lead to which do not come later.
  var firstCount: Int { get }

  /// Walks what the roots lead to; what was walked before is forgotten.
  ///
  /// - Parameter later: roots of which what only they lead to has the last numbers.
  func run(_ roots: [AnyObject?], then later: [AnyObject])
}

extension ObjectWalk {
  /// Walks what the roots lead to; what was walked before is forgotten.
  func run(_ roots: [AnyObject?]) { run(roots, then: []) }
}
