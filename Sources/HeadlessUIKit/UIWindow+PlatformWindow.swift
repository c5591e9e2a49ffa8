import NavigationModel

extension UIWindow: PlatformWindow {
  nonisolated public var revision: UInt64? { HeadlessPlatform.revision }

  nonisolated public var gesturesInProgress: Int {
    Isolation.assumed {
      allOfApp.reduce(0) {
        $0 + $1.gestureContexts.count + ($1.held == nil ? 0 : 1)
          + ($1.rootViewController?.hostedGesturesInProgress ?? 0)
      }
    }
  }

  /// The controllers of the window, from the root to the leaves, depth first; and those of the app's
  /// other windows that are shown, from back to front.
  nonisolated public func hierarchy() -> [PlatformView] {
    Isolation.assumed {
      let revision = HeadlessPlatform.revision
      if let kept, kept.revision == revision { return kept.look.views }
      let views = WindowWalker(allOfApp, for: .views).views
      kept = KeptHierarchy(views).map { (revision, $0) }
      return views
    }
  }

  nonisolated public func outline() -> [PlatformView] {
    Isolation.assumed { WindowWalker(allOfApp, for: .outline).views }
  }

  /// Returns the gestures that a person can make now in the windows of the app, in a fixed order.
  nonisolated public func gestures() -> [PlatformGesture] {
    Isolation.assumed { WindowWalker(allOfApp, for: .gestures).gestures }
  }

  /// Taps the first enabled control with an identifier or title on the frontmost screen that has one.
  ///
  /// - Returns: `true` if there was such a control.
  @discardableResult
  nonisolated public func tap(_ identifier: String) -> Bool { touch(identifier, on: nil) }

  /// Touches the first control with an identifier or title on the frontmost screen that has one.
  nonisolated public func touch(
    _ identifier: String, on screen: String?, again former: TouchedScreen?
  ) -> TouchedScreen? {
    Isolation.assumed {
      let walker = WindowWalker(allOfApp, for: .controls)
      let controls = walker.controls.filter {
        $0.identifier == identifier && (screen == nil || walker.views[$0.view].name == screen)
      }
      let touched = walker.views.touched(among: controls.map(\.view), again: former)
      controls.first { $0.view == touched?.place }?.action()
      return touched
    }
  }
}
