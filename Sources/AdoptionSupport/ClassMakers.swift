import HeadlessUIKit
import NavigationModel

/// How objects are made of classes that code knows by a metatype alone, as in `Self(nibName: name, bundle: nil)`.
///
/// On a device each class that inherits the platform's initializers can be made so. Swift's own classes can't:
/// of a metatype only initializers that are `required` may be called. `verifier adopt` registers the app's
/// classes, and has such code call ``madeByClass(_:)``.
public enum ClassMakers {
  // Everything of a subject runs on the thread that drives it.
  private nonisolated(unsafe) static var makers: [ObjectIdentifier: () -> AnyObject] = [
    ObjectIdentifier(UIViewController.self): onThread { UIViewController() },
    ObjectIdentifier(UINavigationController.self): onThread { UINavigationController() },
    ObjectIdentifier(UITabBarController.self): onThread { UITabBarController() },
  ]

  /// Says how an object of a class is made.
  public static func register<Class: AnyObject>(
    _ type: Class.Type, _ make: @escaping @MainActor () -> Class
  ) { makers[ObjectIdentifier(type)] = onThread(make) }

  fileprivate static func object(of type: AnyClass) -> AnyObject? {
    makers[ObjectIdentifier(type)]?()
  }

  private static func onThread(_ make: @escaping @MainActor () -> AnyObject) -> () -> AnyObject {
    unsafeBitCast(make, to: (() -> AnyObject).self)
  }
}

/// Makes an object of a class, as the platform's own initializers would.
///
/// Ends the process where nobody registered how: the system's fault, and not the app's.
public func madeByClass<Class: AnyObject>(_ type: Class.Type) -> Class {
  guard let made = ClassMakers.object(of: type) as? Class else {
    HeadlessPlatform.end(forLackOf: .noMaker(of: "\(type)"))
  }
  return made
}

extension String {
  fileprivate static func noMaker(of name: String) -> String {
    "An object of the class '\(name)' is made by a metatype, and none can be made up. Say how by "
      + "'ClassMakers.register(\(name).self) { … }' in the system."
  }
}
