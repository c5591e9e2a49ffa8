/// The key of a text in the app's languages: the text itself here.
public typealias LocalizedStringKey = String

/// A piece of text.
public struct Text: View, Equatable {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: String

  /// Creates a text.
  public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// Creates a text that is not localized.
  public nonisolated init(verbatim content: String) { self.content = content }

  /// Concatenates two texts.
  public nonisolated static func + (left: Text, right: Text) -> Text {
    Text(left.content + right.content)
  }

  /// Returns a Boolean value that indicates whether two texts are equal.
  public nonisolated static func == (left: Text, right: Text) -> Bool {
    left.content == right.content
  }
}

extension Text: PrimitiveView {
  func render(in node: Node) { node.part = .text(content) }
}

/// An image, identified by its name.
public struct Image: View, Equatable {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let name: String

  /// Creates an image from a symbol of the system.
  public nonisolated init(systemName: String) { name = systemName }

  /// Creates an image from a picture of the app.
  public nonisolated init(_ name: String) { self.name = name }
}

extension Image: PrimitiveView {
  func render(in node: Node) { node.part = .image(name) }
}

/// A title with an image.
public struct Label<Title: View, Icon: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let title: Title
  let icon: Icon

  /// Creates a label from a title and an image.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and a symbol of the system.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// Creates a label from a title and an image of the app.
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}

extension Label: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    node.render(title, at: 0)
    node.render(icon, at: 1)
  }
}
