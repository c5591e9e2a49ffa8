import HeadlessCombine

/// What the platform remembers of controllers that shows in no list of screens, but in what happens
/// next.
extension UIViewController {
  final var ownState: [(name: String, value: Any)] {
    var state: [(name: String, value: Any)] = []
    if isModalInPresentation { state.append(("isModalInPresentation", true)) }
    switch facts.kind {
    case .stack:
      let controller = self as! UINavigationController
      if let running = controller.transition {
        append(running, of: controller, to: &state)
      } else if controller.isInSight, controller.stack.last !== controller.shown {
        // Out of sight it does not matter: coming into sight the top is shown.
        state.append(("shown", controller.shown?.screenName ?? ""))
      }
      if controller.delegate != nil, controller.announced !== controller.stack.last {
        state.append(("announced", controller.announced?.screenName ?? ""))
      }
      append(controller.delegate, to: &state)
      if controller.isNavigationBarHidden { state.append(("isNavigationBarHidden", true)) }
    case .tabs: append((self as! UITabBarController).delegate, to: &state)
    case .columns:
      let controller = self as! UISplitViewController
      if controller.isCollapsed { state.append(("isCollapsed", true)) }
      append(controller.delegate, to: &state)
    case .alert, .plain:
      if parent?.facts.kind == .stack, !navigationItem.showsBackButton {
        state.append(("hidesBackButton", true))
      }
    }
    return state
  }

  private func append(
    _ running: TransitionContext, of controller: UINavigationController,
    to state: inout [(name: String, value: Any)]
  ) {
    state.append(("transition", running.word(held: "swipe", otherwise: "running")))
    // What is in sight is listed, on the stack or not: say where that is not as it began.
    if let from = running.from, from.isMovingFromParent, controller.stack.has(from) {
      state.append(("onStackAgain", from.screenName))
    }
    if let to = running.to, !controller.stack.has(to) {
      state.append(("offStack", to.screenName))
    }
    if controller.followsWithoutAnimation { state.append(("follows", "not animated")) }
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
      let word = transition?.word(held: "drag", otherwise: "leaving") ?? "leaving"
      state.append(("transition", word))
    }
    if let successor { state.append(("next", successor.presented.screenName)) }
    if let delegate = controller.delegate {
      state.append(("delegate", TypeNames.baseName(of: type(of: delegate))))
    }
    return state
  }
}

extension TransitionContext {
  /// What runs: the finger's doing, what is left of it once the finger let go, or neither.
  fileprivate func word(held: String, otherwise: String) -> String {
    if isInteractive { return held }
    guard initiallyInteractive else { return otherwise }
    return isCancelled ? "\(held) called off" : "\(held) done"
  }
}
