@preconcurrency import Foundation

/// An activity of a user, for another device or app to go on with.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String

  /// The page in the web that shows the same.
  open var webpageURL: URL?

  /// The values that are needed besides to go on.
  open var userInfo: [AnyHashable: Any]?

  /// The title of the activity.
  open var title: String?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

/// The type of activities that come from a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that brings back what a user did.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: AnyObject {}
