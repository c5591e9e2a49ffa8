/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device of a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The sizes of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

/// A key for a value that a preview is told.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value if the preview is not told one.
  static var defaultValue: Value { get }
}

/// What a preview is told.
public protocol PreviewContext {
  /// The value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The ways to hold a device.
public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

// These modifiers only affect previews, which nobody sees. They compile and change nothing.
extension View {
  /// Sets the device of a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the size of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the name of a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets what a preview is told.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Sets how the device of a preview is held.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
