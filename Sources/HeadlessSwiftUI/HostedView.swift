import NavigationModel

/// What a place in the hierarchy shows that is no view of this module, such as a controller of UIKit.
@MainActor
package protocol HostedContent: AnyObject {
  /// The window that describes it.
  var window: any PlatformWindow { get }

  /// A Boolean value that indicates whether it is a part of the view around it, and no screen of its own.
  var isPartOfView: Bool { get }

  /// The app's objects that it keeps beside what its window shows.
  var heldObjects: [AnyObject] { get }

  /// Lets it appear or disappear.
  func show(_ isShown: Bool)

  /// Is called when its place is gone.
  func remove()
}

/// A view that shows what is no view of this module.
package struct HostedView<Content: HostedContent>: PrimitiveView {
  package typealias Body = Never

  private let make: @MainActor (EnvironmentValues) -> Content
  private let update: @MainActor (Content, EnvironmentValues) -> Void

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - make: makes what is shown, once for each place.
  ///   - update: is called whenever something changes on which the view depends, and once at the beginning.
  package init(
    make: @escaping @MainActor (EnvironmentValues) -> Content,
    update: @escaping @MainActor (Content, EnvironmentValues) -> Void
  ) {
    self.make = make
    self.update = update
  }

  func render(in node: Node) {
    let environment = node.inherited.contents.environment
    let content = node.remembered { make(environment) }
    if node.lifecycle == nil {
      node.part = .hosted(content)
      node.lifecycle = NodeLifecycle(
        appear: { [weak content] in content?.show(true) },
        disappear: { [weak content] in content?.show(false) },
        unmount: { [weak content, weak host = node.host] in
          guard let content else { return }
          host?.hosted.removeAll { $0 === content }
          content.remove()
        })
      node.host.hosted.append(content)
    }
    node.tracked { update(content, environment) }
  }
}

extension HierarchyWalker {
  /// Visits what a node shows that is no view of this module, as a part of its window.
  mutating func visit(_ content: any HostedContent, in node: Node, _ place: Place) {
    if wantsGestures {
      guard place.isHittable else { return }
      let isHeld = content.window.gesturesInProgress > 0
      for gesture in content.window.gestures() {
        offer(gesture.moved(into: node.inherited.address), isOfFinger: isHeld)
      }
      return
    }
    if wantsContents { claim(content.heldObjects, [], at: place) }
    let window = content.window
    for (inside, view) in window.hierarchy().enumerated() {
      let isTouchable = place.isHittable && view.isHittable
      var element = place.element ?? -1
      if !content.isPartOfView {
        element = enter(view, at: place)
      } else if isTouchable {
        addControls(view.controls, to: element)
      }
      guard isTouchable, case .control(let identifier, let screen) = purpose,
        view.controls.contains(identifier)
      else { continue }
      let name = element < 0 ? nil : views[element].name
      if screen == nil || screen == name {
        let met = TouchedScreen(view, at: inside)
        offer(at: element) { _ = window.touch(identifier, on: view.name, again: met) }
      }
    }
  }

  /// Adds a view of the window within, and returns its position.
  private mutating func enter(_ view: PlatformView, at place: Place) -> Int {
    var view = view
    view.depth += place.depth
    view.isHittable = view.isHittable && place.isHittable
    view.isLeaving = view.isLeaving || place.isLeaving
    if !view.isHittable { view.controls = [] }
    if !wantsContents {
      view.objects = []
      view.state = []
    }
    add(view, within: place)
    return views.count - 1
  }
}
