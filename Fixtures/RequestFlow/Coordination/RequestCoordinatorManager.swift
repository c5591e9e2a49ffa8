/// Does what one kind of request asks for; made for one request and then dropped.
@MainActor
class RequestCoordinatorManager {
  let coordinator: any FlowCoordinator
  let fixes: Fixes

  required init(coordinator: any FlowCoordinator, fixes: Fixes) {
    self.coordinator = coordinator
    self.fixes = fixes
  }

  /// Does what is requested and reports, if it is a request of the manager's kind.
  func coordinate(_ request: CoordinationRequest) {}

  /// Reports that the work is done.
  final func finish() {
    Task { coordinator.managerDidFinish(self) }
  }
}

/// The table of managers, by the requests that they handle.
typealias RequestCoordinatorMappingDictionary = [CoordinationRequestName:
  RequestCoordinatorManager.Type]
