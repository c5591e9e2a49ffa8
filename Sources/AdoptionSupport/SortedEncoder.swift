import Foundation

/// An encoder of JSON that writes the keys of objects in their order, so that a replay writes the same text.
///
/// On a device, the order is no one's to rely on; here it differs from run to run.
open class SortedEncoder: JSONEncoder, @unchecked Sendable {
  /// Creates an encoder.
  public override init() {
    super.init()
    super.outputFormatting = .sortedKeys
  }

  /// The look of the text, with sorted keys in any case.
  open override var outputFormatting: OutputFormatting {
    get { super.outputFormatting }
    set { super.outputFormatting = newValue.union(.sortedKeys) }
  }
}
