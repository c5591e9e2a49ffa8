/// A function of an app that a platform keeps until something ends, such as the completion of a presentation.
///
/// It is a note for an observer of live objects, who reads what the function captured. The note keeps nothing
/// alive: it is good until the window has another revision, and so whoever keeps or drops such a function gives
/// it one.
public struct PlatformHandler {
  /// The code of the function.
  public let code: UnsafeRawPointer

  /// The context with what the function captured; nil where it captured nothing.
  public let context: UnsafeRawPointer?

  /// A Boolean value that indicates whether it waits in a queue, to which an app may add another one as often
  /// as it likes.
  public var isQueued = false

  /// Makes a note of a function.
  ///
  /// - Parameter holder: a structure that stores the function and nothing else. Passed by itself, the function
  ///   would come in an adapter, which is gone before anyone looks.
  /// - Returns: nil where the structure stores no function.
  public init?<Holder>(in holder: Holder) {
    let words = withUnsafeBytes(of: holder) {
      $0.load(as: (code: UnsafeRawPointer?, context: UnsafeRawPointer?).self)
    }
    guard let code = words.code else { return nil }
    self.code = code
    context = words.context
  }
}
