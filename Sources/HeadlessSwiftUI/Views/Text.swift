/// A piece of text.
public struct Text: View, Equatable {
  /// Has no body of its own.
  public typealias Body = Never

  let content: String

  /// Shows a text.
  public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// Shows a text that is not to be translated.
  public nonisolated init(verbatim content: String) { self.content = content }

  /// Shows two texts as one.
  public nonisolated static func + (left: Text, right: Text) -> Text {
    Text(left.content + right.content)
  }

  /// Whether both are the same object.
  public nonisolated static func == (left: Text, right: Text) -> Bool {
    left.content == right.content
  }
}

extension Text: PrimitiveView {
  func render(in node: Node) { node.part = .text(content) }
}

/// A picture, known by its name.
public struct Image: View {
  /// Has no body of its own.
  public typealias Body = Never

  let name: String

  /// Shows one of the system's symbols.
  public nonisolated init(systemName: String) { name = systemName }

  /// Shows a picture of the app.
  public nonisolated init(_ name: String) { self.name = name }
}

extension Image: PrimitiveView {
  func render(in node: Node) { node.part = .image(name) }
}

/// A title with a picture.
public struct Label<Title: View, Icon: View>: View {
  /// Has no body of its own.
  public typealias Body = Never

  let title: Title
  let icon: Icon

  /// Shows a title with a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Shows a title with one of the system's symbols.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

extension Label: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    node.render(title, at: 0)
    node.render(icon, at: 1)
  }
}
