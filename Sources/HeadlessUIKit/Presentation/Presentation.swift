import NavigationModel

/// What one controller presents, from the request to the moment when it is gone.
@MainActor
final class Presentation {
  enum Phase { case arriving, settled, leaving }

  /// What is to be presented once the present presentation is gone.
  struct Successor {
    let presented: UIViewController
    let isAnimated: Bool
    let completion: (() -> Void)?
  }

  let presented: UIViewController
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
  var phase = Phase.arriving

  /// What runs now; held by the job that ends it, or by the window while a finger does.
  weak var transition: TransitionContext?
  var completions: [() -> Void] = []
  var successor: Successor?

  init(of presented: UIViewController, by controller: UIPresentationController) {
    self.presented = presented
    self.controller = controller
    style = presented.modalPresentationStyle
  }

  /// What kind of presentation a person sees.
  var kind: String { presented.presentationKind }

  /// Whether it is coming into sight, or going out of it.
  var isRunning: Bool { phase != .settled }

  /// The presentations above this one, lowest first, and the one itself before them.
  var chain: [Presentation] {
    var chain = [self]
    while let next = chain[chain.count - 1].presented.presentation { chain.append(next) }
    return chain
  }
}

extension UIViewController {
  /// What kind of presentation the controller asks for.
  final var presentationKind: String {
    if self is UIAlertController { return "alert" }
    return modalPresentationStyle.isSheet ? "sheet" : "cover"
  }
}
