/// A number that observation can't see: it follows no address.
@MainActor
final class Tally {
  let count: UnsafeMutablePointer<Int> = .allocate(capacity: 1)

  init() { count.initialize(to: 0) }
  isolated deinit { count.deallocate() }
}
