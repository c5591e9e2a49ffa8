import HeadlessSwiftUI
import HeadlessUIKit

// Looks of UIKit in views of SwiftUI.

extension Image {
  /// Creates an image from one of UIKit.
  public init(uiImage: UIImage) { self.init("image") }
}

extension Color {
  /// Creates a color from one of UIKit.
  public init(uiColor: UIColor) { self.init("color") }

  /// Creates a color from one of UIKit.
  public init(_ color: UIColor) { self.init("color") }
}
