import HeadlessCombine
import NavigationModel

/// The part of the platform's state that no list of screens shows, but on which the next events
/// depend.
extension UIViewController {
  final var ownState: [(name: String, value: Any)] {
    var state: [(name: String, value: Any)] = []
    if isModalInPresentation { state.append(("isModalInPresentation", true)) }
    if tellsLoading { state.append(("view", "loaded")) }
    if let count = listeners?.count, count > 0 { state.append(("listeners", "\(count)")) }
    if facts.kind == .plain, definesPresentationContext {
      state.append(("definesPresentationContext", true))
    }
    switch facts.kind {
    case .stack:
      let controller = self as! UINavigationController
      if let running = controller.transition {
        append(running, of: controller, to: &state)
      } else if controller.isInSight, controller.stack.last !== controller.shown {
        // While the controller is not visible, it does not matter: when it appears, the top is
        // shown.
        state.append(("shown", controller.shown?.screenName ?? ""))
      }
      if controller.delegate != nil, controller.announced !== controller.stack.last {
        state.append(("announced", controller.announced?.screenName ?? ""))
      }
      append(controller.delegate, to: &state)
      if let rule = controller.ruleOfSwipeBack { state.append(("swipeBack", rule)) }
      if controller.isNavigationBarHidden { state.append(("isNavigationBarHidden", true)) }
      if controller.hidesBar { state.append(("hidesBar", true)) }
    case .tabs:
      let controller = self as! UITabBarController
      append(controller.delegate, to: &state)
      if controller.isTabBarHidden { state.append(("isTabBarHidden", true)) }
    case .columns:
      let controller = self as! UISplitViewController
      if controller.isCollapsed { state.append(("isCollapsed", true)) }
      if controller.preferredDisplayMode != .automatic {
        state.append(("preferredDisplayMode", "\(controller.preferredDisplayMode)"))
      }
      append(controller.delegate, to: &state)
    case .pages:
      let controller = self as! UIPageViewController
      if let running = controller.transition {
        state.append(("transition", running.word(held: "swipe", otherwise: "running")))
        appendHandlers(running.handlers, to: &state)
      }
      if controller.hasPendingCompletion { state.append(("completions", "1")) }
      append(controller.delegate, to: &state)
      if let source = controller.dataSource, source !== controller.delegate {
        state.append(("dataSource", TypeNames.baseName(of: type(of: source))))
      }
    case .alert, .plain:
      if parent?.facts.kind == .stack, !navigationItem.showsBackButton {
        state.append(("hidesBackButton", true))
      }
      if let bar = (self as? UISearchController)?.searchBar, let words = bar.words {
        state.append(("search", words))
      }
      if hidesBottomBarWhenPushed { state.append(("hidesBottomBar", true)) }
    }
    return state
  }

  private func append(
    _ running: TransitionContext, of controller: UINavigationController,
    to state: inout [(name: String, value: Any)]
  ) {
    state.append(("transition", running.word(held: "swipe", otherwise: "running")))
    // The visible screens are listed anyway. Only a later change of the stack is added.
    if let from = running.from, from.isMovingFromParent, controller.stack.has(from) {
      state.append(("onStackAgain", from.screenName))
    }
    if let to = running.to, !controller.stack.has(to) {
      state.append(("offStack", to.screenName))
    }
    if controller.followsWithoutAnimation { state.append(("follows", "not animated")) }
    appendHandlers(running.handlers, to: &state)
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
    case .arriving:
      let word = transition?.word(held: "drag", otherwise: "arriving") ?? "arriving"
      state.append(("transition", word))
    case .settled: break
    case .leaving:
      let word = transition?.word(held: "drag", otherwise: "leaving") ?? "leaving"
      state.append(("transition", word))
    }
    if let successor {
      state.append(("next", successor.presented.screenName))
      if successor.hasCompletion { state.append(("nextCompletion", true)) }
    }
    if !completions.isEmpty { state.append(("completions", String(completions.count))) }
    if let transition { appendHandlers(transition.handlers, to: &state) }
    if let delegate = controller.delegate {
      state.append(("delegate", TypeNames.baseName(of: type(of: delegate))))
    }
    return state
  }
}

@MainActor
private func appendHandlers(
  _ handlers: [PlatformHandler], to state: inout [(name: String, value: Any)]
) {
  if !handlers.isEmpty { state.append(("handlers", String(handlers.count))) }
}

extension TransitionContext {
  /// Returns the text for a transition that a finger drives, has driven, or does not drive.
  fileprivate func word(held: String, otherwise: String) -> String {
    switch animator {
    case .running: return isInteractive ? "animated by the app, held" : "animated by the app"
    case .gone: return "never completed"
    case nil: break
    }
    if isInteractive { return held }
    guard initiallyInteractive else { return otherwise }
    return isCancelled ? "\(held) called off" : "\(held) done"
  }
}
