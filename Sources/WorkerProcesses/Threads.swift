#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts a thread that ends with its work, or with the process.
///
/// - Parameter stackSize: the number of bytes of its stack; the system's own when nil.
/// - Throws: ``EnvironmentError`` where the system grants no further thread.
package func startThread(
  stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
) throws(EnvironmentError) {
  final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
  let argument = Unmanaged.passRetained(Body(body))
  // The optional types of this signature differ between the platforms.
  #if canImport(Darwin)
    var thread: pthread_t?
    let failure = pthread_create(
      &thread, &attributes,
      {
        Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }, argument.toOpaque())
  #else
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, &attributes,
      {
        if let argument = $0 { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, argument.toOpaque())
  #endif
  guard failure != 0 else { return }
  argument.release()
  throw .cannot("start a thread", "pthread_create", failure)
}
