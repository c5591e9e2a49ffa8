import CoordinatorHooks

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A coordinator that lets managers do what is requested, and its parent what it has none for.
@MainActor
class BaseFlowCoordinator: FlowCoordinator {
  let rootViewController: UIViewController
  let navigationController: UINavigationController?
  let fixes: Fixes

  private(set) var parent: (any FlowCoordinator)?
  private(set) var children: [any FlowCoordinator] = []
  private(set) var isStarted = false
  private var isStopped = false

  /// The calls that are on their way.
  let line = CallLine()

  /// The managers at work.
  private(set) var managers: [RequestCoordinatorManager] = []

  private let mapping: RequestCoordinatorMappingDictionary
  private let services: [any CoordinatorServiceProtocol]
  private let contextProvider: (any ContextProviderProtocol)?

  init(
    rootViewController: UIViewController, navigationController: UINavigationController?,
    mapping: RequestCoordinatorMappingDictionary,
    services: [any CoordinatorServiceProtocol] = [], fixes: Fixes
  ) {
    self.rootViewController = rootViewController
    self.navigationController = navigationController
    self.mapping = mapping
    self.services = services
    self.fixes = fixes
    contextProvider = services.lazy.compactMap { $0 as? any ContextProviderProtocol }.first
    for service in services { service.coordinator = self }
  }

  func add(_ child: BaseFlowCoordinator) {
    children.append(child)
    child.parent = self
  }

  var context: (any CoordinatorContext)? { contextProvider?.context ?? parent?.context }

  // MARK: - Life cycle

  func start() {
    Lifecycle.started(self)
    if fixes.contains(.startsOnce), isStarted { return }
    for service in services { service.start() }
    if fixes.contains(.startReachesChildren) {
      for child in children { child.start() }
    }
    isStarted = true
    isStopped = false
  }

  func stop() {
    for service in services { service.stop() }
    if fixes.contains(.stopReachesChildren) {
      for child in children { child.stop() }
    }
    if fixes.contains(.stopEndsCalls) {
      for taken in line.calls {
        taken.task?.cancel()
        ignore(taken.call)
      }
      line.clear()
      managers.removeAll()
    }
    isStarted = false
    isStopped = true
    Lifecycle.stopped(self)
  }

  func didEnterBackground() {
    guard isStarted else { return }
    for service in lifeCycleServices { service.didEnterBackground() }
    if fixes.contains(.lifeCycleReachesChildren) {
      for child in children { child.didEnterBackground() }
    }
  }

  func willEnterForeground() {
    guard isStarted else { return }
    for service in lifeCycleServices { service.willEnterForeground() }
    if fixes.contains(.lifeCycleReachesChildren) {
      for child in children { child.willEnterForeground() }
    }
  }

  private var lifeCycleServices: [any CoordinatorServiceLifeCycleProtocol] {
    services.compactMap { $0 as? any CoordinatorServiceLifeCycleProtocol }
  }

  // MARK: - Requests

  func take(_ call: CoordinationCall) {
    if fixes.contains(.stopEndsCalls), isStopped { return ignore(call) }
    let taken = TakenCall(call)
    line.append(taken)
    if fixes.contains(.callsTakeTurns) { beginNext() } else { begin(taken) }
  }

  private func beginNext() {
    if let next = line.next { begin(next) }
  }

  private func begin(_ taken: TakenCall) {
    // A call that a stop ends leaves the line, and nobody else holds it.
    taken.task = Task { [weak taken] in
      await refreshContext()
      whenStill { [weak taken] in
        guard let taken else { return }
        self.handle(taken.call)
        self.line.remove(taken)
        if self.fixes.contains(.callsTakeTurns) { self.beginNext() }
      }
    }
  }

  /// Does something when nothing on the stack is moving: in the moment in which a transition ends,
  /// so that no other one can begin before.
  private func whenStill(_ body: @escaping @MainActor () -> Void) {
    guard fixes.contains(.callsWaitForTransitions),
      let running = navigationController?.transitionCoordinator
    else { return body() }
    running.animate(alongsideTransition: nil) { _ in body() }
  }

  private func refreshContext() async {
    if let provider = contextProvider, provider.context == nil, !Task.isCancelled {
      // Without a context a module shows what it can.
      try? await provider.refresh()
    }
  }

  private func handle(_ call: CoordinationCall) {
    if fixes.contains(.outdatedCallsAreIgnored), call.isOutdated { return ignore(call) }
    if let type = mapping[call.request.name] {
      let manager = type.init(coordinator: self, fixes: fixes)
      managers.append(manager)
      manager.coordinate(call.request)
      Lifecycle.handled(call.text)
    } else {
      passOn(call)
    }
  }

  /// Lets somebody else see to a call for which there is no manager here.
  func passOn(_ call: CoordinationCall) {
    parent?.take(call.handedUp())
  }

  /// Leaves a request alone, on purpose.
  final func ignore(_ call: CoordinationCall) { Lifecycle.refused(call.text) }

  func managerDidFinish(_ manager: RequestCoordinatorManager) {
    managers.removeAll { $0 === manager }
  }
}
