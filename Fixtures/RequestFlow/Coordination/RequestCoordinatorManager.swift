/// Does what one kind of request asks for; made for one request and then dropped.
@MainActor
class RequestCoordinatorManager {
  let coordinator: any FlowCoordinator
  let mends: Mends

  required init(coordinator: any FlowCoordinator, mends: Mends) {
    self.coordinator = coordinator
    self.mends = mends
  }

  /// Does what is requested and reports, if it is a request of the manager's kind.
  func coordinate(_ request: CoordinationRequest) {}

  /// Reports that the work is done.
  final func finish() {
    Task { coordinator.managerDidFinish(self) }
  }
}

/// Which manager handles which request.
typealias RequestCoordinatorMappingDictionary = [CoordinationRequestName:
  RequestCoordinatorManager.Type]
