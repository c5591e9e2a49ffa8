import HeadlessCombine
import NavigationModel

extension UIView {
  /// The recognizers of gestures on the view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, which leaves the view that it belonged to.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    HeadlessPlatform.windowsChanged()
  }

  /// Removes a recognizer.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
    HeadlessPlatform.windowsChanged()
  }

  /// The name of the view for a person who taps it or moves it.
  final func touchName(for recognizer: UIGestureRecognizer) -> String {
    let told = [accessibilityIdentifier, firstText, recognizer.name]
    return told.lazy.compactMap { $0 }.first { !$0.isEmpty }
      ?? TypeNames.baseName(of: type(of: self))
  }

  /// The first text in the view. That of a screen is not a name of it.
  private var firstText: String? {
    guard controller == nil else { return nil }
    if let ownText { return ownText }
    // Each is asked once, as it asks its own in turn.
    for view in subviews {
      if let text = view.firstText { return text }
    }
    return nil
  }
}

extension WindowWalker {
  /// Adds the taps that recognizers of a view wait for as controls.
  mutating func addTaps(on view: UIView) {
    if let bar = view as? UISearchBar, let words = bar.words { note("search", words) }
    if (view as? UIScrollView)?.refreshControl?.isRefreshing == true { note("refreshing", true) }
    for case let recognizer as UITapGestureRecognizer in view.recognizers
    where recognizer.isEnabled && recognizer.targetCount > 0 {
      let taps = recognizer.numberOfTapsRequired
      let name = view.touchName(for: recognizer) + (taps > 1 ? " (\(taps) taps)" : "")
      addControl(name) { recognizer.recognize(.ended) }
      if recognizer.targetCount > 1 { note("targets of \(name)", recognizer.targetCount) }
    }
  }

  /// Adds the gestures that recognizers within a view wait for, but not those of other controllers.
  mutating func addRecognized(in view: UIView, of root: UIView, at place: Place) {
    guard view.canBeTouched, view === root || view.controller == nil
    else { return }
    if let bar = view as? UISearchBar, bar.searchController?.presenter == nil {
      addSearch(bar, at: place)
    }
    addRefreshing(view, at: place)
    // What is on top is touched first.
    for subview in view.subviews.reversed() { addRecognized(in: subview, of: root, at: place) }
    for recognizer in view.recognizers.reversed()
    where recognizer.isEnabled && recognizer.targetCount > 0 {
      let name = view === root ? "" : view.touchName(for: recognizer)
      let end = name.isEmpty ? "" : " on \(name)"
      switch recognizer {
      case let recognizer as UISwipeGestureRecognizer:
        for direction in recognizer.directions {
          offerOnce(.swipe, direction + end, at: place) { recognizer.recognize(.ended) }
        }
      case let recognizer as UILongPressGestureRecognizer:
        offerOnce(.longPress, name, at: place) { recognizer.recognize(.began, .ended) }
      case let recognizer as UIPanGestureRecognizer:
        for movement in recognizer.movements {
          let begun = Gesture(
            recognizer.movement, movement + end, phase: .begin, on: place.container)
          offerOnce(begun) { [weak view] in
            // NB: The app may take the view away when it is told.
            let window = view?.window
            guard recognizer.begin(movement) else { return }
            window?.hold(
              HeldGesture(recognizer: recognizer, movement: movement, begun: begun))
            recognizer.follow(movement)
          }
        }
      default: break
      }
    }
  }

  /// Adds the two ends of a movement that is being followed.
  mutating func addLettingGo(of held: HeldGesture) {
    for phase in [Gesture.Phase.finish, .cancel] {
      var gesture = held.begun
      gesture.phase = phase
      addOfFinger(gesture) {
        held.recognizer.letGo(held.movement, cancelled: phase == .cancel)
      }
    }
  }
}
