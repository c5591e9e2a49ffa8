import HeadlessUIKit

/// Makes an object the application's delegate, as `UIApplicationDelegateAdaptor` does with the one that the
/// platform makes for the `App` of SwiftUI.
@MainActor
public func adapted<Delegate: UIApplicationDelegate>(_ delegate: Delegate) -> Delegate {
  UIApplication.shared.delegate = delegate
  return delegate
}

/// Tells the delegate of the `App` of SwiftUI that the launch is almost done, before a window shows the app.
@MainActor
public func launched<Root>(_ app: Root) -> Root {
  _ = UIApplication.shared.delegate?.application(.shared, didFinishLaunchingWithOptions: nil)
  return app
}
