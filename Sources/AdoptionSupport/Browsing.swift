import HeadlessSwiftUI
import HeadlessUIKit

/// Returns the activity by which a browser hands a link to an app.
@MainActor
public func browsing(_ link: String) -> NSUserActivity {
  let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
  activity.webpageURL = URL(string: link)
  return activity
}

extension View {
  /// Adds an action that runs when the app is asked to go on with an activity of a type.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    continuing(activityType, action)
  }
}
