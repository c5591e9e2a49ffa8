import Foundation
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

  /// What `String(describing:)` says of a value, with the counted address in the place of an object's own.
  public static func text<Value>(describing value: Value) -> String {
    let text = String(describing: value)
    guard type(of: value as Any) is AnyClass else { return text }
    let object = value as AnyObject
    let place = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    let digits = String(place, radix: 16)
    guard let range = text.range(of: digits) else { return text }
    // Foundation fills it up with zeros.
    let start = text[..<range.lowerBound].range(of: "0x", options: .backwards)
    guard let start, text[start.upperBound..<range.lowerBound].allSatisfy({ $0 == "0" }) else {
      return text
    }
    return text.replacingCharacters(
      in: start.lowerBound..<range.upperBound, with: Self(of: object).description)
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
