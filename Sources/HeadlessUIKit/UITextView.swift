/// The methods by which an app hears of the text of a view. All are optional, and none is called: nothing is
/// typed.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called when the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Asks whether text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A view for lines of text, into which nothing is typed: the text is what the app sets.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""

  /// The text with its looks.
  open var attributedText: NSAttributedString?

  /// The delegate.
  open weak var delegate: (any UITextViewDelegate)?

  /// A Boolean value that indicates whether the text can be changed.
  open var isEditable = true

  /// A Boolean value that indicates whether the text can be selected.
  open var isSelectable = true

  override var ownText: String? { text }
}
