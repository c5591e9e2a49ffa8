import NavigationModel

/// What hears of the calls that the platform makes to a responder.
///
/// There is no runtime here in which a library could put a method of its own in the place of the responder's,
/// as RxCocoa does for `sentMessage` and `methodInvoked`. So the platform tells of its calls itself: of those
/// for the stages of a controller's life and appearance and its moves to a parent, and of a window's
/// `makeKeyAndVisible()`.
@MainActor
final class ResponderListeners {
  final class Listener {
    let method: String
    let isAfter: Bool
    let hear: ([Any]) -> Void

    fileprivate init(_ method: String, isAfter: Bool, _ hear: @escaping ([Any]) -> Void) {
      (self.method, self.isAfter, self.hear) = (method, isAfter, hear)
    }
  }

  fileprivate var all: [Listener] = []

  /// How many listen.
  var count: Int { all.count }

  fileprivate func tell(_ method: String, isAfter: Bool, _ arguments: [Any]) {
    for listener in all where listener.method == method && listener.isAfter == isAfter {
      listener.hear(arguments)
    }
  }
}

extension UIResponder {
  /// Hears of each call that the platform makes to a method of the responder, with its arguments.
  ///
  /// - Parameter isAfter: A Boolean value that indicates whether the closure is called when the method has
  ///   returned, instead of before it is called.
  /// - Returns: what ends it.
  public final func hear(
    of selector: Selector, isAfter: Bool, _ hear: @escaping ([Any]) -> Void
  ) -> @MainActor () -> Void {
    let listeners = listeners ?? ResponderListeners()
    self.listeners = listeners
    let listener = ResponderListeners.Listener(selector.baseName, isAfter: isAfter, hear)
    listeners.all.append(listener)
    return { [weak listeners, weak listener] in listeners?.all.removeAll { $0 === listener } }
  }

  /// Calls a method of the responder, and tells who listens to it.
  final func send(_ method: String, _ arguments: @autoclosure () -> [Any], _ call: () -> Void) {
    guard let listeners else { return call() }
    let arguments = arguments()
    listeners.tell(method, isAfter: false, arguments)
    call()
    listeners.tell(method, isAfter: true, arguments)
  }
}

extension UIViewController {
  final func sendWillMove(toParent parent: UIViewController?) {
    send("willMove", [parent ?? NSNull()]) { willMove(toParent: parent) }
  }

  final func sendDidMove(toParent parent: UIViewController?) {
    send("didMove", [parent ?? NSNull()]) { didMove(toParent: parent) }
  }
}
