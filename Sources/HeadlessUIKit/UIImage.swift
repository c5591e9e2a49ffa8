/// An image. It is never drawn, and there is one for each name.
public final class UIImage: Sendable {
  /// The name by which it was found; empty of an image without content.
  let name: String

  /// Creates an image without content.
  public init() { name = "" }

  /// Creates the image with a name in the app's asset catalog.
  public init?(named name: String) { self.name = name }

  /// Creates the platform's image with a name.
  public init?(systemName name: String) { self.name = name }
}

extension UIImage: Hashable {
  public static func == (left: UIImage, right: UIImage) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The type of `#imageLiteral(resourceName: "book")`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image that a literal names.
  public convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }
}
