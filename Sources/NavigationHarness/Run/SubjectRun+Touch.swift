import NavigationModel

extension SubjectRun {
  /// Touches something, and then something else if the screen that showed it has not gone yet.
  func touch(_ first: Touch, then second: Touch?) {
    guard let window else { return }
    touches = 1
    let screen: TouchedScreen?
    switch first {
    case .control(let control, let name):
      screen = window.touch(control, on: name, again: nil)
      if screen == nil { return }
    case .back(let container):
      // What is touched next is on the screen that now begins to go.
      screen = second.flatMap { window.screen(showing: $0) }
      backButton(of: container)?.perform()
    }
    guard let second else { return }
    HeadlessPlatform.windowsChanged()
    var left = definition.declarations.jobBound
    renderFrame(&left)
    // What the second touch brings did not bring what the first one did.
    attributeScreens(lookFollows: false)
    touches = 2
    switch second {
    case .control(let control, _):
      if let screen { _ = window.touch(control, on: screen.name, again: screen) }
    case .back(let container):
      if screen.map({ window.canTouch($0) }) ?? true { backButton(of: container)?.perform() }
    }
  }

  /// The touch of the back button that a container of the window shows, or the first that shows
  /// one; nil where none does, as during a transition.
  ///
  /// It holds objects of the subject alive and must not be kept.
  func backButton(of container: String?) -> PlatformGesture? {
    window?.gestures().first { offered in
      guard let gesture = offered.kind.gesture, gesture.action == .back, gesture.argument.isEmpty,
        container == nil || gesture.container == container
      else { return false }
      return definition.declarations.gesturesEnabled(subject, offered.kind) == nil
    }
  }
}

extension PlatformWindow {
  /// The screen on which a touch would meet a control; nil where none shows it.
  fileprivate func screen(showing touch: Touch) -> TouchedScreen? {
    guard case .control(let control, let name) = touch else { return nil }
    let views = hierarchy()
    let places = views.indices.filter {
      views[$0].isHittable && views[$0].controls.contains(control)
        && (name == nil || views[$0].name == name)
    }
    return views.touched(among: places, again: nil)
  }

  /// Returns a Boolean value that indicates whether a screen that was touched still can be.
  fileprivate func canTouch(_ screen: TouchedScreen) -> Bool {
    let views = hierarchy()
    return views.indices.contains { views[$0].isHittable && screen.isShown(by: views[$0], at: $0) }
  }
}
