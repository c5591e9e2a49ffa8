#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A text in zlib's format, which every browser reads.
///
/// zlib is looked up when it is needed, so that nobody has to install its headers to build a package;
/// no system that Swift runs on is without the library.
enum ZlibStream {
  /// Returns bytes in zlib's format; nil where this system has no zlib.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let library = dlopen(name, RTLD_LAZY) else { return nil }
    defer { dlclose(library) }
    guard let bound = dlsym(library, "compressBound"), let compress = dlsym(library, "compress2")
    else { return nil }
    let size = unsafeBitCast(bound, to: Bound.self)(UInt(bytes.count))
    var length = size
    var isDone = false
    let stream = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      let status = bytes.withUnsafeBufferPointer {
        unsafeBitCast(compress, to: Compress.self)(
          buffer.baseAddress, &length, $0.baseAddress, UInt($0.count), level)
      }
      isDone = status == 0
      count = isDone ? Int(length) : 0
    }
    return isDone ? stream : nil
  }

  private typealias Bound = @convention(c) (UInt) -> UInt
  private typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>?, UInt, Int32
    ) -> Int32

  /// The usual level: higher ones take several times as long for a few percent.
  private static let level: Int32 = 6

  #if canImport(Darwin)
    private static let name = "libz.1.dylib"
  #else
    private static let name = "libz.so.1"
  #endif
}
