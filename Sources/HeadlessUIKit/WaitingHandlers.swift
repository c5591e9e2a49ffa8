import NavigationModel

/// The functions of the app that wait in the platform: until a transition ends, or a person chooses.
extension UIViewController {
  final var waitingHandlers: [PlatformHandler] {
    switch facts.kind {
    case .stack: return (self as! UINavigationController).transition?.handlers.queued ?? []
    case .pages:
      let controller = self as! UIPageViewController
      return (controller.transition?.handlers.queued ?? [])
        + [PlatformHandler(in: PageCompletion(run: controller.pendingCompletion))].compactMap { $0 }
    case .alert:
      return (self as! any OffersChoices).chosenHandlers
    case .tabs, .columns, .plain: return []
    }
  }
}

extension [PlatformHandler] {
  /// The same handlers, which wait for one end.
  fileprivate var queued: Self {
    map { handler in
      var copy = handler
      copy.isQueued = true
      return copy
    }
  }
}

/// A completion as it was passed.
private struct PageCompletion {
  let run: ((Bool) -> Void)?
}

extension UIAlertController {
  /// What runs when a person has chosen an action.
  var chosenHandlers: [PlatformHandler] {
    actions.compactMap { PlatformHandler(in: ActionHandler(run: $0.handler)) }
  }
}

/// The handler of an action, as it was passed.
private struct ActionHandler {
  let run: ((UIAlertAction) -> Void)?
}

extension UIActivityViewController {
  /// What runs when the controller was dismissed.
  var chosenHandlers: [PlatformHandler] {
    [PlatformHandler(in: ActivityHandler(run: completionWithItemsHandler))].compactMap { $0 }
  }
}

/// The handler of a sheet that shares, as it was passed.
private struct ActivityHandler {
  let run: UIActivityViewController.CompletionWithItemsHandler?
}

extension Presentation {
  /// The functions of the app that wait for the presentation.
  var waitingHandlers: [PlatformHandler] {
    (transition?.handlers.queued ?? []) + completions.compactMap { PlatformHandler(in: $0) }.queued
      + [successor.flatMap { PlatformHandler(in: $0.beginning) }].compactMap { $0 }
  }
}
