import HeadlessUIKit

/// A place where the app keeps view controllers.
enum Place: String, CaseIterable {
  case primary, secondary, compact, presented
}

extension NewsSubject {
  /// The screens at a place, root first.
  func screens(_ place: Place) -> [UIViewController] {
    guard let split else { return [] }
    switch place {
    case .primary: return split.primary.viewControllers
    case .secondary: return split.secondary.viewControllers
    case .compact: return split.compact.viewControllers
    case .presented: return split.presentedViewController.map { [$0] } ?? []
    }
  }
}
