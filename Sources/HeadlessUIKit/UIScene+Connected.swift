import NavigationModel

extension UIApplication {
  /// The scenes of the app: those that it was given, or one of its own.
  public final var connectedScenes: Set<UIScene> { Set(UIScene.connected) }

  /// The windows of the app that are shown, from back to front.
  public final var windows: [UIWindow] { UIWindow.shown }

  /// The frontmost window that was made key.
  public final var keyWindow: UIWindow? { UIWindow.shown.last { $0.isKeyWindow } }
}

extension UIScene {
  /// The stages of a scene's life.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The stage of the scene's life: it is active in the foreground.
  public final var activationState: ActivationState { .foregroundActive }

  /// The scenes of the app that runs, as long as something keeps them.
  private static var all: [(app: UInt64, scene: WeakScene)] = []

  /// The scene of an app that was given none.
  private static var own: (app: UInt64, scene: UIWindowScene)?

  /// The scenes of the app that runs, in the order in which they were made.
  static var connected: [UIScene] {
    let given = all.filter { $0.app == HeadlessPlatform.app }.compactMap(\.scene.scene)
    if !given.isEmpty { return given }
    if let own, own.app == HeadlessPlatform.app { return [own.scene] }
    let scene = UIWindowScene(connects: false)
    own = (HeadlessPlatform.app, scene)
    return [scene]
  }

  /// Counts a scene among those of the app that runs.
  static func connect(_ scene: UIScene) {
    all.removeAll { $0.scene.scene == nil }
    all.append((HeadlessPlatform.app, WeakScene(scene: scene)))
  }
}

extension UIWindowScene {
  /// The frontmost window that was made key.
  public final var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The screen that shows the scene.
  public final var screen: UIScreen { .main }
}

extension UIWindow {
  /// Creates a window of a scene that is not visible.
  public convenience init(windowScene: UIWindowScene) { self.init() }

  /// The scene of the window: the app's only one.
  public final var windowScene: UIWindowScene? {
    get { UIScene.connected.lazy.compactMap { $0 as? UIWindowScene }.first }
    set {}
  }
}

private struct WeakScene {
  weak var scene: UIScene?
}
