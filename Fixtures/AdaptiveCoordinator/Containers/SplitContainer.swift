#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif
#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// A split view controller with two columns, and one stack for both in a narrow window.
public final class SplitContainer: UISplitViewController, ReportingContainer {
  let removals = PassthroughSubject<[UIViewController], Never>()
  let fixes: RuntimeFixes
  var routesUnderWay = 0

  /// The list's column.
  public let primary: StackContainer
  /// The detail's column.
  public let secondary: StackContainer
  /// The only stack in a narrow window.
  public let compact: StackContainer

  /// The sheet that a person has taken hold of last, until it has gone.
  private var leaving: UIViewController?

  /// Tells that the columns were put together, or apart.
  let adaptations = PassthroughSubject<Void, Never>()

  /// Makes empty columns.
  public init(fixes: RuntimeFixes = RuntimeFixes()) {
    self.fixes = fixes
    primary = StackContainer(fixes: fixes)
    secondary = StackContainer(fixes: fixes)
    compact = StackContainer(fixes: fixes)
    super.init(style: .doubleColumn)
    setViewController(primary, for: .primary)
    setViewController(secondary, for: .secondary)
    setViewController(compact, for: .compact)
    delegate = self
    compact.adapted(isInUse: false)
  }

  /// The stack that a column means now.
  public func stack(of column: SplitColumn) -> StackContainer {
    if isCollapsed { return compact }
    switch column {
    case .primary: return primary
    case .secondary: return secondary
    }
  }

  /// The number of view controllers that are about to leave and not reported yet.
  public var leavingCount: Int { leaving == nil ? 0 : 1 }

  /// Presents, and listens to what a person does to the sheet.
  public override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentationController?.delegate = self
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses, and then reports what was presented before.
  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presented = presentedViewController
    super.dismiss(animated: flag) { [weak self] in
      guard let presented else { return }
      self?.report(presented)
      completion?()
    }
  }
}

/// One of the two columns.
public enum SplitColumn: Hashable, Sendable {
  case primary, secondary
}

extension SplitContainer: UISplitViewControllerDelegate {
  /// Puts the screens of both columns on one stack.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    let screens = primary.viewControllers + secondary.viewControllers
    compact.setViewControllers(screens, animated: false)
    adapted()
  }

  /// Puts the first screen into the list's column, the others into the detail's.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    let screens = compact.viewControllers
    primary.setViewControllers(Array(screens.prefix(1)), animated: false)
    secondary.setViewControllers(Array(screens.dropFirst()), animated: false)
    adapted()
  }

  private func adapted() {
    compact.adapted(isInUse: isCollapsed)
    for stack in [primary, secondary] { stack.adapted(isInUse: !isCollapsed) }
    adaptations.send(())
  }
}

extension SplitContainer: UIAdaptivePresentationControllerDelegate {
  /// A person takes hold of the sheet.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    leaving = presentedViewController
  }

  /// A person has swiped the sheet away.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard let sheet = leaving else { return }
    report(sheet)
    leaving = nil
  }
}
