import Foundation
import ObjectObservation

extension UUID {
  /// Returns an identifier that is counted instead of drawn at random, so that a replay makes the same
  /// ones: the first of a subject is number 1.
  public static func counted() -> UUID {
    guard let identifier = UUID(uuidString: CountedIdentifiers.next()) else {
      preconditionFailure("A counted identifier has another form than UUIDs")
    }
    return identifier
  }
}
