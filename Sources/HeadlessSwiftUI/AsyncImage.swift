import Foundation

/// A picture from a server, which is there at once, as all pictures are.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a picture.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image("")
  }

  /// Creates a picture that is shown in a way of the app's own, with what stands in for it meanwhile.
  public init<Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    self.content = content(Image(""))
  }

  /// Creates a picture that the app shows by how far it has come.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.success(Image("")))
  }

  public var body: Content { content }
}

/// How far a picture from a server has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture where it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
