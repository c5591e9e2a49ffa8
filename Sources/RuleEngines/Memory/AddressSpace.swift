/// The addresses that a process may use.
///
/// A search takes them in advance for all states that it may ever find; a limit on a process, as
/// `ulimit -v` sets it, counts them although they take no memory.
enum AddressSpace {
  /// The least that a search needs, in bytes.
  private static let least = 1 << 30

  /// The most that one array takes, in bytes; tests have less than a search wants.
  @TaskLocal static var mostOfArray = Int.max

  /// Checks that there is enough for a search.
  ///
  /// - Throws: ``EngineError/noAddressSpace(bytes:)``.
  static func check() throws(EngineError) {
    let found = Reservation.most(upTo: least)
    if found < least { throw .noAddressSpace(bytes: least) }
  }
}
