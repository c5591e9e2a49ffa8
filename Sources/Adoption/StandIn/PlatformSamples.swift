#if Adopt
import SwiftSyntax

/// Makes up values of the platform's types that say nothing about navigation, as source.
enum PlatformSamples {
  /// The value of a type; nil where none is known.
  static func value(of name: String) -> String? {
    if made.contains(name) { return "\(name)()" }
    if zero.contains(name) { return "\(name).zero" }
    return others[name]
  }

  /// The value of a generic type, such as `Range<Int>`; nil where none is known.
  ///
  /// - Parameter element: makes a value of an argument up.
  static func value(
    of node: IdentifierTypeSyntax, element: (TypeSyntax) -> String?
  ) -> String? {
    let arguments = node.genericArgumentClause?.arguments.compactMap {
      $0.argument.as(TypeSyntax.self)
    }
    guard let first = arguments?.first else { return nil }
    switch node.name.text {
    case "Optional": return element(first) ?? "nil"
    case "Range": return element(first).map { "(\($0)..<\($0))" }
    case "ClosedRange": return element(first).map { "(\($0)...\($0))" }
    case "PartialRangeFrom": return element(first).map { "(\($0)...)" }
    case "PartialRangeThrough": return element(first).map { "(...\($0))" }
    case "PartialRangeUpTo": return element(first).map { "(..<\($0))" }
    case "ArraySlice", "ContiguousArray": return "[]"
    case "KeyValuePairs": return "[:]"
    case "Measurement":
      return "Measurement(value: 1, unit: \(first.trimmedDescription).baseUnit())"
    case "PassthroughSubject": return "\(node.trimmedDescription)()"
    case "CurrentValueSubject", "Just":
      return element(first).map { "\(node.trimmedDescription)(\($0))" }
    case "Binding": return element(first).map { "Binding.constant(\($0))" }
    default: return nil
    }
  }

  /// Types of which a value is made of nothing.
  private static let made: Set = [
    "UIStackView", "UILabel", "UIScrollView", "UITabBarItem", "UINavigationBar", "UINavigationItem",
    "EdgeInsets", "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "JSONDecoder",
    "JSONEncoder", "DateComponents", "DateInterval", "IndexSet", "CharacterSet", "NSObject",
    "NSLock", "NSCoder", "URLComponents", "OperationQueue",
  ]

  private static let zero: Set = ["CGRect", "CGSize", "CGPoint", "UIEdgeInsets"]

  private static let others = [
    "Font": "Font.body",
    "UIFont": "UIFont.systemFont(ofSize: 1)",
    "UISplitViewController": "UISplitViewController(style: .doubleColumn)",
    "NSAttributedString": "NSAttributedString(string: \"a\")",
    "AttributedString": "AttributedString(\"a\")",
    "Locale": "Locale(identifier: \"en\")",
    "Calendar": "Calendar(identifier: .gregorian)",
    "TimeZone": "TimeZone(secondsFromGMT: 0)!",
    "Decimal": "Decimal(1)",
    "NSNumber": "NSNumber(value: 1)",
    "NSRange": "NSRange(location: 0, length: 0)",
    "URLSession": "URLSession.shared",
    "Notification": "Notification(name: Notification.Name(\"a\"))",
    "ProcessInfo": "ProcessInfo.processInfo",
    "DispatchQueue": "DispatchQueue.main",
    "FileManager": "FileManager.default",
    "NotificationCenter": "NotificationCenter.default",
    "UserDefaults": "UserDefaults.standard",
    "URLRequest": "URLRequest(url: URL(string: \"https://example.com/a\")!)",
  ]
}
#endif
