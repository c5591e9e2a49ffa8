/// Looks at live objects and tells whether anything about them changed.
///
/// The walk starts at the roots, follows strong references through stored properties, private and
/// inherited ones included, and numbers the objects in the order in which it meets them. Neither
/// addresses nor the order of building or hashing show: equal content gives equal fingerprints in
/// every process.
///
/// ```swift
/// let observer = ObjectObserver()
/// let before = observer.observe([coordinator])
/// coordinator.open(.cart)
/// observer.observe([coordinator]) == before  // false
/// ```
///
/// What closures captured is seen where their contexts say how it is stored. Objects in a set that look alike in all that they lead to
/// are numbered in no particular order.
///
/// An observer belongs to the thread on which the observed objects live.
package final class ObjectObserver {
  /// Called with every object that an observation reaches, and its number.
  package var didReach: ((AnyObject, Int) -> Void)?

  private let walk: any ObjectWalk

  /// Makes an observer.
  package init(options: ObservationOptions = ObservationOptions()) {
    walk = ObservationMethod.ofProcess.walk(options)
  }

  /// Observes what the roots lead to, and returns a hash of it.
  ///
  /// - Parameter later: roots of which what only they lead to has the last numbers.
  package func observe(
    _ roots: [AnyObject?], then later: [AnyObject] = []
  ) -> ObservationFingerprint {
    walk.run(roots, then: later)
    tellReached()
    return walk.fingerprint
  }

  /// Observes what the roots lead to, and returns everything that was seen.
  ///
  /// - Parameter later: roots of which what only they lead to has the last numbers.
  package func describe(_ roots: [AnyObject?], then later: [AnyObject] = []) -> ObservedGraph {
    walk.run(roots, then: later)
    tellReached()
    return walk.graph
  }

  /// The objects that the last observation reached, in the order of their numbers.
  ///
  /// Valid only while nothing has happened to the objects since.
  package var reachedObjects: [AnyObject] { walk.reachedObjects }

  /// The reached objects to which other roots led than those that came later.
  package var firstObjects: [AnyObject] { Array(walk.reachedObjects.prefix(walk.firstCount)) }

  private func tellReached() {
    guard let didReach else { return }
    for (number, object) in walk.reachedObjects.enumerated() { didReach(object, number) }
  }
}
