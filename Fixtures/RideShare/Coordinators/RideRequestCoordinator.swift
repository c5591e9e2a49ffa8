#if canImport(Combine)
  import Combine
#else
  import HeadlessCombine
#endif

/// The ride request: one screen over the flow of one ride after another.
@MainActor
final class RideRequestCoordinator: ObservableObject {
  let flow: RideFlowController

  /// Makes a ride request, whose flow dispatches each new state to the store, if it gets one.
  init(
    dependencies: AppDependencies, stateStore: AppStateStore? = nil, recorded: RideState = .idle
  ) {
    // A ride that is on record already goes on where it stands.
    let first: RideState =
      dependencies.fixes.contains(.flowStartsAsRecorded) && recorded != .idle
      ? recorded : .selectingLocations
    flow = RideFlowController(
      startingIn: first, backend: dependencies.rideBackend, stateStore: stateStore,
      fixes: dependencies.fixes)
  }
}
