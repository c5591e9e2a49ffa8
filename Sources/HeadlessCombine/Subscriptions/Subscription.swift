/// The connection of a subscriber to a publisher, through which it asks for values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values, in addition to those that were asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription of which nothing comes.
  public static var empty: any Subscription { NoSubscription.only }
}

/// A subscription of which nothing comes.
final class NoSubscription: Subscription {
  nonisolated(unsafe) static let only = NoSubscription()

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  // An object, and no number: how many were made before is nothing that an app can notice.
  private let object: AnyObject

  final class Token {}

  /// Creates an identity of its own.
  public init() { object = Token() }

  /// Creates the identity of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// The same text for all: identities are compared, and not read.
  public var description: String { "CombineIdentifier" }

  /// Returns a Boolean value that indicates whether two identities are the same.
  public static func == (left: Self, right: Self) -> Bool { left.object === right.object }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// A type with an identity, such as a subscriber.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
