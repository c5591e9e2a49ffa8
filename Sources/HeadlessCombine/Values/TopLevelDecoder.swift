import Foundation

/// A decoder of whole values, such as `JSONDecoder`.
public protocol TopLevelDecoder {
  /// The type that it decodes, such as `Data`.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of whole values, such as `JSONEncoder`.
public protocol TopLevelEncoder {
  /// The type that it makes, such as `Data`.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
