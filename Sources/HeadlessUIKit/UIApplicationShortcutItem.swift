/// A shortcut of the app on the Home Screen. Nobody chooses one, here, unless an event does.
open class UIApplicationShortcutItem: NSObject {
  /// The kind of the shortcut.
  public let type: String

  /// The title that a person sees.
  public let localizedTitle: String

  /// Creates a shortcut.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}
