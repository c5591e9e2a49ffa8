#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Takes away what is shown last.
@MainActor
final class DismissManager: RequestCoordinatorManager {
  override func coordinate(_ request: CoordinationRequest) {
    guard case .dismiss = request else { return }
    let stack = coordinator.navigationController
    if fixes.contains(.dismissPops), stack?.presentedViewController == nil {
      stack?.popViewController(animated: true)
    } else {
      stack?.dismiss(animated: true)
    }
    finish()
  }
}

/// Shows a lecture.
@MainActor
final class LectureDetailsManager: RequestCoordinatorManager {
  override func coordinate(_ request: CoordinationRequest) {
    guard case .showLectureDetails(let lecture) = request else { return }
    let details = LectureDetailsViewController(
      lecture: lecture, context: coordinator.context as? LectureContext, coordinator: coordinator)
    coordinator.navigationController?.pushViewController(details, animated: true)
    finish()
  }
}
