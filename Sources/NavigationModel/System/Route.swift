/// An enum whose cases are destinations, with a sample of the payloads that its cases can carry.
///
/// A harness makes one event of each sample. An enum without payloads has all its cases as samples.
public protocol Route: Sendable {
  /// At least one value of each case.
  static var samples: [Self] { get }
}

extension Route where Self: CaseIterable {
  public static var samples: [Self] { Array(allCases) }
}
