#if Adopt
/// Makes up values of the platform's types that say nothing about navigation, as source.
enum PlatformSamples {
  /// The value of a type; nil where none is known.
  static func value(of name: String) -> String? {
    if made.contains(name) { return "\(name)()" }
    if zero.contains(name) { return "\(name).zero" }
    return others[name]
  }

  /// Types of which a value is made of nothing.
  private static let made: Set = [
    "UIStackView", "UILabel", "UIScrollView", "UITabBarItem", "UINavigationBar", "UINavigationItem",
    "EdgeInsets", "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "JSONDecoder",
    "JSONEncoder", "DateComponents", "IndexSet", "CharacterSet", "NSObject", "NSLock",
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
    "DispatchQueue": "DispatchQueue.main",
    "FileManager": "FileManager.default",
    "NotificationCenter": "NotificationCenter.default",
    "UserDefaults": "UserDefaults.standard",
    "URLRequest": "URLRequest(url: URL(string: \"https://example.com/a\")!)",
  ]
}
#endif
