import HeadlessSwiftUI
import NavigationHarness

/// The app as the verifier drives it: before its launch, then with a store, a root and a window.
@MainActor
final class RideShareSubject {
  private let tickets: TicketOffice
  private let fixes: Fixes

  private(set) var store: AppStateStore?
  private(set) var app: AppCoordinator?
  private(set) var window: HeadlessWindow<CoordinatedAppView>?
  private var kept: (revision: UInt64, views: [SeenView], visibleScreens: [String])?

  /// The part of a view that the facts read; it holds none of the app's objects.
  struct SeenView {
    var name: String
    var isVisibleScreen: Bool
    var appearances: Int
    var controls: [String]
  }

  init(tickets: TicketOffice, fixes: Fixes) {
    self.tickets = tickets
    self.fixes = fixes
  }

  /// Launches the app, with or without somebody in the store.
  func launch(user: User?) {
    let backend = TicketedBackend(tickets: tickets)
    let store = AppStateStore(user: user, fixes: fixes)
    let app = AppCoordinator(
      stateStore: store,
      dependencies: AppDependencies(
        authService: backend, rideBackend: backend, driverBackend: TicketedDriverBackend(backend),
        fixes: fixes))
    self.store = store
    self.app = app
    window = HeadlessWindow(rootView: CoordinatedAppView(coordinator: app))
  }
}

extension RideShareSubject {
  /// The views on screen; asked for by many facts of one state.
  var views: [SeenView] { seen.views }

  private var seen: (views: [SeenView], visibleScreens: [String]) {
    guard let window, let revision = window.revision else { return ([], []) }
    if let kept, kept.revision == revision { return (kept.views, kept.visibleScreens) }
    let views = window.hierarchy().map {
      SeenView(
        name: $0.name, isVisibleScreen: $0.role == .screen && $0.isHittable,
        appearances: $0.appearances, controls: $0.isHittable ? $0.controls : [])
    }
    let visibleScreens = views.filter(\.isVisibleScreen).map(\.name)
    kept = (revision, views, visibleScreens)
    return (views, visibleScreens)
  }

  var main: MainCoordinator? { app?.mainCoordinator }
  var rider: RiderCoordinator? { main?.riderCoordinator }
  var driver: DriverCoordinator? { main?.driverCoordinator }
  var rideFlow: RideFlowController? { rider?.rideRequestCoordinator?.flow }
  var driverFlow: DriverFlowController? { driver?.flow }

  /// The names of the screens that a person sees.
  var visibleScreens: [String] { seen.visibleScreens }

  /// Returns the number of times that a view appeared without disappearing; nil while it is not on
  /// screen.
  func appearances(of view: String) -> Int? { views.first { $0.name == view }?.appearances }

  /// Returns a Boolean value that indicates whether a view is on screen and has appeared.
  func isSeen(_ view: String) -> Bool { (appearances(of: view) ?? 0) > 0 }

  /// Returns a Boolean value that indicates whether a screen offers an action, by its name with or
  /// without its owner's.
  func offers(_ action: String) -> Bool {
    let control = action.split(separator: ".").last.map(String.init) ?? action
    return views.contains { $0.controls.contains(control) }
  }

  /// Returns the number of results with a label that the environment owes.
  func pending(_ label: String) -> Int { tickets.pending.count { $0.label == label } }
}
