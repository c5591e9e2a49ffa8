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

extension UIColor {
  /// Creates a color from one of SwiftUI.
  public convenience init(_ color: Color) { self.init(white: 0, alpha: 1) }
}

// There is no keyboard: these modifiers compile and change nothing.
extension View {
  /// Sets the keyboard for what is typed.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets how a keyboard writes capital letters.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Sets the meaning of text for who fills it in.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
}
