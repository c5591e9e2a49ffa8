import HeadlessUIKit
import NavigationModel

extension PlatformWindow {
  /// The window as text: one line per element, `*` for what can be touched, then its controls.
  func text() -> [String] {
    hierarchy().map { view in
      let name =
        switch view.role {
        case .composite: "\(view.name)/"
        case .screen: view.name
        case .stack: "stack"
        case .tabs(let selected): "tabs(\(selected))"
        case .presentation(let style): "▸\(style)"
        }
      let controls = view.controls.isEmpty ? "" : " [\(view.controls.joined(separator: ", "))]"
      return String(repeating: "  ", count: view.depth) + name + (view.isHittable ? "*" : "")
        + controls
    }
  }

  /// The names of the screens that can be touched, in order.
  func touchable() -> [String] {
    hierarchy().filter { $0.isHittable && $0.role == .screen }.map(\.name)
  }

  func gestureNames() -> [String] { gestures().map(\.name) }

  /// Performs a gesture by name; whether it was possible.
  @discardableResult
  func perform(_ name: String) -> Bool {
    guard let gesture = gestures().first(where: { $0.name == name }) else { return false }
    gesture.perform()
    return true
  }
}
