import NavigationModel

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity; a second call does nothing.
  func cancel()
}

/// The result of a subscription that ended before it was returned.
struct NothingToCancel: Cancellable {
  func cancel() {}
}

/// Several subscriptions that are cancelled together.
struct CancelAll: Cancellable {
  let all: [any Cancellable]

  func cancel() { for each in all { each.cancel() } }
}

/// An owner of a subscription. Releasing it ends the subscription.
public final class AnyCancellable: Cancellable, PlatformSubscription {
  private var action: (() -> Void)?
  private let subscription: (any PlatformSubscription)?

  /// The place that subscribes, where it is known.
  public let place: SubscriptionPlace?
  private var ordinal = 0
  private var isHashed = false

  /// Creates an owner that runs a closure when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
    subscription = nil
    place = nil
  }

  /// Creates an owner of something that can be cancelled.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
    subscription = canceller as? any PlatformSubscription
    place = subscription?.place
  }

  /// Creates an owner of a subscription that a place in the source makes.
  init<C: Cancellable & PlatformSubscription>(_ subscription: C, at place: SubscriptionPlace) {
    action = subscription.cancel
    self.subscription = subscription
    self.place = place
  }

  /// The storage or subject at the upstream end.
  public var source: AnyObject? { isLive ? subscription?.source : nil }

  /// A Boolean value that indicates whether the subscription is active.
  public var isLive: Bool { action != nil && subscription?.isLive ?? true }

  /// The memory of the operators between source and receiver, in words.
  public var memory: String { isLive ? subscription?.memory ?? "" : "" }

  /// Ends the subscription.
  public func cancel() {
    guard let action else { return }
    self.action = nil
    action()
  }

  deinit { cancel() }
}

extension AnyCancellable {
  /// Stores the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    if !isHashed { ordinal = set.count }
    set.insert(self)
  }

  /// Stores the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }
}

extension AnyCancellable: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the position in the order of storing, which is the same in every run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

  /// A set releases its members in the order of their buckets. With a seed or an address in the
  /// hash, that order and everything that follows from it would differ from run to run, so the
  /// bucket of a member is its position in the order of storing.
  public func _rawHashValue(seed: Int) -> Int {
    isHashed = true
    return ordinal
  }
}
