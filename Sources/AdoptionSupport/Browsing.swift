import HeadlessUIKit

/// Returns the activity by which a browser hands a link to an app.
@MainActor
public func browsing(_ link: String) -> NSUserActivity {
  let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
  activity.webpageURL = URL(string: link)
  return activity
}
