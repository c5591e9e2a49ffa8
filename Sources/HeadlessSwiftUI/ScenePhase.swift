/// How far a scene of the app is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it.
  case background
  /// It is seen, and can't be used.
  case inactive
  /// It is in front.
  case active
}

extension EnvironmentValues {
  private struct Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

  /// How far the scene is in front: all the way, but for the moments of ``HeadlessWindow/leaveAndReturn()``.
  public var scenePhase: ScenePhase {
    get { self[Phase.self] }
    set { self[Phase.self] = newValue }
  }
}

extension HeadlessWindow {
  /// Lets the user leave the app and return: the scene of the window is inactive, in the background, inactive
  /// and active again (Apple's documentation of `ScenePhase`), and views are updated each time.
  ///
  /// What the app's delegate hears meanwhile, and what is posted, is up to the caller.
  public func leaveAndReturn() {
    perform { host in for phase in ScenePhase.passed { host.enter(phase) } }
  }
}

extension ScenePhase {
  /// The phases through which a scene goes when the user leaves the app and returns.
  fileprivate static let passed = [inactive, background, inactive, active]
}

extension ViewHost {
  fileprivate func enter(_ phase: ScenePhase) {
    guard let root else { return }
    root.inherited = root.inherited.changed { $0.environment.scenePhase = phase }
    update(root)
  }
}
