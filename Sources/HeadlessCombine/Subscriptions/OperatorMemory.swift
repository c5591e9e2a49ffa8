/// The memory of the operators of one subscription: what they keep from one value to the next.
///
/// It is part of the state, since it decides which values come through.
final class OperatorMemory {
  private var parts: [() -> String?] = []

  /// Adds what an operator keeps.
  ///
  /// - Parameter read: returns it in words that are the same in every run, or nil while it is nothing.
  func add(_ read: @escaping () -> String?) { parts.append(read) }

  /// Forgets the operators, whose subscription has ended.
  func removeAll() { parts = [] }

  /// The parts that all operators keep, such as `removeDuplicates: rider`; empty while it is nothing.
  var text: String { parts.compactMap { $0() }.joined(separator: ", ") }
}
