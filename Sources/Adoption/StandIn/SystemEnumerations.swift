#if Adopt
import SwiftParser
import SwiftSyntax

/// Enumerations of Apple's frameworks that are not here, and by which apps decide where to go: whether
/// somebody may be recognized by face, or has allowed what the app asks for.
///
/// What finds them out is a service that the app's own code stands before, or a stand-in with values that
/// are made up. Where one file imports the framework, others see its names, as on a device, where Apple's
/// frameworks import each other.
struct SystemEnumerations {
  /// The framework.
  let module: String

  /// Its enumerations, as source.
  let source: String

  /// The frameworks, sorted.
  static let all = [
    one(
      "AVFoundation", "AVAuthorizationStatus: Int", "notDetermined, restricted, denied, authorized"),
    one(
      "Contacts", "CNAuthorizationStatus: Int",
      "notDetermined, restricted, denied, authorized, limited"),
    one(
      "CoreLocation", "CLAuthorizationStatus: Int32",
      "notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse"),
    one(
      "EventKit", "EKAuthorizationStatus: Int",
      "notDetermined, restricted, denied, fullAccess, writeOnly"),
    one("LocalAuthentication", "LABiometryType: Int", "none, touchID, faceID, opticID"),
    one(
      "Photos", "PHAuthorizationStatus: Int",
      "notDetermined, restricted, denied, authorized, limited"),
    one(
      "UserNotifications", "UNAuthorizationStatus: Int",
      "notDetermined, denied, authorized, provisional, ephemeral"),
  ]

  /// The enumerations of a module that an app imports, as source; nil where none of its are known.
  static func source(of module: String) -> String? {
    all.first { $0.module == module }?.source
  }

  /// An enumeration by its name; nil for any other type.
  static func declaration(of name: String) -> EnumDeclSyntax? { declarations[name] }

  private static let declarations: [String: EnumDeclSyntax] = {
    let found = all.flatMap { Parser.parse(source: $0.source).statements }
      .compactMap { $0.item.as(EnumDeclSyntax.self) }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.name.text, $0) })
  }()

  private static func one(
    _ module: String, _ nameAndRawType: String, _ cases: String
  ) -> SystemEnumerations {
    SystemEnumerations(
      module: module, source: "public enum \(nameAndRawType), Sendable {\n  case \(cases)\n}")
  }
}
#endif
