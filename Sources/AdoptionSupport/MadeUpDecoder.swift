import Foundation

/// Makes up a value of a type that can be decoded, as a server may answer with: texts are `a`, numbers 1, lists
/// have one element, and what is optional is missing.
///
/// - Throws: what decoding throws; a cancellation where the type can't be decoded.
public func madeUp<Value>(_ type: Value.Type) throws -> Value {
  guard let value = try MadeUpDecoder(depth: 8).value(of: type) else { throw CancellationError() }
  return value
}

/// Returns what an initializer has made.
///
/// - Throws: a cancellation where it has failed.
public func madeUp<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw CancellationError() }
  return value
}

/// A decoder that makes up what is asked for.
private struct MadeUpDecoder: Decoder {
  /// How many values may be within one another: what holds itself has no end.
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(MadeUpMembers(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { MadeUpList(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { MadeUpValue(decoder: self) }

  /// A value of a type; nil where it can't be decoded.
  func value<Value>(of type: Value.Type) throws -> Value? {
    if let known = Self.known(type) { return known }
    guard depth > 0, let decodable = type as? any Decodable.Type else { return nil }
    if let cases = type as? any CaseIterable.Type { return cases.first as? Value }
    return try decodable.init(from: MadeUpDecoder(depth: depth - 1)) as? Value
  }

  /// A value of a type, which is needed.
  func needed<Value>(_ type: Value.Type) throws -> Value {
    guard let value = try value(of: type) else { throw CancellationError() }
    return value
  }

  private static func known<Value>(_ type: Value.Type) -> Value? {
    let value: Any? =
      switch type {
      case is String.Type: "a"
      case is Bool.Type: true
      case is Double.Type: 1.0
      case is Float.Type: Float(1)
      case is Decimal.Type: Decimal(1)
      case is URL.Type: URL(string: "https://example.com/a")
      case is Date.Type: Date(timeIntervalSince1970: 0)
      case is Data.Type: Data()
      case is UUID.Type: UUID(uuidString: "00000000-0000-0000-0000-000000000001")
      case let number as any FixedWidthInteger.Type: number.init(truncatingIfNeeded: 1)
      default: nil
      }
    // Nothing at all would be a value of an optional type.
    return value.flatMap { $0 as? Value }
  }
}

extension CaseIterable {
  fileprivate static var first: Any? { allCases.first }
}

/// The members of a value: each that is needed is there.
private struct MadeUpMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: MadeUpDecoder

  var codingPath: [any CodingKey] { [] }
  /// A dictionary has one element.
  var allKeys: [Key] { Key(stringValue: "a").map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.needed(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> { decoder.container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// A list of one element.
private struct MadeUpList: UnkeyedDecodingContainer {
  let decoder: MadeUpDecoder

  private(set) var currentIndex = 0

  init(decoder: MadeUpDecoder) { self.decoder = decoder }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { 1 }
  var isAtEnd: Bool { currentIndex > 0 }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try decoder.needed(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    currentIndex += 1
    return decoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return decoder.unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder {
    currentIndex += 1
    return decoder
  }
}

/// A value by itself.
private struct MadeUpValue: SingleValueDecodingContainer {
  let decoder: MadeUpDecoder

  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.needed(type) }
}
