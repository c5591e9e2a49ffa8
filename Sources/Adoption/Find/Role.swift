#if Adopt
/// The part that a type of an app plays in its navigation.
enum Role: Hashable {
  /// It navigates, and decides where to.
  case coordinator
  /// It navigates to where others say.
  case router
  /// A controller that contains others: a stack, tabs, columns.
  case container
  /// A view controller.
  case screen
  /// A view of UIKit.
  case view
  /// A view of SwiftUI.
  case swiftUIView
  /// The app's or a scene's delegate, or the `App`.
  case entry
  /// It makes coordinators or screens.
  case builder
  /// Anything else.
  case other
}

extension Project {
  /// A Boolean value that indicates whether a type is a view of SwiftUI that shows what it makes of UIKit.
  func isRepresentable(_ name: String) -> Bool {
    !PlatformNames.representables.isDisjoint(with: ancestors(of: name))
  }

  /// A Boolean value that indicates whether views follow what changes in the objects of a class.
  func isObserved(_ name: String) -> Bool {
    guard let type = type(name), type.kind == .class else { return false }
    return type.syntax.attributeNames.contains("Observable")
      || ancestors(of: name).contains("ObservableObject")
  }
}

/// The names of the platform's types that say what their subclasses are.
enum PlatformNames {
  static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  static let controllers = PlatformClasses.controllers.union(["UIHostingController"])

  static let views = PlatformClasses.views

  /// Views of SwiftUI that show what they make of UIKit.
  static let representables: Set = ["UIViewControllerRepresentable", "UIViewRepresentable"]

  static let entries: Set = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App",
  ]

  /// Protocols by which the platform tells an object that what is on screen changes.
  static let navigationDelegates: Set = [
    "UIAdaptivePresentationControllerDelegate", "UINavigationControllerDelegate",
    "UITabBarControllerDelegate", "UISplitViewControllerDelegate",
  ]

  /// What a type needs that keeps values in the user's defaults and does nothing else.
  static let ofStores: Set = [
    "AnyCancellable", "AnyObject", "AnyPublisher", "Any", "AppStorage", "Array", "Bool", "Bundle",
    "Calendar", "Codable", "CodingKey", "CodingKeys", "CurrentValueSubject", "Data", "Date",
    "Decodable", "Dictionary", "DispatchQueue", "Double", "Encodable", "Equatable", "Error",
    "Float", "Hashable", "Identifiable", "Int", "JSONDecoder", "JSONEncoder", "Locale", "MainActor",
    "NSObject", "Never",
    "Notification", "NotificationCenter", "ObservableObject", "Optional", "PassthroughSubject",
    "Published", "Result", "Self", "Sendable", "Set", "String", "TimeInterval", "URL", "UUID",
    "UserDefaults", "Void",
  ]

  /// Methods whose calls change what is on screen.
  static let navigating: Set = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "present", "dismiss", "push", "pop", "popToRoot", "setRoot",
    "setRootModule", "popModule", "dismissModule", "presentCoordinator", "pushCoordinator",
    "makeKeyAndVisible", "showDetailViewController", "trigger", "performSegue",
  ]

  /// Methods by which a screen shows another one, or closes itself.
  static let steps: Set = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "present", "dismiss", "showDetailViewController", "performSegue",
  ]

  /// Properties whose change changes what is on screen.
  static let navigated: Set = [
    "viewControllers", "rootViewController", "path", "navigationPath", "selectedIndex",
  ]

  /// A Boolean value that indicates whether a property holds what is presented.
  static func isPresentation(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["sheet", "fullscreencover", "presented"].contains { name.contains($0) }
  }

  /// Classes of the platform and of libraries that keep who listens, or what they made.
  static let keeping: Set = [
    "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject",
    "PublishRelay", "BehaviorRelay", "NotificationCenter", "Container",
  ]

  /// Types whose values mean nothing for navigation.
  static let values: Set = [
    "String", "Int", "Double", "Float", "Bool", "URL", "Date", "Data", "CGFloat", "TimeInterval",
  ]

  /// Types of properties through which a type navigates.
  static let means: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIWindow",
    "NavigationPath",
  ]
}
#endif
