import Foundation

/// Returns the key of a text: no table of localized texts is read.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  value.isEmpty ? key : value
}
