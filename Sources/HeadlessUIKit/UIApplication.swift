import NavigationModel

/// The app that runs.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// The keys of the reasons for which an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a link.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// The key of a notification from a server.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// The key of a user's activity.
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
    /// The key of a shortcut on the Home Screen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  /// The keys of the circumstances in which a link is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the app that opens the link.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
  }

  /// The options for opening a link outside the app.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address at which the system's settings show those of the app.
  public static let openSettingsURLString = "app-settings:"

  /// The object that is told what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Returns a Boolean value that indicates whether another app opens a link; none does.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a link outside the app, where nothing happens.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(true) }
}

/// An object that is told what happens to the app.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  /// Tells that the launch is almost done.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Asks to open a link.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Tells that a notification of a server has come.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// Asks to go on with what a user began elsewhere.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Tells that the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells that the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells that the app has gone to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells that the app is about to come to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
