import HeadlessUIKit

/// An app that presents a flow with a stack of its own, which only the sheet holds.
@MainActor
final class SheetApp: UIAdaptivePresentationControllerDelegate {
  enum Ending { case released, leaked }

  let window = UIWindow()
  private let root = screen("Start")
  private(set) var flow: SheetFlow?
  private let ending: Ending

  init(_ ending: Ending) {
    self.ending = ending
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func present() {
    let stack = UINavigationController()
    let flow = SheetFlow(router: SheetRouter(stack))
    self.flow = flow
    flow.start()
    if ending == .released { stack.presentationController?.delegate = self }
    root.present(stack, animated: false)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    flow = nil
  }
}

/// Shows its page on a stack that it refers to by a router, weakly.
@MainActor
final class SheetFlow {
  private let router: SheetRouter
  init(router: SheetRouter) { self.router = router }
  func start() { router.stack?.setViewControllers([screen("Page")], animated: false) }
}

@MainActor
final class SheetRouter {
  private(set) weak var stack: UINavigationController?
  init(_ stack: UINavigationController) { self.stack = stack }
}
