import HeadlessUIKit

/// Returns the number of screens on the deepest stack of a window, presented ones included.
@MainActor
public func deepestStack(in window: UIWindow?) -> Int {
  var deepest = 0
  var open = [window?.rootViewController].compactMap { $0 }
  while let controller = open.popLast() {
    if let stack = controller as? UINavigationController {
      deepest = max(deepest, stack.viewControllers.count)
    }
    open += controller.children
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      open.append(presented)
    }
  }
  return deepest
}
