/// A view in the place of content that is not there: a label, a remark, and controls that can be tapped.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view with controls.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title and an image of the app.
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description })
  }

  /// Creates a view with a title and a symbol of the system.
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description })
  }

  /// A view that tells that nothing was found.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }

  /// A view that tells that a text was not found.
  public static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}

extension ContentUnavailableView: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    node.render(label, at: 0)
    node.render(description, at: 1)
    node.render(actions, at: 2)
  }
}
