import HeadlessSwiftUI
import NavigationModel

/// The app as the verifier drives it: before its launch, then with a window.
@MainActor
final class ShopSubject {
  private let fixes: Fixes

  private(set) var app: ShopApp?
  private var kept: (revision: UInt64, views: [SeenView])?

  /// The part of a view that the facts read; it holds none of the app's objects.
  struct SeenView {
    var depth: Int
    var name: String
    var role: PlatformView.Role
    var isHittable: Bool
  }

  init(fixes: Fixes) { self.fixes = fixes }

  /// Launches the app.
  func launch() { app = ShopApp(fixes: fixes) }
}

extension ShopSubject {
  /// The views on screen; asked for by many facts of one state.
  var views: [SeenView] {
    guard let window = app?.window, let revision = window.revision else { return [] }
    if let kept, kept.revision == revision { return kept.views }
    let views = window.hierarchy().map {
      SeenView(depth: $0.depth, name: $0.name, role: $0.role, isHittable: $0.isHittable)
    }
    kept = (revision, views)
    return views
  }

  /// The names of the screens that a person sees.
  var visibleScreens: [String] {
    views.filter { $0.role == .screen && $0.isHittable }.map(\.name)
  }

  /// The purchase that a view shows, whoever keeps it.
  var shownPurchase: PurchaseCoordinator? {
    app?.window.hierarchy().lazy.flatMap(\.objects).compactMap { $0 as? PurchaseCoordinator }.first
  }

  /// The number of steps in the longest path.
  var longestPath: Int {
    guard let app else { return 0 }
    return [
      app.items.path.count, app.wallet.path.count, app.settings.path.count,
      shownPurchase?.path.count ?? 0,
    ].max()!
  }

  /// The names of the screens above the root of the stack that a view contains.
  func screensAboveRoot(of view: String) -> [String] {
    let views = views
    guard
      let stack = views.indices.first(where: { index in
        views[index].role == .stack && index > 0 && views[index - 1].name == view
      })
    else { return [] }
    let levels = views[(stack + 1)...].prefix { $0.depth > views[stack].depth }
    return levels.filter { $0.depth == views[stack].depth + 1 && $0.isLevel }.dropFirst()
      .map(\.name)
  }
}

extension ShopSubject.SeenView {
  fileprivate var isLevel: Bool {
    switch role {
    case .screen, .composite: true
    case .stack, .tabs, .presentation: false
    }
  }
}
