/// An image that draws nothing; whatever its name, it is there.
public final class UIImage: Sendable {
  private let name: String

  /// Makes the image of a name in the app's catalogue.
  public init?(named name: String) { self.name = name }

  /// Makes the platform's image of a name.
  public init?(systemName name: String) { self.name = name }
}

extension UIImage: Hashable {
  public static func == (left: UIImage, right: UIImage) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
