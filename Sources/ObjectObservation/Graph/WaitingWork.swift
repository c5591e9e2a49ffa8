/// Work that waits: a task, or a block that was put off, with the operation that it was started with.
///
/// What the operation captured is all that can be read of a task: the values of its variables lie in
/// frames that nothing describes.
package final class WaitingWork {
  // Held while somebody looks, and never called.
  private var operation: () async -> Void = {}

  /// Makes a root of an observation.
  ///
  /// - Parameters:
  ///   - code: the code of the operation.
  ///   - context: the context of its closure, an object, or nothing.
  package init(code: UnsafeRawPointer, context: UnsafeRawPointer?) {
    // A cast would put an adapter of its own around the operation.
    withUnsafeMutableBytes(of: &operation) {
      $0.storeBytes(of: code, as: UnsafeRawPointer.self)
      $0.storeBytes(
        of: context, toByteOffset: MemoryLayout<UnsafeRawPointer>.size,
        as: UnsafeRawPointer?.self)
    }
    if let context { _ = Unmanaged<AnyObject>.fromOpaque(context).retain() }
  }

  /// Makes a root of an observation that is a closure.
  package convenience init(_ operation: @escaping () -> Void) {
    // By itself it would be passed in an adapter, which is gone before anyone looks.
    let words = withUnsafeBytes(of: Stored(operation: operation)) {
      $0.load(as: (code: UnsafeRawPointer, context: UnsafeRawPointer?).self)
    }
    self.init(code: words.code, context: words.context)
  }

  private struct Stored {
    let operation: () -> Void
  }
}
