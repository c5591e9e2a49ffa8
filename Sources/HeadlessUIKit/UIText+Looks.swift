/// The kinds of keyboards. There is none.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The titles of a keyboard's return key. There is none.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The ways in which a keyboard writes capital letters. There is none.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether a keyboard corrects. There is none.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether a keyboard checks the spelling. There is none.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The meanings of a text, by which a keyboard proposes others.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A number for calls.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

extension UITextField {
  /// The borders of a field. None differs from another here.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The border: none.
  public final var borderStyle: BorderStyle {
    get { .none }
    set {}
  }

  /// The font: none.
  public final var font: UIFont? {
    get { nil }
    set {}
  }

  /// The color of the text: none.
  public final var textColor: UIColor? {
    get { nil }
    set {}
  }

  /// The alignment of the text: as the language has it.
  public final var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }

  /// The text that is shown while there is none, with its looks: none.
  public final var attributedPlaceholder: NSAttributedString? {
    get { nil }
    set {}
  }

  /// When the button that removes the text is shown: never.
  public final var clearButtonMode: ViewMode {
    get { .never }
    set {}
  }

  /// When the view at the left is shown: never.
  public final var leftViewMode: ViewMode {
    get { .never }
    set {}
  }

  /// When the view at the right is shown: never.
  public final var rightViewMode: ViewMode {
    get { .never }
    set {}
  }

  /// The keyboard: that of the platform.
  public final var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// The title of the return key: that of the platform.
  public final var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// The way in which capital letters are written: for sentences.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// Whether text is corrected: as the platform has it.
  public final var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// Whether the spelling is checked: as the platform has it.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// The meaning of the text: none.
  public final var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

extension UITextView {
  /// The font: none.
  public final var font: UIFont? {
    get { nil }
    set {}
  }

  /// The color of the text: none.
  public final var textColor: UIColor? {
    get { nil }
    set {}
  }

  /// The alignment of the text: as the language has it.
  public final var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }

  /// The keyboard: that of the platform.
  public final var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
}

extension UISearchBar {
  /// The color of the bar: none.
  public final var barTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The looks of the bar: those of the platform.
  public final var barStyle: UIBarStyle {
    get { .default }
    set {}
  }

  /// A Boolean value that indicates whether content shows through: `true`.
  public final var isTranslucent: Bool {
    get { true }
    set {}
  }

  /// The title of the return key: that for a search.
  public final var returnKeyType: UIReturnKeyType {
    get { .search }
    set {}
  }

  /// The keyboard: that of the platform.
  public final var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// The way in which capital letters are written: for sentences.
  public final var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// The image behind the bar: none.
  public final var backgroundImage: UIImage? {
    get { nil }
    set {}
  }
}

extension UISwitch {
  /// The color of a control that is on: none.
  public final var onTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The color of the part that moves: none.
  public final var thumbTintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UISegmentedControl {
  /// The color of the selected segment: none.
  public final var selectedSegmentTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// Sets the looks of titles, which are not kept.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UISlider {
  /// The color of the part below the number: none.
  public final var minimumTrackTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The color of the part above the number: none.
  public final var maximumTrackTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The color of the part that moves: none.
  public final var thumbTintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UIProgressView {
  /// The color of the part that is done: none.
  public final var progressTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// The color of the part that is not done: none.
  public final var trackTintColor: UIColor? {
    get { nil }
    set {}
  }
}
