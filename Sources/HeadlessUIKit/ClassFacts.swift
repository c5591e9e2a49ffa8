import HeadlessCombine
import NavigationModel

/// The properties of a class of controllers, determined once.
@MainActor
final class ClassFacts {
  enum Kind { case plain, stack, tabs, columns, pages, alert }

  let name: String
  let kind: Kind

  /// A Boolean value that indicates whether controllers of the class show views of SwiftUI.
  let hosts: Bool

  /// A Boolean value that indicates whether there was a controller of such a class.
  private(set) static var hasMetHost = false

  /// A Boolean value that indicates whether the class belongs to the app and not to the platform.
  let isOfApp: Bool

  private static var known: [ObjectIdentifier: ClassFacts] = [:]
  private static let ownModule = module(of: UIViewController.self)

  static func of(_ type: UIViewController.Type) -> ClassFacts {
    if let facts = known[ObjectIdentifier(type)] { return facts }
    let facts = ClassFacts(type)
    known[ObjectIdentifier(type)] = facts
    return facts
  }

  private init(_ type: UIViewController.Type) {
    name = TypeNames.baseName(of: type)
    isOfApp = Self.module(of: type) != Self.ownModule
    hosts = type is any HostsWindow.Type
    if hosts { Self.hasMetHost = true }
    kind =
      switch type {
      case is UINavigationController.Type: .stack
      case is UITabBarController.Type: .tabs
      case is UISplitViewController.Type: .columns
      case is UIPageViewController.Type: .pages
      case is UIAlertController.Type, is UIActivityViewController.Type: .alert
      default: .plain
      }
  }

  private static func module(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
