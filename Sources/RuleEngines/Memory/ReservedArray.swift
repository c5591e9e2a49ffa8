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
///
/// Behind its end is a page that can't be written: what grows beyond it ends the process, and touches
/// nothing else.
@usableFromInline
final class Reservation: Sendable {
  nonisolated(unsafe) let start: UnsafeMutableRawPointer
  let bytes: Int
  private let mapping: Mapping

  /// The value of MADV_HUGEPAGE on Linux; not every C library exports the name.
  private static let useLargePages: Int32 = 14

  /// The size of a large page.
  private static let alignment = 2 << 20

  /// The part of what is left that one array takes where there is less than it may want: a search has
  /// about ten.
  private static let share = 8

  /// Takes address space for so many bytes, or for fewer where the process may not have it.
  init(bytes wanted: Int) {
    let wanted = max(min(wanted, AddressSpace.mostOfArray), Self.alignment)
    // The limits of the process may be narrower than its address space. An array that just fits would
    // leave nothing for others.
    let bytes = max(Self.alignment, min(wanted, Self.most(upTo: wanted * Self.share) / Self.share))
    guard let mapping = Mapping(bytes: bytes + Self.alignment) else {
      preconditionFailure("No address space is left for \(bytes) bytes")
    }
    start = mapping.start.alignedUp(toMultipleOf: Self.alignment)
    self.bytes = bytes
    self.mapping = mapping
    #if os(Linux)
      // The first part is left in small pages: most arrays never grow beyond it.
      madvise(start + Self.alignment, bytes - Self.alignment, Self.useLargePages)
    #else
      // Other systems choose the size of pages by themselves.
    #endif
  }

  /// The greatest number of bytes, halved again and again, that the process may have; 0 where it may have
  /// none.
  static func most(upTo bytes: Int) -> Int {
    var bytes = bytes
    while bytes > alignment {
      if Mapping(bytes: bytes) != nil { return bytes }
      bytes /= 2
    }
    return 0
  }
}

/// A piece of the address space of the process.
private final class Mapping: Sendable {
  nonisolated(unsafe) let start: UnsafeMutableRawPointer
  private let length: Int

  /// Takes a piece, and a page behind it that can't be written; nil where the process may not have it.
  init?(bytes: Int) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let size = (bytes + page - 1) / page * page
    length = size + page
    let start = mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0)
    guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
    self.start = start
    mprotect(start + size, page, PROT_NONE)
  }

  deinit { munmap(start, length) }
}
