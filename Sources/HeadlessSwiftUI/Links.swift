#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A control that opens a URL by the action of the environment.
public struct Link<Label: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let destination: URL
  let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: PrimitiveView {
  func render(in node: Node) {
    let destination = destination
    let open = node.inherited.contents.environment.openURL
    node.part = .control { open(destination) }
    node.render(label)
  }
}
