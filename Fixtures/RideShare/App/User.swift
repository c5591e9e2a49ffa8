/// Somebody who can sign in.
struct User: Hashable, Sendable {
  let name: String

  /// The user whom the app signs in by itself.
  static let mock = User(name: "Ada")

  /// The other user of the device.
  static let second = User(name: "Ben")
}
