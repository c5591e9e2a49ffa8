import CoordinatorHooks

#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// Leads a driver through a shift.
///
/// An illegal step leaves the state as it is.
@MainActor
final class DriverFlowController: ObservableObject {
  @Published private(set) var state: DriverFlowState = .offline
  @Published private(set) var driverId: DriverID?

  private let backend: any DriverBackend
  private let fixes: Fixes

  init(backend: any DriverBackend, fixes: Fixes) {
    self.backend = backend
    self.fixes = fixes
  }

  func login() {
    guard transition(to: .loggingIn) else { return }
    Task { [weak self, backend] in
      do {
        let driver = try await backend.login()
        self?.goOnline(as: driver)
      } catch is CancellationError {
        return
      } catch {
        self?.transition(to: .error(previous: .offline))
      }
    }
  }

  private func goOnline(as driver: DriverID) {
    driverId = driver
    transition(to: .online)
  }

  func logout() {
    guard driverId != nil || fixes.contains(.logoutNeedsNoDriver) else { return }
    let isTaken = transition(to: .offline)
    if fixes.contains(.dutyKeepsDriver), !isTaken { return }
    driverId = nil
  }

  /// Hears of somebody who wants a ride.
  func receiveOffer() { transition(to: .offered) }

  func accept() { step(from: .offered, to: .heading) }

  func decline() { step(from: .offered, to: .online) }

  func arrive() { step(from: .heading, to: .arrived) }

  func pickUp() { step(from: .arrived, to: .inProgress) }

  /// Notices that the destination is near.
  func approachDestination() { transition(to: .approaching) }

  func complete() {
    if fixes.contains(.completesNearDestination) {
      step(from: .approaching, to: .completed)
    }
    step(from: .inProgress, to: .completed)
  }

  /// Goes on with the shift after a ride.
  func goOnline() { step(from: .completed, to: .online) }

  private func step(from current: DriverFlowState, to next: DriverFlowState) {
    guard driverId != nil, state == current else { return }
    transition(to: next)
  }

  @discardableResult
  private func transition(to next: DriverFlowState) -> Bool {
    Lifecycle.requested("shift \(next)")
    guard state.allows(next) else {
      Lifecycle.refused("shift \(next)")
      return false
    }
    state = next
    Lifecycle.handled("shift \(next)")
    return true
  }
}
