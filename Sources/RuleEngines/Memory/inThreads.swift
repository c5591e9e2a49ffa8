#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a piece of work once for each number below a count, all at the same time, and waits until
/// everything is done.
///
/// The first piece is done in the calling thread.
func inThreads(_ count: Int, _ work: (Int) -> Void) {
  withoutActuallyEscaping(work) { work in
    let pieces = (1..<max(1, count)).map { number in Piece { work(number) } }
    let threads = pieces.map { piece in
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let context = Unmanaged.passUnretained(piece).toOpaque()
      let status = pthread_create(&thread, nil, { Piece.run($0) }, context)
      precondition(status == 0, "No thread can be started")
      return thread
    }
    work(0)
    for thread in threads {
      #if canImport(Darwin)
        pthread_join(thread!, nil)
      #else
        pthread_join(thread, nil)
      #endif
    }
    withExtendedLifetime(pieces) {}
  }
}

/// The work of one thread.
private final class Piece {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  #if canImport(Darwin)
    static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Piece>.fromOpaque(context).takeUnretainedValue().work()
      return nil
    }
  #else
    static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      Unmanaged<Piece>.fromOpaque(context!).takeUnretainedValue().work()
      return nil
    }
  #endif
}
