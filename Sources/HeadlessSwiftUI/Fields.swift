#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A field for a line of text. Nothing is typed into it.
public struct TextField<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label
  var commit: (() -> Void)?

  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { label = Text(title) }

  /// Creates a field with a title and a prompt.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    label = Text(title)
  }

  /// Creates a field that grows along an axis.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    label = Text(title)
  }

  /// Creates a field with an action that runs when a person submits it, by a touch of the field here, in the
  /// form that was used before iOS 15. Nobody edits it, so that the other action never runs.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    label = Text(title)
    commit = onCommit
  }

  /// Creates a field with an action for the beginning and the end of editing, which never runs, in the form that
  /// was used before iOS 15.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    label = Text(title)
  }

  /// Creates a field for a value that is shown as text.
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    label = Text(title)
  }
}

/// A field for a line of text that is not to be read by others. Nothing is typed into it.
public struct SecureField<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label
  var commit: (() -> Void)?
}

extension SecureField where Label == Text {
  /// Creates a field with an action that runs when a person submits it, by a touch of the field here, in the
  /// form that was used before iOS 15.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    label = Text(title)
    commit = onCommit
  }

  /// Creates a field with a title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    label = Text(title)
  }
}

/// A field for lines of text. Nothing is typed into it.
public struct TextEditor: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  /// Creates a field.
  public nonisolated init(text: Binding<String>) {}
}

extension TextField: PrimitiveView {
  func render(in node: Node) {
    node.part = node.fieldPart(committing: commit)
    node.render(label)
  }
}

extension SecureField: PrimitiveView {
  func render(in node: Node) {
    node.part = node.fieldPart(committing: commit)
    node.render(label)
  }
}

extension TextEditor: PrimitiveView {
  func render(in node: Node) {}
}

/// The looks of a field for text.
public protocol TextFieldStyle {}

/// The look that fits a field's place.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the look.
  public init() {}
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the look.
  public init() {}
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the look.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that fits a field's place.
  public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: Self { Self() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: Self { Self() }
}

/// The ways in which a keyboard writes capital letters.
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }

/// The labels of a keyboard's key that submits.
public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

// These modifiers only affect how text is typed. They compile and change nothing.
extension View {
  /// Sets how fields for text look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets whether a keyboard corrects what is typed.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets whether a keyboard corrects what is typed.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets how a keyboard writes capital letters.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets the label of a keyboard's key that submits.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
