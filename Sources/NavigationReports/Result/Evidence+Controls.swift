import ModelChecker
import NavigationModel

extension Evidence {
  /// The controls that screens show and that no declared event touches, such as `Mark on Book`, in
  /// the order in which they were met.
  ///
  /// An event that runs code instead of touching a control may stand for any control of its screen;
  /// an alert's actions come by themselves.
  static func untapped(in result: CheckResult) -> [String] {
    let taps = result.system.events.compactMap { event -> (control: String?, screen: String?)? in
      guard case .tap(let screen) = event.origin else { return nil }
      return (event.control, screen)
    }
    var untapped: [String] = []
    var met: Set<[String]> = []
    forEachTouchableView(in: result) { view in
      for control in view.controls where met.insert([control, view.name]).inserted {
        let isTapped = taps.contains {
          ($0.screen == nil || $0.screen == view.name)
            && ($0.control == nil || $0.control == control)
        }
        if !isTapped { untapped.append("\(control) on \(view.title)") }
      }
    }
    return untapped
  }

  /// The controls that some screen shows while a person can touch it.
  public static func shownControls(in result: CheckResult) -> Set<String> {
    var shown: Set<String> = []
    forEachTouchableView(in: result) { shown.formUnion($0.controls) }
    return shown
  }

  /// Calls a function with each view that a person can touch in some state, but for those of alerts.
  private static func forEachTouchableView(in result: CheckResult, _ body: (ViewNode) -> Void) {
    var seen: Set<UInt32> = []
    for state in result.graph.states where seen.insert(state.number(of: .views)).inserted {
      var alert: Int?
      for view in state.views {
        if let depth = alert, view.depth > depth { continue }
        alert = view.role == .presentation("alert") ? view.depth : nil
        if view.isHittable { body(view) }
      }
    }
  }
}
