import Foundation

/// A decoder of JSON that makes up a value where there is no data at all, as where what stands in for a
/// server's answer has none.
open class SampleDecoder: JSONDecoder, @unchecked Sendable {
  /// Decodes a value, or makes one up as ``madeUp(_:)`` does.
  ///
  /// - Throws: what decoding throws; a cancellation where no value of the type can be made up.
  open override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    data.isEmpty ? try madeUp(type) : try super.decode(type, from: data)
  }
}
