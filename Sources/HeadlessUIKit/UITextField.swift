/// The methods by which an app hears of the text of a field. All are optional, and none is called: nothing
/// is typed into fields.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Asks whether the return key is to be handled.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asks whether the text may be removed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// A field for a line of text, into which nothing is typed: the text is what the app sets.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""

  /// The text that is shown while there is none.
  open var placeholder: String?

  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A Boolean value that indicates whether the text is hidden.
  open var isSecureTextEntry = false
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}
