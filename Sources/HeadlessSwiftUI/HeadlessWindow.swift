import NavigationModel

/// The options of a window beyond showing views.
public struct HeadlessWindowOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An option that adds the gesture `rerender@` with a screen's name for each visible screen. It
  /// makes the platform evaluate the view around the screen again, with everything in it, which may
  /// happen at any time on a device.
  public static let rerenders = HeadlessWindowOptions(rawValue: 1 << 0)

  /// An option by which the window has room for one column of a split view only, as on a phone.
  public static let narrow = HeadlessWindowOptions(rawValue: 1 << 1)
}

/// A window without a display, which keeps the app's views as a device would and describes what is
/// visible.
///
/// Creating a window evaluates the views, creates their state and lets them appear. Later changes
/// of the data that the views depend on ask the platform for one render, which updates the views.
public final class HeadlessWindow<Root: View>: PlatformWindow {
  private let host: ViewHost
  private let options: HeadlessWindowOptions
  private var kept: (revision: UInt64, look: KeptHierarchy)?
  private var screens: (revision: UInt64, names: Set<String>)?

  /// The name of the view that it shows; nil where that is not one of the app's.
  @MainActor public static var viewName: String? { ViewKind.of(Root.self).appViewName }

  /// Creates a window that shows a view.
  public init(
    rootView: @autoclosure @MainActor () -> Root, options: HeadlessWindowOptions = []
  ) {
    self.options = options
    host = Isolation.assumed {
      let host = ViewHost()
      host.setNarrow(options.contains(.narrow))
      host.mount(rootView())
      return host
    }
  }

  public var revision: UInt64? { HeadlessPlatform.revision }

  /// The visible and covered views, from the root to the leaves, depth first.
  public func hierarchy() -> [PlatformView] {
    let revision = HeadlessPlatform.revision
    if let kept, kept.revision == revision { return kept.look.views }
    let views = Isolation.assumed { [host] in HierarchyWalker(host, for: .views).views }
    kept = KeptHierarchy(views).map { (revision, $0) }
    return views
  }

  /// Returns a Boolean value that indicates whether the hierarchy has a screen with a name, visible
  /// or covered.
  ///
  /// Costs less than reading all that the views hold.
  public func hasScreen(named name: String) -> Bool {
    let revision = HeadlessPlatform.revision
    if let screens, screens.revision == revision { return screens.names.contains(name) }
    let views = Isolation.assumed { [host] in HierarchyWalker(host, for: .names).views }
    let names = Set(views.lazy.filter { $0.role == .screen }.map(\.name))
    screens = (revision, names)
    return names.contains(name)
  }

  /// Returns the gestures that a person can make in the window now, in a fixed order.
  public func gestures() -> [PlatformGesture] {
    Isolation.assumed { [host, options] in
      HierarchyWalker(host, for: .gestures, rerenders: options.contains(.rerenders)).gestures
    }
  }

  public var hidesBackButton: Bool {
    Isolation.assumed { [host] in host.root?.hides([.backButton, .navigationBar]) ?? false }
  }

  /// The number of stacks whose topmost level a finger holds, also in what the views show of UIKit.
  public var gesturesInProgress: Int {
    Isolation.assumed { [host] in
      host.hosted.reduce(host.heldStacks.count) { $0 + $1.window.gesturesInProgress }
    }
  }

  /// Taps the first enabled control with an identifier or title on the frontmost screen that has one.
  ///
  /// - Returns: `true` if there was such a control.
  @discardableResult
  public func tap(_ identifier: String) -> Bool {
    touch(identifier, on: nil)
  }

  /// Touches the first control with an identifier or title on the frontmost screen that has one.
  public func touch(
    _ identifier: String, on screen: String?, again former: TouchedScreen?
  ) -> TouchedScreen? {
    Isolation.assumed { [host] in
      let walker = HierarchyWalker(host, for: .control(identifier, screen: screen))
      let touched = walker.views.touched(among: walker.found.map(\.element), again: former)
      walker.found.first { $0.element == touched?.place }?.action()
      return touched
    }
  }

  /// Lets a mounted view and everything in it disappear, as if something covered it.
  ///
  /// - Returns: `true` if there is such a view.
  @discardableResult
  public func disappear(viewNamed name: String) -> Bool {
    Isolation.assumed { [host] in
      let group = host.appearanceGroup(ofViewNamed: name)
      for node in group ?? [] { host.disappear(node) }
      return group != nil
    }
  }

  /// Lets a mounted view and everything in it appear once more, as when it is revealed.
  ///
  /// - Returns: `true` if there is such a view.
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

  /// Shows another view instead of the root.
  package func replace(rootView: @autoclosure @MainActor () -> Root) {
    Isolation.assumed { [host] in host.replaceRoot(with: rootView()) }
  }

  /// Lets what the window shows appear or disappear, as the controller around it does.
  package func show(_ isShown: Bool) { Isolation.assumed { [host] in host.show(isShown) } }

  func perform<T>(_ body: @MainActor (ViewHost) -> T) -> T {
    Isolation.assumed { [host] in body(host) }
  }

  /// Removes the views from the window: they disappear and their state is released.
  public func unmount() { Isolation.assumed { [host] in host.unmount() } }
}
