import Foundation

#if os(Linux) || os(Windows) || os(Android)
  /// A transformation of a plane, as Core Graphics has it where there is one.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The first number of the first row.
    public var a: Double
    /// The second number of the first row.
    public var b: Double
    /// The first number of the second row.
    public var c: Double
    /// The second number of the second row.
    public var d: Double
    /// How far points go to the right.
    public var tx: Double
    /// How far points go down.
    public var ty: Double

    /// The transformation that changes nothing.
    public static let identity = CGAffineTransform()

    /// Creates a transformation from its numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transformation that changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a transformation that makes things larger or smaller.
    public init(scaleX: Double, y: Double) {
      self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Creates a transformation that moves things.
    public init(translationX: Double, y: Double) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
    }

    /// Creates a transformation that turns things.
    public init(rotationAngle angle: Double) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns this transformation with another one after it.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
        d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
        ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the transformation of things that are made larger or smaller before.
    public func scaledBy(x: Double, y: Double) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transformation of things that are moved before.
    public func translatedBy(x: Double, y: Double) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transformation of things that are turned before.
    public func rotated(by angle: Double) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }
#endif

extension View {
  /// Transforms the view, which is looks.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }
}
