#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A long array that never moves.
///
/// It takes address space for all elements that it may ever have; memory is taken page by page as
/// elements are first written, large pages where the system has them. What was never written is
/// zero. Elements that are more than their bits are the owner's business.
@usableFromInline
struct ReservedArray<Element> {
  /// The first element.
  @usableFromInline let base: UnsafeMutablePointer<Element>

  /// The number of elements for which there is address space.
  @usableFromInline let capacity: Int

  @usableFromInline let reservation: Reservation

  /// Takes address space for so many elements, or for fewer where the process may not have it.
  @usableFromInline
  init(capacity: Int) {
    reservation = Reservation(bytes: capacity * MemoryLayout<Element>.stride)
    self.capacity = reservation.bytes / MemoryLayout<Element>.stride
    base = reservation.start.bindMemory(to: Element.self, capacity: self.capacity)
  }

}

extension ReservedArray where Element: BitwiseCopyable {
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }
}

/// Address space that is given back when nobody refers to it any more.
@usableFromInline
final class Reservation: Sendable {
  nonisolated(unsafe) let start: UnsafeMutableRawPointer
  let bytes: Int
  nonisolated(unsafe) private let mapping: UnsafeMutableRawPointer
  private let length: Int

  /// The value of MADV_HUGEPAGE on Linux; not every C library exports the name.
  private static let useLargePages: Int32 = 14

  /// The size of a large page.
  private static let alignment = 2 << 20

  init(bytes wanted: Int) {
    var bytes = max(wanted, Self.alignment)
    while true {
      let length = bytes + Self.alignment
      let mapping = mmap(
        nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
      if let mapping, mapping != UnsafeMutableRawPointer(bitPattern: -1) {
        start = mapping.alignedUp(toMultipleOf: Self.alignment)
        self.bytes = bytes
        self.mapping = mapping
        self.length = length
        break
      }
      // The limits of the process may be narrower than its address space.
      precondition(bytes > Self.alignment, "No address space is left for \(bytes) bytes")
      bytes /= 2
    }
    #if os(Linux)
      // The first part is left in small pages: most arrays never grow beyond it.
      madvise(start + Self.alignment, bytes - Self.alignment, Self.useLargePages)
    #else
      // Other systems choose the size of pages by themselves.
    #endif
  }

  deinit { munmap(mapping, length) }
}
