import Foundation
import ObjectObservation

extension ObservationOptions.LeafReader {
  /// Reads what a decoder of JSON is set to, by name: closures that it is handed are not seen.
  static var decoder: Self {
    Self(JSONDecoder.self) {
      settings(
        $0.dateDecodingStrategy, $0.dataDecodingStrategy, $0.nonConformingFloatDecodingStrategy,
        $0.keyDecodingStrategy)
    }
  }

  /// Reads what an encoder to JSON is set to, by name: closures that it is handed are not seen.
  static var encoder: Self {
    Self(JSONEncoder.self) {
      settings(
        $0.dateEncodingStrategy, $0.dataEncodingStrategy, $0.nonConformingFloatEncodingStrategy,
        $0.keyEncodingStrategy, $0.outputFormatting.rawValue)
    }
  }

  private static func settings(_ values: Any...) -> ObservedValue {
    // A case with a value, such as a formatter, is told by its own name.
    .string(
      values.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }.joined(separator: ", ")
    )
  }
}
