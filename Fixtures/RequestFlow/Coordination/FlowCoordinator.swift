import CoordinatorHooks

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Whom a module asks for what is beyond itself.
@MainActor
protocol CoordinationRequestProtocol: AnyObject {
  /// Requests coordination; the request is handled later.
  ///
  /// - Parameter sender: the screen that asks; nil for a service.
  func coordinate(
    _ module: Coordinated, request: CoordinationRequest, sender: UIViewController?)
}

/// Coordinates the modules of a flow.
@MainActor
protocol FlowCoordinator: CoordinationRequestProtocol {
  var parent: (any FlowCoordinator)? { get }
  var children: [any FlowCoordinator] { get }
  var rootViewController: UIViewController { get }
  var navigationController: UINavigationController? { get }

  /// The data that modules get, if any is there.
  var context: (any CoordinatorContext)? { get }

  func start()
  func stop()
  func didEnterBackground()
  func willEnterForeground()

  /// Sees to a call, be it of a module or of another coordinator.
  func take(_ call: CoordinationCall)

  /// Hears that a manager has done its work.
  func managerDidFinish(_ manager: RequestCoordinatorManager)
}

extension FlowCoordinator {
  func coordinate(
    _ module: Coordinated, request: CoordinationRequest, sender: UIViewController?
  ) {
    let call = CoordinationCall(module, request, sender: sender)
    Lifecycle.requested(call.text)
    take(call)
  }
}
