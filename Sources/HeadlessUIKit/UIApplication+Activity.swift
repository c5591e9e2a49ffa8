extension UIApplication {
  /// How far the app is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// How far the app is in front: all the way, here.
  public final var applicationState: State { .active }

  // The notifications are posted by who lets a user leave the app and return, and by nothing here.

  /// The name of what is posted when the app was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The name of what is posted before the app is no longer in front.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of what is posted when the app has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of what is posted before the app comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of what is posted when the app has come to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of what is posted before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of what is posted when memory is scarce.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIScene {
  /// The name of what is posted before a scene is no longer in front.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The name of what is posted when a scene has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The name of what is posted before a scene comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The name of what is posted when a scene has come to the front.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
}
