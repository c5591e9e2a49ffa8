import NavigationModel

extension UIViewController: KeepsViews {
  nonisolated public final var viewsOffScreen: [PlatformView] {
    Isolation.assumed {
      if let window = treeWindow, window.isLookedAt { return [] }
      let views = WindowWalker(offScreen: self).views
      return views.count > 1 || views.contains { !$0.state.isEmpty } ? views : []
    }
  }
}

extension UIWindow: KeepsViews {
  nonisolated public final var viewsOffScreen: [PlatformView] {
    Isolation.assumed {
      guard !isLookedAt, let rootViewController else { return [] }
      return WindowWalker(offScreen: rootViewController).views
    }
  }

  /// A Boolean value that indicates whether the window is one of those whose views are state by themselves.
  fileprivate final var isLookedAt: Bool { isShown || isEmbedded }
}
