import HeadlessUIKit
import ModelChecker
import NavigationHarness
import NavigationInvariants
import NavigationModel
import PlatformTestSupport
import Testing

/// Flows whose transitions the app animates, as a person goes through them.
@Suite(.ownsPlatform) struct AnimatedFlowTests {
  private func explored(_ ending: Animator.Ending) throws -> NavigationGraph {
    try explore(
      LiveSystem("Gallery", isolation: .inProcess) { _ in
        GalleryFlow(ending)
      } declare: { (it: inout LiveDeclarations<GalleryFlow>) in
        // A module of this name would pass for one of the platform's stand-ins.
        it.appModules = ["HeadlessUIKitTests"]
        it.root { $0 }
        it.window { $0.window }
        it.coordinator(GalleryFlow.self, role: "gallery")
        it.tap("Open")
      })
  }

  private func events(of graph: NavigationGraph) -> Set<String> {
    Set(graph.edges.map(\.event.name))
  }

  @Test func aFingerPopsByTheRecognizerOfTheApp() throws {
    let graph = try explored(.completes)
    #expect(graph.completeness == .exhaustive)
    #expect(
      events(of: graph).isSuperset(of: [
        "Open", "panFromEdge(left).begin@root", "panFromEdge(left).finish@root",
        "panFromEdge(left).cancel@root",
      ]))
    // From each state something goes on.
    let left = Set(graph.edges.map(\.source))
    #expect(graph.states.indices.allSatisfy { left.contains($0) })
  }

  @Test func anAnimatorThatForgetsToCompleteEndsTheApp() throws {
    let graph = try explored(.forgets)
    #expect(graph.completeness == .exhaustive)
    let stuck = graph.states.filter { state in
      state.unobserved.contains { "\($0.value)".contains("never completed") }
    }
    #expect(!stuck.isEmpty)
    #expect(stuck.allSatisfy { state in !state.views.contains { $0.isScreen && $0.isHittable } })
    #expect(
      graph.edges.contains { edge in
        edge.effects.contains { $0.verb == .warned && $0.detail.contains("never ends") }
      })
  }
}

/// A flow that opens a picture over a gallery.
@MainActor
private final class GalleryFlow: UINavigationControllerDelegate {
  let window = UIWindow()
  let stack = UINavigationController()
  private let ending: Animator.Ending
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ ending: Animator.Ending) {
    self.ending = ending
    let gallery = screen("Gallery")
    let open = UIButton(
      primaryAction: UIAction(title: "Open") { [weak self] _ in
        self?.stack.pushViewController(screen("Picture"), animated: true)
      })
    gallery.view.addSubview(open)
    stack.viewControllers = [gallery]
    stack.isNavigationBarHidden = true
    stack.delegate = self
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector(
        "pan", GalleryFlow.pan as (GalleryFlow) -> (UIScreenEdgePanGestureRecognizer) -> Void))
    pan.edges = .left
    stack.view.addGestureRecognizer(pan)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private func pan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard stack.viewControllers.count > 1 else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      stack.popViewController(animated: true)
    case .ended where recognizer.translation(in: nil).x > 100:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(Journal(), ending) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
