#if Adopt
import Foundation

/// The schemes of links into an app, which its information property lists name under `CFBundleURLSchemes`.
enum LinkSchemes {
  /// Returns the schemes, without those that libraries ask for, such as `fb1234`, and build settings.
  static func named(in paths: [String]) -> [String] {
    var found: [String] = []
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let information = list as? [String: Any],
        let types = information["CFBundleURLTypes"] as? [[String: Any]]
      else { continue }
      for scheme in types.flatMap({ $0["CFBundleURLSchemes"] as? [String] ?? [] })
      where !isOfLibrary(scheme) && !found.contains(scheme) {
        found.append(scheme)
      }
    }
    return found
  }

  private static func isOfLibrary(_ scheme: String) -> Bool {
    scheme.hasPrefix("com.google") || scheme.contains("$")
      || scheme.hasPrefix("fb") && scheme.dropFirst(2).allSatisfy(\.isNumber)
  }
}
#endif
