import Foundation

extension NotificationCenter {
  /// Lets a method of an object hear notifications, as long as something else keeps the object.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    // The center does not keep the observer, and there is nobody to take the token.
    nonisolated(unsafe) weak let observer = observer
    nonisolated(unsafe) let selector = selector
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      if let observer { selector.perform(on: observer, sender: notification) }
    }
  }
}
