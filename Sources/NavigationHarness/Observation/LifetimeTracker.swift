import CSwiftRuntime

/// Finds objects that outlive their use: alive, but reached from nowhere.
///
/// Tracked objects are pinned without being kept alive: their memory, and with it their address,
/// stays theirs until the tracker has noticed their end. Native Swift objects only.
///
/// ```swift
/// tracker.track(coordinator)
/// let orphans = tracker.sweep(reached: Set(observer.reachedObjects.map(ObjectIdentifier.init)))
/// ```
public final class LifetimeTracker {
  private struct Pin {
    let address: UnsafeMutableRawPointer
    let type: ObjectIdentifier
  }

  /// In the order of birth, as far as the tracker was told.
  private var pins: [Pin] = []
  private var tracked: Set<UnsafeMutableRawPointer> = []

  /// Makes a tracker that knows no object.
  public init() {}

  deinit { releaseAll() }

  /// Remembers an object; one that is remembered already stays where it is in the order.
  public func track(_ object: AnyObject) {
    let address = Unmanaged.passUnretained(object).toOpaque()
    guard tracked.insert(address).inserted else { return }
    swift_unownedRetain(address)
    pins.append(Pin(address: address, type: ObjectIdentifier(type(of: object))))
  }

  /// Forgets the objects that have ended, and finds those that are alive but not reached.
  ///
  /// - Returns: the orphans, oldest first.
  public func sweep(reached: Set<ObjectIdentifier>) -> [AnyObject] {
    forgetEnded()
    return pins.compactMap { pin in
      let object = Unmanaged<AnyObject>.fromOpaque(pin.address).takeUnretainedValue()
      return reached.contains(ObjectIdentifier(object)) ? nil : object
    }
  }

  /// How many tracked objects of exactly this class are alive.
  public func liveCount(of type: AnyClass) -> Int {
    forgetEnded()
    return pins.count { $0.type == ObjectIdentifier(type) }
  }

  /// How many tracked objects are alive.
  public var liveCount: Int {
    forgetEnded()
    return pins.count
  }

  /// Forgets all objects.
  public func reset() {
    releaseAll()
    pins.removeAll(keepingCapacity: true)
    tracked.removeAll(keepingCapacity: true)
  }

  private func forgetEnded() {
    pins.removeAll { pin in
      guard swift_isDeallocating(pin.address) else { return false }
      tracked.remove(pin.address)
      swift_unownedRelease(pin.address)
      return true
    }
  }

  private func releaseAll() {
    for pin in pins { swift_unownedRelease(pin.address) }
  }
}
