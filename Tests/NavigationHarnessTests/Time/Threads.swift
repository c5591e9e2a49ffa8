#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells one thread that another got somewhere.
final class Signal: @unchecked Sendable {
  private let ends: [Int32]

  init() {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    self.ends = ends
  }

  deinit { for end in ends { close(end) } }

  func send() {
    var byte: UInt8 = 1
    precondition(write(ends[1], &byte, 1) == 1)
  }

  func wait() -> Bool {
    var request = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 5_000) == 1
  }
}

func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  let argument = Unmanaged.passRetained(Body(body)).toOpaque()
  // The optional types of this signature differ between the platforms.
  #if canImport(Darwin)
    var thread: pthread_t?
    pthread_create(
      &thread, nil,
      {
        Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }, argument)
    if let thread { pthread_detach(thread) }
  #else
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      {
        if let argument = $0 { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, argument)
    pthread_detach(thread)
  #endif
}
