import NavigationModel

extension UINavigationController {
  /// Changes the stack and lets the visible screen follow.
  func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    let removed = old.without(new)
    let added = new.without(old)
    for controller in added {
      controller.sendWillMove(toParent: self)
      if let parent = controller.parent, parent !== self { parent.surrender(controller) }
      controller.parent = self
      controller.awaitsMove = true
    }
    for controller in removed { controller.sendWillMove(toParent: nil) }
    stack = new
    HeadlessPlatform.windowsChanged()
    if !isSwiping, !isMakingRoot { recordChange(from: old, removed: removed, added: added) }
    for controller in removed where controller !== shown && !isInTransition(controller) {
      leave(controller)
    }
    for controller in added where controller !== new.last { arrive(controller) }
    followStack(animated: animated)
  }

  private func recordChange(
    from old: [UIViewController], removed: [UIViewController], added: [UIViewController]
  ) {
    if removed.isEmpty, !added.isEmpty, old.agrees(with: stack) {
      for controller in added {
        HeadlessPlatform.record(.pushed, controller, controller.screenName)
      }
    } else if added.isEmpty, !removed.isEmpty, old.agrees(with: stack) {
      for controller in removed.reversed() {
        HeadlessPlatform.record(
          .popped, controller, controller.screenName, screen: controller.screenName)
      }
    } else if old.count != stack.count || !old.agrees(with: stack) {
      HeadlessPlatform.record(.replaced, stack.last ?? self, stack.last?.screenName ?? "")
    }
  }

  func isInTransition(_ controller: UIViewController) -> Bool {
    transition?.from === controller || transition?.to === controller
  }

  /// Removes a controller that is no longer on the stack.
  func leave(_ controller: UIViewController) {
    guard controller.parent === self, !stack.has(controller) else { return }
    controller.parent = nil
    controller.awaitsMove = false
    controller.endDisappearing(animated: false)
    controller.sendDidMove(toParent: nil)
  }

  func arrive(_ controller: UIViewController) {
    guard controller.awaitsMove, stack.has(controller) else { return }
    controller.awaitsMove = false
    controller.sendDidMove(toParent: self)
  }
}
