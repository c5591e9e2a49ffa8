import NavigationModel

/// The declared containers of one coordinator: their screens, and the platform's gestures on them.
struct DeclaredContainers {
  let object: AnyObject
  let declaration: CoordinatorDeclaration

  private var presented: (container: ErasedContainer, style: String, screen: String)? {
    for container in declaration.containers {
      if case .presentation(let style) = container.kind,
        let screen = container.screens(object).first
      {
        return (container, style, screen)
      }
    }
    return nil
  }

  /// The screens, root first, what is presented last.
  func views(owner: Int) -> [ViewNode] {
    var views: [ViewNode] = []
    let isCovered = presented != nil
    for container in declaration.containers {
      switch container.kind {
      case .stack(let root):
        let screens = [root] + container.screens(object)
        views.append(
          ViewNode(
            name: "stack", role: .stack, owner: owner, isHittable: !isCovered))
        for (level, screen) in screens.enumerated() {
          views.append(
            ViewNode(
              depth: 1, name: screen, owner: owner,
              isHittable: !isCovered && level == screens.count - 1))
        }
      case .tabs(let names):
        let selected = container.screens(object).first.flatMap(names.firstIndex) ?? 0
        views.append(
          ViewNode(
            name: "tabs", role: .tabs(selected: selected), owner: owner, isHittable: !isCovered))
        for (index, name) in names.enumerated() {
          views.append(
            ViewNode(
              depth: 1, name: name, owner: owner, isHittable: !isCovered && index == selected))
        }
      case .presentation: break
      }
    }
    if let presented {
      views.append(
        ViewNode(name: presented.style, role: .presentation(presented.style), owner: owner))
      views.append(ViewNode(depth: 1, name: presented.screen, owner: owner))
    }
    return views
  }

  /// The platform's gestures that are possible now, in no particular order.
  func gestures() -> [PlatformGesture] {
    let role = declaration.role
    if let presented {
      return [
        PlatformGesture(.gesture(Gesture(.swipeDown, on: "\(presented.style)(\(role))"))) {
          presented.container.remove(object, 1)
        }
      ]
    }
    return declaration.containers.flatMap { container -> [PlatformGesture] in
      let screens = container.screens(object)
      switch container.kind {
      case .stack:
        return screens.indices.map { index in
          let count = screens.count - index
          let gesture = Gesture(.back, count == 1 ? "" : "\(count)", on: "stack(\(role))")
          return PlatformGesture(.gesture(gesture)) { container.remove(object, count) }
        }
      case .tabs(let names):
        return names.enumerated().filter { $0.element != screens.first }.map { index, name in
          PlatformGesture(.gesture(Gesture(.select, name, on: "tabs(\(role))"))) {
            container.remove(object, index)
          }
        }
      case .presentation:
        return []
      }
    }
  }
}
