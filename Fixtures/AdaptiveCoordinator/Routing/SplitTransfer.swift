#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A change of a split view: of one of its columns, or of what is presented over all of them.
///
/// While the split view is collapsed both columns mean the one stack that is left.
public enum SplitTransfer {
  /// Changes the list's column.
  case primary(StackTransfer)
  /// Changes the detail's column.
  case secondary(StackTransfer)
  /// Presents a screen over the columns.
  case present(DisplayedViewController, animated: Bool = true)
  /// Dismisses what is presented.
  case dismiss(animated: Bool = true)
}
