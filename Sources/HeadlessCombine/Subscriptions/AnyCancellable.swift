import NavigationModel

/// A subscription's owner: who releases it ends the subscription.
public final class AnyCancellable: Cancellable, PlatformSubscription {
  private var action: (() -> Void)?
  private let subscription: (any PlatformSubscription)?
  private var ordinal = 0
  private var isHashed = false

  /// Makes an owner that runs a closure when cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
    subscription = nil
  }

  /// Makes an owner of something that can be cancelled.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
    subscription = canceller as? any PlatformSubscription
  }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { isLive ? subscription?.source : nil }

  /// Whether the subscription still delivers.
  public var isLive: Bool { action != nil && subscription?.isLive ?? true }

  /// Ends the subscription.
  public func cancel() {
    guard let action else { return }
    self.action = nil
    action()
  }

  deinit { cancel() }
}

extension AnyCancellable {
  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    if !isHashed { ordinal = set.count }
    set.insert(self)
  }

  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }
}

extension AnyCancellable: Hashable {
  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the order of storing, which no run changes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

  /// A set releases its members in the order of their buckets. With a seed or an address in the
  /// hash, that order and all that follows from it would differ from run to run, so a member's
  /// bucket is its place in the order of storing.
  public func _rawHashValue(seed: Int) -> Int {
    isHashed = true
    return ordinal
  }
}
