import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

// Looks that an app finds in a bundle, as code that tools generate from its assets does. Each goes by its name.

extension Image {
  /// Creates an image from a picture in a bundle.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// Creates an image from a picture in a bundle, with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }

  /// Creates an image from a picture in a bundle that nobody hears of.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
}

extension Color {
  /// Creates a color from one in a bundle.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension UIImage {
  /// Creates the image with a name in a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

extension UIColor {
  /// Creates the color with a name in a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

extension Bundle {
  /// The bundle of a package's target, which becomes one with the app's.
  public static var module: Bundle { .main }
}
