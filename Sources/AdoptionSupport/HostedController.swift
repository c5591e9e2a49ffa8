import HeadlessSwiftUI
import HeadlessUIKit
import NavigationModel

/// A controller in the place of a view of SwiftUI.
@MainActor
final class HostedController<Shown: UIViewController, Coordinator>: HostedContent {
  let shown: Shown
  let coordinator: Coordinator
  let isPartOfView: Bool

  private let embedding: UIWindow
  private let dismantle: (Shown) -> Void

  init(
    _ shown: Shown, coordinator: Coordinator, isPartOfView: Bool,
    dismantle: @escaping (Shown) -> Void
  ) {
    self.shown = shown
    self.coordinator = coordinator
    self.isPartOfView = isPartOfView
    self.dismantle = dismantle
    embedding = UIWindow(embedding: shown)
  }

  var window: any PlatformWindow { embedding }

  var heldObjects: [AnyObject] {
    type(of: coordinator as Any) is AnyClass ? [coordinator as AnyObject] : []
  }

  func show(_ isShown: Bool) { embedding.isHidden = !isShown }

  func remove() {
    embedding.isHidden = true
    dismantle(shown)
  }
}
