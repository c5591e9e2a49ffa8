import NavigationModel

/// Controllers that a file describes.
///
/// Files are not read: whoever declares the system says what they hold, with ``register``.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  private static var makers: [String: [String: @MainActor () -> UIViewController]] = [:]
  private static let initial = ""

  /// Creates a storyboard of a name.
  public init(name: String, bundle: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says how a controller of a storyboard is made.
  ///
  /// - Parameters:
  ///   - identifier: the controller's identifier; `nil` for the one with which the storyboard begins.
  ///   - storyboard: the storyboard's name.
  public static func register(
    _ identifier: String?, in storyboard: String,
    _ make: @escaping @MainActor () -> UIViewController
  ) { makers[storyboard, default: [:]][identifier ?? initial] = make }

  /// Makes the controller with which the storyboard begins; `nil` if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    UIStoryboard.makers[name]?[UIStoryboard.initial].map { UIStoryboard.autoreleased($0()) }
  }

  /// Makes the controller with an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = UIStoryboard.makers[name]?[identifier] else {
      fatalError(.unknownIdentifier(identifier, in: name))
    }
    return UIStoryboard.autoreleased(make())
  }

  /// A controller that a weak property alone keeps until the event has been handled.
  private static func autoreleased(_ controller: UIViewController) -> UIViewController {
    HeadlessPlatform.autorelease(controller)
    return controller
  }

  /// Makes the controller with an identifier.
  ///
  /// - Parameter creator: makes the controller in the file's place, as it may with an initializer of its
  ///   own; where it returns nil, the file's is made.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard UIStoryboard.makers[name]?[identifier] != nil else {
      fatalError(.unknownIdentifier(identifier, in: name))
    }
    return made(by: creator, else: { instantiateViewController(withIdentifier: identifier) })
  }

  /// Makes the controller with which the storyboard begins; `nil` if there is none.
  ///
  /// - Parameter creator: makes the controller in the file's place; where it returns nil, the file's is made.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard UIStoryboard.makers[name]?[UIStoryboard.initial] != nil else { return nil }
    return made(by: creator, else: { instantiateInitialViewController()! })
  }

  /// The controller that a creator makes, or else the file's, which has to be of the class that is asked for.
  private func made<Controller: UIViewController>(
    by creator: ((NSCoder) -> Controller?)?, else make: () -> UIViewController
  ) -> Controller {
    if let made = creator?(NSCoder()) {
      HeadlessPlatform.autorelease(made)
      return made
    }
    let controller = make()
    guard let expected = controller as? Controller else {
      fatalError(.otherClass(controller, than: "\(Controller.self)"))
    }
    return expected
  }
}

@MainActor
extension String {
  fileprivate static func unknownIdentifier(_ identifier: String, in storyboard: String) -> String {
    "Storyboard (\(storyboard)) doesn't contain a view controller with identifier '\(identifier)'"
  }

  fileprivate static func otherClass(_ controller: UIViewController, than name: String) -> String {
    "The storyboard's controller (\(controller.screenName)) is no \(name)"
  }
}
