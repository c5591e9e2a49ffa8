import NavigationModel

/// A presentation by one controller, from the request until the dismissal has ended.
@MainActor
final class Presentation {
  enum Phase { case arriving, settled, leaving }

  /// The controller that is presented as soon as the current presentation has ended.
  struct Successor {
    let presented: UIViewController
    let hasCompletion: Bool
    let beginning: Beginning

    @MainActor
    init(presented: UIViewController, isAnimated: Bool, completion: (() -> Void)?) {
      self.presented = presented
      hasCompletion = completion != nil
      beginning = Beginning { [shown = presented.withDescendants] presenter in
        presenter.beginPresenting(shown[0], animated: isAnimated, completion: completion)
      }
    }
  }

  /// Presents a successor: an observer reads what the function has captured, the controller with those that
  /// it contains and the completion.
  struct Beginning {
    let run: (_ presenter: UIViewController) -> Void
  }

  /// A completion as it was passed: an array of functions would keep each in an adapter.
  struct Completion {
    let run: () -> Void
  }

  let presented: UIViewController
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
  var phase = Phase.arriving

  /// The running transition. The job that ends it holds it, or the window while a finger drives it.
  weak var transition: TransitionContext?
  /// The running transition, where an animator of the app's animates it: nobody else holds it.
  var animatedTransition: TransitionContext?
  /// The completions that wait for the end of what runs, or of what runs next.
  var completions: [Completion] = [] { didSet { HeadlessPlatform.windowsChanged() } }
  var successor: Successor? { didSet { HeadlessPlatform.windowsChanged() } }

  init(of presented: UIViewController, by controller: UIPresentationController) {
    self.presented = presented
    self.controller = controller
    (style, isPopover) = presented.adaptedStyle(by: controller)
  }

  /// A Boolean value that indicates whether the presentation is a popover that points at something.
  let isPopover: Bool

  /// The kind of the presentation, as a person sees it.
  var kind: String {
    if isPopover { return "popover" }
    let kind = presented.presentationKind
    return kind == "sheet" && !style.isSheet ? "cover" : kind
  }

  /// A Boolean value that indicates whether the presented controller is appearing or disappearing.
  var isRunning: Bool { phase != .settled }

  /// This presentation and those above it, lowest first.
  var chain: [Presentation] {
    var chain = [self]
    while let next = chain[chain.count - 1].presented.presentation { chain.append(next) }
    return chain
  }
}

extension UIViewController {
  /// The controller and those that it contains, each before those that it contains itself.
  fileprivate final var withDescendants: [UIViewController] {
    [self] + children.flatMap(\.withDescendants)
  }

  /// The kind of presentation that the controller asks for.
  final var presentationKind: String {
    if self is UIAlertController { return "alert" }
    if self is UISearchController { return "search" }
    return modalPresentationStyle.isSheet ? "sheet" : "cover"
  }
}
