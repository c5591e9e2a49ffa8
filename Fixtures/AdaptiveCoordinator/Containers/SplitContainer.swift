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
  let removals = PassthroughSubject<UIViewController, Never>()
  var leaving: [UIViewController] = []
  let fixes: RuntimeFixes
  var routesUnderWay = 0

  /// The list's column.
  public let primary: StackContainer
  /// The detail's column.
  public let secondary: StackContainer
  /// The only stack in a narrow window.
  public let compact: StackContainer

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
  public var leavingCount: Int { leaving.count }

  /// Presents, and listens to what a person does to the sheet.
  public override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentationController?.delegate = self
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses, and reports what was presented.
  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let dismissed = presentedViewController
    super.dismiss(animated: flag, completion: completion)
    if let dismissed { report(dismissed) }
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
    sheetWillDismiss(presentationController.presentedViewController)
  }

  /// A person has swiped the sheet away.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    sheetDidDismiss(presentationController.presentedViewController)
  }
}
