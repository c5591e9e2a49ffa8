import NavigationModel

/// A part of the app's interface with a life of its own.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The reasons for which a scene is connected.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The links that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>

    /// The activities that the scene is to go on with.
    public let userActivities: Set<NSUserActivity>

    /// The shortcut of the Home Screen that was chosen: none.
    public var shortcutItem: UIApplicationShortcutItem? { nil }

    /// Creates options.
    public init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      super.init()
    }
  }

  /// The object that is told what happens to the scene.
  open weak var delegate: (any UISceneDelegate)?

  /// Creates a scene of the app that runs.
  public override init() {
    super.init()
    UIScene.connect(self)
  }

  /// - Parameter connects: a Boolean value that indicates whether the app is given the scene.
  init(connects: Bool) {
    super.init()
    if connects { UIScene.connect(self) }
  }
}

/// A scene that has windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows of the app that are shown, from back to front; there is one scene.
  open var windows: [UIWindow] { UIWindow.shown }

  /// Creates a scene of the app that runs.
  public override init() { super.init() }

  override init(connects: Bool) { super.init(connects: connects) }
}

/// A link that a scene is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// Creates a context of a link.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The part of a scene that the system remembers.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, Sendable {
    /// The app's own windows.
    public static let windowApplication = Role()
  }

  /// The purpose of the scene.
  public final var role: Role { .windowApplication }

  /// Creates a session.
  public override init() { super.init() }
}

/// The way in which a scene is made. What is set on it is not kept: the app's declarations name the
/// scene's delegate.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// Creates a configuration with a name in the app's property list.
  public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }

  /// The class of the scene's delegate: none.
  public final var delegateClass: AnyClass? {
    get { nil }
    set {}
  }
}

/// An object that is told what happens to a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Tells that the scene is there.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Asks to open links.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Asks to go on with what a user began elsewhere.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Tells that the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that the scene is about to come to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that the scene has gone to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// An object that is told what happens to a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window: the property is optional.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
