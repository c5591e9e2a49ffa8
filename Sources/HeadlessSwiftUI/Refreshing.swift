import NavigationModel

extension View {
  /// Adds an asynchronous action that runs when a person pulls down a list, a form or a scroll view inside: the
  /// event `pullToRefresh` (SwiftUI's documentation of `refreshable(action:)`).
  ///
  /// While it runs nobody pulls again, and the state of the screen says `refreshing`. As an action of the
  /// environment it is also that of lists in what the view presents.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    changed(RefreshEffect(action: action))
  }
}

/// An action that refreshes what a view shows.
public struct RefreshAction: Sendable {
  let refreshing: Refreshing

  /// Runs the action.
  public func callAsFunction() async {
    let action = await refreshing.action
    await action()
  }
}

extension EnvironmentValues {
  private struct Refresh: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// The action that refreshes what the view shows, if there is one.
  public internal(set) var refresh: RefreshAction? {
    get { self[Refresh.self] }
    set { self[Refresh.self] = newValue }
  }
}

/// The action of a view that can be refreshed, and whether it runs since a person pulled.
@MainActor
final class Refreshing {
  var action: @Sendable () async -> Void

  private(set) var isUnderWay = false {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  init(action: @escaping @Sendable () async -> Void) { self.action = action }

  func pull() {
    guard !isUnderWay else { return }
    isUnderWay = true
    let action = action
    Task {
      await action()
      isUnderWay = false
    }
  }
}

private struct RefreshEffect: Effect {
  let action: @Sendable () async -> Void

  func apply(to node: Node) -> InheritedValues {
    let isSame = node.memory != nil
    let refreshing = node.remembered { Refreshing(action: action) }
    refreshing.action = action
    return node.inherited(isSame: isSame) {
      $0.environment.refresh = RefreshAction(refreshing: refreshing)
    }
  }
}

extension Node {
  /// The part of a view that scrolls: it can be pulled down where there is something to refresh.
  var scrollingPart: Part {
    inherited.contents.environment.refresh.map { .scrolls($0.refreshing) } ?? .container
  }
}
