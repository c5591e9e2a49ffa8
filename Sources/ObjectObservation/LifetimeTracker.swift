import CSwiftRuntime

/// Finds objects that outlive their use: alive, but reached from nowhere.
///
/// Tracked objects are pinned without being kept alive: their memory, and with it their address,
/// stays theirs until the tracker has noticed their end. Native Swift objects only.
///
/// ```swift
/// _ = observer.observe([coordinator])
/// let orphans = tracker.orphans(besides: observer.reachedObjects)
/// ```
package final class LifetimeTracker {
  private let pins = nav_pins_make()

  /// Makes a tracker that knows no object.
  package init() {}

  deinit { nav_pins_free(pins) }

  /// Remembers an object; one that is remembered already stays where it is in the order.
  package func track(_ object: AnyObject) {
    nav_pins_add(pins, Unmanaged.passUnretained(object).toOpaque())
  }

  /// Returns a Boolean value that indicates whether an object is remembered.
  package func tracks(_ object: AnyObject) -> Bool {
    nav_pins_has(pins, Unmanaged.passUnretained(object).toOpaque())
  }

  /// Remembers the reached objects, forgets those that have ended, and finds those among the
  /// remembered that are alive but not reached.
  ///
  /// - Returns: the orphans, oldest first.
  package func orphans(besides reached: [AnyObject]) -> [AnyObject] {
    lookFor(besides: reached).orphans
  }

  /// Finds the orphans, and tells whether any of the remembered objects has ended meanwhile.
  package func lookFor(besides reached: [AnyObject]) -> (orphans: [AnyObject], someEnded: Bool) {
    withAddresses(of: reached) { addresses in
      for address in addresses { nav_pins_add(pins, address) }
    }
    let count = nav_pins_count(pins)
    let left = nav_pins_sweep(pins)
    return (unreached(reached, among: left), left < count)
  }

  /// Forgets the objects that have ended, and finds those that are alive but not reached.
  ///
  /// - Returns: the orphans, oldest first.
  package func sweep(reached: Set<ObjectIdentifier>) -> [AnyObject] {
    let count = nav_pins_sweep(pins)
    return (0..<count).compactMap { position in
      let object = self.object(at: position)
      return reached.contains(ObjectIdentifier(object)) ? nil : object
    }
  }

  /// Returns the number of tracked objects of exactly this class that are alive.
  package func liveCount(of type: AnyClass) -> Int {
    (0..<nav_pins_sweep(pins)).count { Swift.type(of: object(at: $0)) == type }
  }

  /// The number of tracked objects that are alive.
  package var liveCount: Int { nav_pins_sweep(pins) }

  /// Forgets all objects.
  package func reset() { nav_pins_clear(pins) }

  private func unreached(_ reached: [AnyObject], among count: Int) -> [AnyObject] {
    withAddresses(of: reached) { nav_pins_mark(pins, $0.baseAddress, $0.count) }
    var orphans: [AnyObject] = []
    var position = nav_pins_next_unmarked(pins, 0)
    while position < count {
      orphans.append(object(at: position))
      position = nav_pins_next_unmarked(pins, position + 1)
    }
    return orphans
  }

  private func object(at position: Int) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(nav_pins_object(pins, position)).takeUnretainedValue()
  }

  /// Native objects are their addresses: no need to touch their reference counts.
  private func withAddresses(
    of objects: [AnyObject], _ body: (UnsafeBufferPointer<UnsafeRawPointer>) -> Void
  ) {
    objects.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: UnsafeRawPointer.self, body)
    }
  }
}
