#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The flow around the player.
@MainActor
final class HomeCoordinator: BaseFlowCoordinator {
  init(fixes: Fixes) {
    let stack = UINavigationController()
    super.init(
      rootViewController: stack, navigationController: stack, mapping: .everywhere, fixes: fixes)
  }
}

/// The flow around the list of lectures.
@MainActor
final class LibraryCoordinator: BaseFlowCoordinator {
  let provider: LectureContextProvider

  init(contextSource: any LectureContextSource, lectures: [LectureID], fixes: Fixes) {
    let stack = UINavigationController()
    provider = LectureContextProvider(source: contextSource)
    super.init(
      rootViewController: stack, navigationController: stack, mapping: .everywhere,
      services: [provider], fixes: fixes)
    show(LibraryViewController(lectures: lectures, coordinator: self))
  }
}

/// The flow around the settings.
@MainActor
final class SettingsCoordinator: BaseFlowCoordinator {
  init(fixes: Fixes) {
    let stack = UINavigationController()
    super.init(
      rootViewController: stack, navigationController: stack, mapping: .everywhere, fixes: fixes)
  }
}

extension BaseFlowCoordinator {
  /// Makes a screen the first one of the flow.
  func show(_ screen: UIViewController) {
    navigationController?.setViewControllers([screen], animated: false)
  }
}

extension RequestCoordinatorMappingDictionary {
  /// The managers of every flow of the app.
  static let everywhere: Self = [
    .dismiss: DismissManager.self, .showLectureDetails: LectureDetailsManager.self,
  ]
}
