import ObjectObservation

/// The address of an object as a text has it, such as a key by which an app finds what belongs to a
/// controller: counted instead of read, so that a replay has the same one.
///
/// An object has one as long as it lives; no other object of the subject gets it afterwards.
public struct CountedAddress: Hashable, CustomStringConvertible {
  public let description: String

  /// The address of an object.
  public init(of object: AnyObject) {
    let place = ObjectIdentifier(object)
    if let known = Self.known[place], known.object === object {
      description = known.description
    } else {
      description = CountedIdentifiers.next()
      Self.known[place] = Known(object: object, description: description)
    }
  }

  /// Begins with a subject.
  static func begin() { known = [:] }

  private struct Known {
    weak var object: AnyObject?
    let description: String
  }

  // Everything of a subject runs on the thread that drives it.
  private nonisolated(unsafe) static var known: [ObjectIdentifier: Known] = [:]
}
