/// Whether what is below a presentation can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool

  /// As the platform has it: touches don't reach what is below.
  public static var automatic: Self { disabled }
  /// Touches reach what is below.
  public static var enabled: Self { Self(isEnabled: true) }
  /// Touches don't reach what is below.
  public static var disabled: Self { Self(isEnabled: false) }

  /// Touches reach what is below up to a height of the sheet, at which it is here.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

extension View {
  /// Lets touches reach what is below the sheet that contains the view, or not (SwiftUI's documentation of
  /// `presentationBackgroundInteraction(_:)`).
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    changed(BackgroundInteractionEffect(isEnabled: interaction.isEnabled))
  }
}

private struct BackgroundInteractionEffect: Effect {
  let isEnabled: Bool

  func apply(to node: Node) -> InheritedValues {
    node.part = .touchesBelow(isEnabled)
    return node.inherited
  }
}

extension PresenterState {
  /// A Boolean value that indicates whether touches reach what is below the content.
  var letsTouchesThrough: Bool {
    guard style == .sheet, let node, node.children.count > 1 else { return false }
    return node.children[1].letsTouchesThrough
  }
}
