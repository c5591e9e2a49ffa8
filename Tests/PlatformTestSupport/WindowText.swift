import NavigationModel
import Testing

extension PlatformWindow {
  /// The window as text: one line per element, `*` for what can be touched, then its controls.
  public func text() -> [String] {
    let views = hierarchy()
    #expect(outline().map(ViewPlace.init) == views.map(ViewPlace.init))
    return views.map { view in
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

  /// The views' own values, one text each.
  public func stateText() -> [String] {
    hierarchy().flatMap { $0.state.map { "\($0.name): \($0.value)" } }
  }

  /// The names of the screens that can be touched, in order.
  public func touchable() -> [String] {
    hierarchy().filter { $0.isHittable && $0.role == .screen }.map(\.name)
  }

  /// The names of the gestures that are possible.
  public func gestureNames() -> [String] { gestures().map(\.name) }

  /// Performs a gesture by name, and returns whether it was possible.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    guard let gesture = gestures().first(where: { $0.name == name }) else { return false }
    gesture.perform()
    return true
  }
}

/// What an outline says of a view.
private struct ViewPlace: Equatable {
  let depth: Int
  let role: PlatformView.Role
  let isLeaving: Bool
  let objects: [ObjectIdentifier]
  let element: ObjectIdentifier?

  init(_ view: PlatformView) {
    depth = view.depth
    role = view.role
    isLeaving = view.isLeaving
    objects = view.objects.map { ObjectIdentifier($0) }
    element = view.element.map { ObjectIdentifier($0) }
  }
}
