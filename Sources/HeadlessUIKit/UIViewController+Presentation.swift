import NavigationModel

extension UIViewController {
  // MARK: - Finding presentations

  /// The controller that this one presents. If it presents none, the one that its nearest
  /// presenting ancestor presents.
  public final var presentedViewController: UIViewController? {
    nearestPresenter?.presentation?.presented
  }

  /// The controller that presented this one, or the nearest presented ancestor.
  public final var presentingViewController: UIViewController? { outermostPresented?.presenter }

  /// The presentation controller of this controller or of its nearest presented ancestor.
  public final var presentationController: UIPresentationController? {
    if let presented = outermostPresented { return presented.ownPresentationController }
    guard parent == nil else { return outermost.ownPresentationController }
    let controller = ownPresentationController ?? makePresentationController()
    ownPresentationController = controller
    return controller
  }

  private func makePresentationController() -> UIPresentationController {
    if modalPresentationStyle == .popover {
      return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    return modalPresentationStyle.isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
  }

  private var nearestPresenter: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if controller.presentation != nil { return controller }
      next = controller.parent
    }
    return nil
  }

  private var outermostPresented: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if controller.presenter != nil { return controller }
      next = controller.parent
    }
    return nil
  }

  /// The controller that becomes the presenter when this one is asked to present.
  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.isWithinContext else { return outermost }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  // MARK: - Presenting

  final func beginPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if controller.parent != nil { fatalError(.activePresented(controller)) }
    let context = presentationContext(for: controller.modalPresentationStyle)
    if controller === self || controller === context { fatalError(.presentedOnItself(controller)) }
    guard windowInSight != nil else { return refuse(controller, .notInWindow(self)) }
    if let presenter = controller.presenter {
      return refuse(controller, .presentedBy(presenter))
    }
    // The context is this controller or one around it.
    if let running = nearestPresenter?.presentation {
      let isFree = running.phase == .leaving && running.successor == nil
      guard isFree, HeadlessPlatform.choose(2, .outcome(Presentation.question)) == 1 else {
        return refuse(
          controller,
          isFree ? .dismissalUnderWay(running.presented) : .alreadyPresenting(running.presented))
      }
      running.successor = Presentation.Successor(
        presented: controller, isAnimated: animated, completion: completion)
      return
    }
    if context.isBeingDismissedWithin {
      return refuse(controller, .dismissalUnderWay(context))
    }
    context.startPresenting(
      controller, source: self, animated: animated, completion: completion)
  }

  private var isBeingDismissedWithin: Bool { outermostPresented?.isBeingDismissed == true }

  private func refuse(_ controller: UIViewController, _ reason: String) {
    HeadlessPlatform.record(
      .presentIgnored, controller,
      "\(controller.presentationKind) \(controller.screenName) (\(reason))")
  }

  private func startPresenting(
    _ controller: UIViewController, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presentation = Presentation(
      of: controller, by: controller.presentationController(presenting: self, source: source))
    let plan = animated ? controller.planForPresenting(by: self, source: source) : nil
    let context = TransitionContext(
      from: self, to: controller, animated: animated, plan: plan, below: self)
    presentation.transition = context
    if plan != nil { presentation.animatedTransition = context }
    if let completion { presentation.completions.append(Presentation.Completion(run: completion)) }
    self.presentation = presentation
    controller.presenter = self
    controller.ownPresentationController = presentation.controller
    controller.isBeingPresented = true
    HeadlessPlatform.windowsChanged()
    HeadlessPlatform.record(
      .presented, controller, "\(presentation.kind) \(controller.screenName)")
    controller.loadViewIfNeeded()
    presentation.controller.begin()
    if presentation.style.covers { beginDisappearing(animated: animated) }
    if treeWindow?.isShown == true { controller.beginAppearing(animated: animated) }
    if let plan {
      animate(plan, context, of: presentation) {
        $0 ? $1.finishPresenting(context) : $1.takeBackPresenting(context)
      }
    } else if animated {
      schedule(context) { $0.finishPresenting(context) }
    } else {
      finishPresenting(context)
    }
  }

  private func schedule(
    _ context: TransitionContext, _ end: @escaping @MainActor (UIViewController) -> Void
  ) {
    HeadlessPlatform.schedule(.transition, for: context) { [weak self] in
      Isolation.assumed { if let self { end(self) } }
    }
  }

  private func finishPresenting(_ context: TransitionContext) {
    guard let presentation, presentation.transition === context else { return }
    presentation.transition = nil
    presentation.animatedTransition = nil
    presentation.phase = .settled
    let presented = presentation.presented
    presented.endAppearing(animated: context.isAnimated)
    endDisappearing(animated: context.isAnimated)
    presented.isBeingPresented = false
    HeadlessPlatform.windowsChanged()
    presentation.controller.presentationTransitionDidEnd(true)
    context.complete()
    let completions = presentation.completions
    presentation.completions = []
    for completion in completions { completion.run() }
  }

  // MARK: - Dismissing

  final func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    if let presenter = nearestPresenter {
      presenter.startDismissing(animated: animated, completion: completion)
    } else if let presenter = outermostPresented?.presenter {
      presenter.dismiss(animated: animated, completion: completion)
    } else if let completion,
      HeadlessPlatform.choose(2, .outcome(Presentation.completionQuestion)) == 0
    {
      completion()
    }
  }

  /// Dismisses the controller that this one itself presents, and everything above it.
  final func startDismissing(
    animated: Bool, interactive: Bool = false, completion: (() -> Void)? = nil
  ) {
    guard let presentation else { return }
    if presentation.phase == .leaving {
      if let completion {
        presentation.completions.append(Presentation.Completion(run: completion))
      }
      return
    }
    if let busy = presentation.chain.first(where: { $0.transition?.animator != nil }) {
      HeadlessPlatform.record(.warned, busy.presented, .inTransition(busy.presented))
      return
    }
    // The transitions above end immediately.
    for link in presentation.chain.reversed() {
      guard let context = link.transition, let presenter = link.presented.presenter else {
        continue
      }
      HeadlessPlatform.withdrawWork(for: context)
      if link.phase == .leaving {
        presenter.finishDismissing(context)
      } else {
        presenter.finishPresenting(context)
      }
    }
    guard self.presentation === presentation, presentation.phase == .settled else { return }
    let chain = presentation.chain
    let top = chain[chain.count - 1].presented
    let plan = animated && !interactive ? top.planForDismissing() : nil
    let context = TransitionContext(
      from: top, to: self, animated: animated, interactive: interactive, plan: plan, below: self)
    for link in chain {
      link.phase = .leaving
      link.presented.isBeingDismissed = true
    }
    presentation.transition = context
    if plan != nil { presentation.animatedTransition = context }
    if let completion { presentation.completions.append(Presentation.Completion(run: completion)) }
    HeadlessPlatform.windowsChanged()
    for link in chain.reversed() { link.controller.dismissalTransitionWillBegin() }
    if !interactive, plan?.isInteractive != true { recordDismissal(of: chain) }
    for link in chain.reversed() { link.presented.beginDisappearing(animated: animated) }
    if presentation.style.covers, isInTree { beginAppearing(animated: animated) }
    if let plan {
      animate(plan, context, of: presentation) {
        $0 ? $1.finishDismissing(context) : $1.takeBackDismissing(context)
      }
    } else if !animated {
      finishDismissing(context)
    } else if interactive {
      context.beginInteraction(in: treeWindow)
    } else {
      schedule(context) { $0.finishDismissing(context) }
    }
  }

  private func recordDismissal(of chain: [Presentation]) {
    for link in chain.reversed() {
      HeadlessPlatform.record(
        .dismissed, link.presented, "\(link.kind) \(link.presented.screenName)",
        screen: link.presented.screenName)
    }
  }

  /// A Boolean value that indicates whether the controller would be visible without the controller
  /// that it presents.
  private var isInTree: Bool {
    guard windowInSight?.isShown == true else { return false }
    return parent.map(\.isInSight) ?? (presenter.map { _ in true } ?? true)
  }

  private func finishDismissing(_ context: TransitionContext) {
    guard let presentation, presentation.transition === context else { return }
    let chain = presentation.chain
    let isAnimatedByApp = presentation.animatedTransition != nil
    presentation.transition = nil
    presentation.animatedTransition = nil
    if presentation.style.covers { endAppearing(animated: context.isAnimated) }
    if context.initiallyInteractive { recordDismissal(of: chain) }
    self.presentation = nil
    for link in chain {
      link.presented.presentation = nil
      link.presented.presenter = nil
      link.presented.ownPresentationController = nil
    }
    for link in chain.reversed() {
      link.presented.endDisappearing(animated: context.isAnimated)
      link.presented.isBeingDismissed = false
      link.controller.dismissalTransitionDidEnd(true)
      link.controller.containerView = nil
    }
    HeadlessPlatform.windowsChanged()
    hostWindow?.presentationEnded(on: self)
    context.complete()
    for completion in presentation.completions { completion.run() }
    if context.initiallyInteractive, !isAnimatedByApp {
      presentation.controller.delegate?.presentationControllerDidDismiss(presentation.controller)
    }
    presentation.successor?.beginning.run(self)
  }

  // MARK: - Dismissing by a swipe

  /// A Boolean value that indicates whether a visible descendant prevents a person from dismissing
  /// the sheet.
  final var keepsSheet: Bool {
    isModalInPresentation || childrenInSight.contains(where: \.keepsSheet)
  }

  /// A Boolean value that indicates whether a touch beside the popover that this controller presents
  /// dismisses it.
  final var canTapOutside: Bool { presentation?.isPopover == true && canDragSheet }

  /// A Boolean value that indicates whether a person can drag the sheet that this controller
  /// presents.
  final var canDragSheet: Bool {
    guard let presentation, presentation.phase == .settled, presentation.style.isSheet,
      presentation.kind != "alert", presentation.presented.presentation == nil
    else { return false }
    return !presentation.presented.keepsSheet || presentation.controller.delegate != nil
  }

  /// Begins to drag the sheet that this controller presents.
  final func beginDraggingSheet() {
    guard let presentation else { return }
    let manager = presentation.controller
    let delegate = manager.delegate
    if presentation.presented.keepsSheet
      || delegate?.presentationControllerShouldDismiss(manager) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(manager)
      return
    }
    // NB: The app may dismiss the sheet when it is notified of the drag.
    delegate?.presentationControllerWillDismiss(manager)
    startDismissing(animated: true, interactive: true)
  }

  final func endDraggingSheet(cancelled: Bool) {
    guard let context = presentation?.transition, context.isHeld else { return }
    context.endInteraction(cancelled: cancelled)
    schedule(context) { $0.endDraggingSheet(context) }
  }

  private func endDraggingSheet(_ context: TransitionContext) {
    guard context.isCancelled else { return finishDismissing(context) }
    guard let presentation, presentation.transition === context else { return }
    presentation.transition = nil
    presentation.phase = .settled
    let presented = presentation.presented
    presented.isBeingDismissed = false
    presented.beginAppearing(animated: true)
    presented.endAppearing(animated: true)
    HeadlessPlatform.windowsChanged()
    presentation.controller.dismissalTransitionDidEnd(false)
    context.complete()
    refuseSuccessor(of: presentation)
  }

  /// Refuses the presentation that was to follow a dismissal that was called off.
  final func refuseSuccessor(of presentation: Presentation) {
    guard let successor = presentation.successor else { return }
    presentation.successor = nil
    refuse(successor.presented, .alreadyPresenting(presentation.presented))
  }
}

extension Presentation {
  static let question = "present during a dismissal: ignored or afterwards"
  static let completionQuestion = "dismiss with nothing to dismiss: completion runs or not"
}

@MainActor
extension String {
  fileprivate static func activePresented(_ controller: UIViewController) -> String {
    "Application tried to present modally an active view controller (\(controller.screenName))"
  }

  fileprivate static func presentedOnItself(_ controller: UIViewController) -> String {
    "Application tried to present modal view controller on itself. Presenting controller is "
      + "\(controller.screenName)"
  }

  fileprivate static func notInWindow(_ controller: UIViewController) -> String {
    "\(controller.screenName) is not in the window"
  }

  fileprivate static func presentedBy(_ controller: UIViewController) -> String {
    "it is already presented by \(controller.screenName)"
  }

  fileprivate static func alreadyPresenting(_ controller: UIViewController) -> String {
    "\(controller.screenName) is already presented"
  }

  fileprivate static func inTransition(_ controller: UIViewController) -> String {
    "a dismissal while a transition of \(controller.screenName) is in progress is ignored"
  }

  fileprivate static func dismissalUnderWay(_ controller: UIViewController) -> String {
    "\(controller.screenName) is being dismissed"
  }
}
