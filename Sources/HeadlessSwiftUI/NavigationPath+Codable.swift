import Foundation

extension NavigationPath {
  /// The values of a path in a form that can be stored.
  ///
  /// Each value is written with the name of its type, by which it is read again.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(_ elements: [AnyHashable]) { self.elements = elements }

    /// Reads values; fails where one is of a type that is not there.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Decodable).Type else {
          throw DecodingError.dataCorruptedError(in: list, debugDescription: .unknown(name))
        }
        elements.append(try type.element(from: &list))
      }
      self.elements = elements
    }

    /// Writes the values.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Encodable, let name = Self.name(of: value) else {
          let context = EncodingError.Context(
            codingPath: list.codingPath, debugDescription: .unnamed(element.base))
          throw EncodingError.invalidValue(element.base, context)
        }
        try list.encode(name)
        try list.encode(value)
      }
    }

    /// The name of a value's type, by which it is found again; nil of one that has none outside its file.
    fileprivate static func name(of value: Any) -> String? {
      let type = type(of: value)
      return _mangledTypeName(type).flatMap { _typeByName($0) == type ? $0 : nil }
    }
  }

  /// The values in a form that can be stored; nil where one of them can't be, or is of a private type.
  public var codable: CodableRepresentation? {
    let isCodable = elements.map(\.base).allSatisfy {
      $0 is any Encodable && $0 is any Decodable && CodableRepresentation.name(of: $0) != nil
    }
    return isCodable ? CodableRepresentation(elements) : nil
  }

  /// Creates a path of values that were stored.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }
}

extension Decodable where Self: Hashable {
  fileprivate static func element(
    from list: inout any UnkeyedDecodingContainer
  ) throws -> AnyHashable {
    AnyHashable(try list.decode(Self.self))
  }
}

extension String {
  fileprivate static func unknown(_ name: String) -> String {
    "No type is named '\(name)' here, or its values can't be read"
  }

  fileprivate static func unnamed(_ value: Any) -> String {
    "A \(type(of: value)) can't be written by the name of its type"
  }
}
