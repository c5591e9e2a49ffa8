import NavigationModel

/// What a window does beyond showing views.
public struct HeadlessWindowOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Among the gestures is `rerender@` with a screen's name, for each screen in sight: the
  /// platform evaluates the view around the screen again, and with it all within, as it may do at
  /// any time.
  public static let rerenders = HeadlessWindowOptions(rawValue: 1 << 0)
}

/// A window without a screen: it keeps the app's views as a device would, and tells what is seen.
///
/// Making a window evaluates the views, creates their state, and lets them appear. Later changes of
/// what the views depend on ask the platform for one render, which brings the views up to date.
public final class HeadlessWindow<Root: View>: PlatformWindow {
  private let host: ViewHost
  private let options: HeadlessWindowOptions
  private var kept: (revision: UInt64, look: KeptHierarchy)?
  private var screens: (revision: UInt64, names: Set<String>)?

  /// Shows a view.
  public init(
    rootView: @autoclosure @MainActor () -> Root, options: HeadlessWindowOptions = []
  ) {
    self.options = options
    host = Isolation.assumed {
      let host = ViewHost()
      host.mount(rootView())
      return host
    }
  }

  public var revision: UInt64? { HeadlessPlatform.revision }

  /// The views on screen, from the root to the leaves, depth first.
  public func hierarchy() -> [PlatformView] {
    let revision = HeadlessPlatform.revision
    if let kept, kept.revision == revision { return kept.look.views }
    let views = Isolation.assumed { [host] in HierarchyWalker(host, for: .views).views }
    kept = KeptHierarchy(views).map { (revision, $0) }
    return views
  }

  /// Whether the hierarchy has a screen of this name, in sight or covered.
  ///
  /// Costs less than to look at all that the views hold.
  public func hasScreen(named name: String) -> Bool {
    let revision = HeadlessPlatform.revision
    if let screens, screens.revision == revision { return screens.names.contains(name) }
    let views = Isolation.assumed { [host] in HierarchyWalker(host, for: .names).views }
    let names = Set(views.lazy.filter { $0.role == .screen }.map(\.name))
    screens = (revision, names)
    return names.contains(name)
  }

  /// What a person can do to the window as it is now, in a fixed order.
  public func gestures() -> [PlatformGesture] {
    Isolation.assumed { [host, options] in
      HierarchyWalker(host, for: .gestures, rerenders: options.contains(.rerenders)).gestures
    }
  }

  /// The number of stacks of which a finger holds the topmost level.
  public var gesturesInProgress: Int { Isolation.assumed { [host] in host.heldStacks.count } }

  /// Taps the first control with an identifier or title that can be touched now.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func tap(_ identifier: String) -> Bool {
    touch(identifier, on: nil)
  }

  /// Touches the first control with an identifier or title on a screen of that name; on any
  /// without one.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func touch(_ identifier: String, on screen: String?) -> Bool {
    Isolation.assumed { [host] in
      let action = HierarchyWalker(host, for: .control(identifier, screen: screen)).action
      action?()
      return action != nil
    }
  }

  /// Lets a mounted view disappear, with all it contains, as if something came in front of it.
  ///
  /// - Returns: whether there is such a view.
  @discardableResult
  public func disappear(viewNamed name: String) -> Bool {
    Isolation.assumed { [host] in
      let group = host.appearanceGroup(ofViewNamed: name)
      for node in group ?? [] { host.disappear(node) }
      return group != nil
    }
  }

  /// Lets a mounted view appear once more, with all it contains, as when it is revealed.
  ///
  /// - Returns: whether there is such a view.
  @discardableResult
  public func appear(viewNamed name: String) -> Bool {
    Isolation.assumed { [host] in
      let group = host.appearanceGroup(ofViewNamed: name)
      for node in group ?? [] { host.appear(node) }
      return group != nil
    }
  }

  /// Evaluates the bodies of all views again, from the root on.
  public func rerender() { Isolation.assumed { [host] in host.rerender() } }

  func perform<T>(_ body: @MainActor (ViewHost) -> T) -> T {
    Isolation.assumed { [host] in body(host) }
  }

  /// Takes the views off the window: they disappear and their state is released.
  public func unmount() { Isolation.assumed { [host] in host.unmount() } }
}
