import Foundation
import HeadlessUIKit

/// A controller with which the storyboard of its name begins, as the library Reusable has it.
@MainActor @preconcurrency
public protocol ReusableStoryboardBased: AnyObject {
  /// The storyboard.
  static var sceneStoryboard: UIStoryboard { get }
}

extension ReusableStoryboardBased {
  /// The storyboard with the name of the class.
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: nil)
  }
}

extension ReusableStoryboardBased where Self: UIViewController {
  /// Makes the controller with which the storyboard begins.
  public static func instantiate() -> Self {
    let made = sceneStoryboard.instantiateInitialViewController()
    guard let controller = made as? Self else { fatalError(.isNot(made, "\(self)")) }
    return controller
  }
}

/// A controller with an identifier in a storyboard that it names, as the library Reusable has it.
@MainActor @preconcurrency
public protocol ReusableSceneBased: AnyObject {
  /// The storyboard.
  static var sceneStoryboard: UIStoryboard { get }

  /// The identifier.
  static var sceneIdentifier: String { get }
}

extension ReusableSceneBased {
  /// The name of the class.
  public static var sceneIdentifier: String { String(describing: self) }
}

extension ReusableSceneBased where Self: UIViewController {
  /// Makes the controller with the identifier.
  public static func instantiate() -> Self {
    let made = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier)
    guard let controller = made as? Self else { fatalError(.isNot(made, "\(self)")) }
    return controller
  }
}

/// What is taken up again for another row, as the library Reusable has it.
@MainActor @preconcurrency
public protocol ReusableRow: AnyObject {
  /// The identifier by which lists know it.
  static var reuseIdentifier: String { get }
}

extension ReusableRow {
  /// The name of the class.
  public static var reuseIdentifier: String { String(describing: self) }
}

extension String {
  fileprivate static func isNot(_ made: UIViewController?, _ expected: String) -> String {
    "The storyboard holds \(made.map { "a \(type(of: $0))" } ?? "nothing") in the place of '\(expected)'."
  }
}
