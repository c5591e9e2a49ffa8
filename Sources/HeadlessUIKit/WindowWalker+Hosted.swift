import NavigationModel

extension WindowWalker {
  /// Visits what a controller shows of SwiftUI, as a part of its window.
  mutating func visitHosted(by controller: UIViewController, _ place: Place) {
    guard let host = controller as? any HostsWindow else { return }
    guard let hosted = host.hosted else {
      // A screen has its name also while it was not shown yet, as one below another that came with it.
      if let name = host.expectedScreen, purpose != .gestures {
        views.append(
          PlatformView(
            depth: place.depth, name: name, role: .screen, isHittable: false, appearances: 0,
            isLeaving: place.isLeaving))
      }
      return
    }
    if purpose == .gestures {
      guard place.offersGestures else { return }
      let isHeld = hosted.gesturesInProgress > 0
      for gesture in hosted.gestures() { add(gesture.moved(into: place.container), isHeld: isHeld) }
      return
    }
    for (inside, view) in hosted.hierarchy().enumerated() {
      let (met, name) = (TouchedScreen(view, at: inside), view.name)
      var view = view
      view.depth += place.depth
      view.isHittable = view.isHittable && place.isHittable
      view.isLeaving = view.isLeaving || place.isLeaving
      if !place.isHittable { view.controls = [] }
      for control in view.controls {
        controls.append(
          Control(identifier: control, view: views.count) {
            _ = hosted.touch(control, on: name, again: met)
          })
      }
      views.append(view)
    }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether it shows screens of SwiftUI.
  final var hostsScreens: Bool {
    guard facts.hosts, let host = self as? any HostsWindow else { return false }
    guard let hosted = host.hosted else { return host.expectedScreen != nil }
    return hosted.hierarchy().contains { $0.role == .screen }
  }

  /// A Boolean value that indicates whether what it shows of SwiftUI hides the button that leads back.
  final var hostedHidesBackButton: Bool {
    facts.hosts && (self as? any HostsWindow)?.hosted?.hidesBackButton == true
  }

  /// The number of gestures that a person has begun in what it and those below show of SwiftUI.
  final var hostedGesturesInProgress: Int {
    guard ClassFacts.hasMetHost else { return 0 }
    let own = facts.hosts ? (self as? any HostsWindow)?.hosted?.gesturesInProgress ?? 0 : 0
    return (children + [presentation?.presented].compactMap { $0 }).reduce(own) {
      $0 + $1.hostedGesturesInProgress
    }
  }
}
