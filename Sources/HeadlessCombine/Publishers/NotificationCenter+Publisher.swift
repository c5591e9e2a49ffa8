import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, which never ends.
  public struct Publisher: HeadlessPublisher {
    /// The kind of values that are sent.
    public typealias Output = Notification

    /// The kind of error with which the publisher may fail.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object whose notifications are sent; `nil` for those of all.
    public let object: AnyObject?

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { nil }

    /// Attaches a receiver, which hears what is posted until it is cancelled.
    public func attach(_ downstream: Downstream<Notification, Never>) -> any Cancellable {
      // Notifications arrive where they are posted, as on Apple's systems.
      nonisolated(unsafe) let downstream = downstream
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        downstream.receive($0)
      }
      return NotificationObservation(center: center, token: token)
    }
  }
}

/// A subscription to notifications.
final class NotificationObservation: Cancellable {
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  func cancel() {
    token.map(center.removeObserver)
    token = nil
  }
}
