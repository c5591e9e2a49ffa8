import HeadlessCombine

/// What the platform remembers of controllers that shows in no list of screens, but in what happens
/// next.
extension UIViewController {
  final var ownState: [(name: String, value: Any)] {
    var state: [(name: String, value: Any)] = []
    if isModalInPresentation { state.append(("isModalInPresentation", true)) }
    switch self {
    case let controller as UINavigationController:
      if let running = controller.transition {
        state.append(("transition", running.isInteractive ? "swipe" : "running"))
      } else if controller.stack.last !== controller.shown {
        state.append(("shown", controller.shown?.screenName ?? ""))
      }
      append(controller.delegate, to: &state)
      if controller.isNavigationBarHidden { state.append(("isNavigationBarHidden", true)) }
    case let controller as UITabBarController: append(controller.delegate, to: &state)
    case let controller as UISplitViewController:
      if controller.isCollapsed { state.append(("isCollapsed", true)) }
      append(controller.delegate, to: &state)
    default:
      if parent is UINavigationController, !navigationItem.showsBackButton {
        state.append(("hidesBackButton", true))
      }
    }
    return state
  }

  private func append(_ delegate: AnyObject?, to state: inout [(name: String, value: Any)]) {
    guard let delegate else { return }
    state.append(("delegate", TypeNames.baseName(of: type(of: delegate))))
  }
}

extension Presentation {
  var ownState: [(name: String, value: Any)] {
    var state: [(name: String, value: Any)] = []
    switch phase {
    case .arriving: state.append(("transition", "arriving"))
    case .settled: break
    case .leaving:
      state.append(("transition", transition?.isInteractive == true ? "drag" : "leaving"))
    }
    if let successor { state.append(("next", successor.presented.screenName)) }
    if let delegate = controller.delegate {
      state.append(("delegate", TypeNames.baseName(of: type(of: delegate))))
    }
    return state
  }
}
