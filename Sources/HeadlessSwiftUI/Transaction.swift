/// The part of an update besides changing views: how they get to look.
public struct Transaction: Sendable {
  /// A Boolean value that indicates whether views change at once. It is ignored.
  public var disablesAnimations = false

  /// A Boolean value that indicates whether the change comes from a gesture under way. It is ignored.
  public var isContinuous = false

  /// The animation of the change. It is ignored.
  public var animation: Animation?

  /// Creates a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs a closure within a transaction, which takes no time here.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable { case medium, large, fraction(Double), height(Double) }

  private let height: Height

  /// About half the height of the screen.
  public static let medium = PresentationDetent(height: .medium)

  /// The full height.
  public static let large = PresentationDetent(height: .large)

  /// A part of the height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }
}

// These modifiers only affect the look. They compile and change nothing.
extension View {
  /// Changes how updates of the view look.
  public nonisolated func transaction(_ transform: (inout Transaction) -> Void) -> some View {
    self
  }

  /// Sets the heights at which the sheet rests.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Sets the background of what is presented.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
