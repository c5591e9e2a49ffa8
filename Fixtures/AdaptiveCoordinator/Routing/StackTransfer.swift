#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A change of one stack.
public enum StackTransfer {
  /// Puts a screen on top.
  case push(DisplayedViewController, animated: Bool = true)
  /// Takes the top screen off.
  case pop(animated: Bool = true)
  /// Presents a screen over the stack.
  case present(DisplayedViewController, animated: Bool = true)
  /// Dismisses what is presented.
  case dismiss(animated: Bool = true)
  /// Replaces all screens, those of other coordinators too.
  case set([DisplayedViewController])
  /// Goes back to the first screen of the coordinator.
  case backToRoot(animated: Bool = true)
  /// Leaves the container to another coordinator.
  case handover(AnyCoordinator)
}
