import AdaptiveCoordinator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The app as the verifier drives it, before and after its launch.
@MainActor
final class ColorBookSubject {
  private let fixes: Fixes
  private(set) var app: ColorBookApp?

  init(fixes: Fixes) { self.fixes = fixes }

  func launch(link: [String]?) { app = ColorBookApp(link: link, fixes: fixes) }

  /// The stack of the window.
  var container: StackContainer? { app?.root.basicViewController }

  /// The screens on the stack, root first, and then what is presented.
  var screens: [UIViewController] {
    guard let container else { return [] }
    return container.viewControllers + (container.presentedViewController.map { [$0] } ?? [])
  }

  /// The names of the screens that a person sees.
  var visibleScreens: [String] {
    app?.window.hierarchy().filter { $0.role == .screen && $0.isHittable }.map(\.name) ?? []
  }

  /// The coordinators of the tree, parents first.
  var coordinators: [AnyCoordinator] { app.map { Self.tree(from: $0.root) } ?? [] }

  private static func tree(from coordinator: AnyCoordinator) -> [AnyCoordinator] {
    [coordinator] + coordinator.childCoordinators.flatMap { tree(from: $0) }
  }

  /// The screen at a place: a level of the stack, or what is presented.
  func screen(at place: ScreenPlace) -> UIViewController? {
    guard let container else { return nil }
    switch place {
    case .level(let level):
      let stack = container.viewControllers
      return stack.indices.contains(level) ? stack[level] : nil
    case .presented:
      return container.presentedViewController
    }
  }

  /// Returns a Boolean value that indicates whether a screen shows a control that a person can
  /// touch.
  func offers(_ control: String?, on screen: UIViewController) -> Bool {
    guard let control, let app else { return false }
    return app.window.hierarchy().contains {
      $0.isHittable && $0.objects.contains { $0 === screen } && $0.controls.contains(control)
    }
  }
}

/// The place of a screen in the window.
enum ScreenPlace: Hashable {
  case level(Int)
  case presented

  var word: String {
    switch self {
    case .level(let level): "level \(level)"
    case .presented: "the sheet"
    }
  }
}
