/// A fact that a system declares: a named value that it computes for each state.
///
/// A declaration about a fact names it by the handle that the fact's declaration returns, so that a
/// misspelled fact does not compile.
///
/// ```swift
/// let isPaying = it.fact("is paying") { $0.isPaying }
/// let paymentIsShown = it.fact("payment is shown") { $0.sheet == .payment }
/// it.profile.agreements = [
///   .init(about: "the payment", recorded: isPaying, actual: paymentIsShown)
/// ]
/// ```
///
/// A handle that several files need is a constant:
///
/// ```swift
/// extension Fact {
///   static let isPaying = Fact("is paying")
/// }
///
/// it.fact(.isPaying) { $0.isPaying }
/// ```
public struct Fact: Hashable, Sendable, CustomStringConvertible {
  /// The fact's name, as traces and messages have it.
  public let name: String

  /// Makes a handle on the fact of a name.
  public init(_ name: String) { self.name = name }

  public var description: String { name }
}
