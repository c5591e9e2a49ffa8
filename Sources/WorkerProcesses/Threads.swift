#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts a thread that ends with its work, or with the process.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  let argument = Unmanaged.passRetained(Body(body)).toOpaque()
  // The optional types of this signature differ between the platforms.
  #if canImport(Darwin)
    var thread: pthread_t?
    let failure = pthread_create(
      &thread, nil,
      {
        Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }, argument)
    if let thread { pthread_detach(thread) }
  #else
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      {
        if let argument = $0 { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, argument)
    if failure == 0 { pthread_detach(thread) }
  #endif
  precondition(failure == 0, "a thread could not be started: error \(failure)")
}
