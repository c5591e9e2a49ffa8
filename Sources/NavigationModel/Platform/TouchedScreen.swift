/// The screen that a touch met.
// Unchecked: as the platform it is confined to the thread of its driver.
public struct TouchedScreen: @unchecked Sendable {
  /// The screen's name.
  public let name: String

  /// The position of the screen among the elements of the window when it was touched.
  public let place: Int

  private weak var identity: AnyObject?
  private let hasIdentity: Bool

  /// Makes a screen that a touch met.
  ///
  /// - Parameters:
  ///   - view: the element of the window that is the screen; nil where no element shows what was touched.
  ///   - place: the position of the element.
  public init(_ view: PlatformView?, at place: Int) {
    name = view?.name ?? ""
    self.place = place
    let identity = view?.identity
    self.identity = identity
    hasIdentity = identity != nil
  }

  /// Returns a Boolean value that indicates whether an element is this screen, and not another one of
  /// its name.
  ///
  /// - Parameters:
  ///   - view: the element; nil where no element shows what can be touched.
  ///   - place: the position of the element.
  public func isShown(by view: PlatformView?, at place: Int) -> Bool {
    if hasIdentity { return identity != nil && view?.identity === identity }
    return place == self.place && name == view?.name ?? ""
  }
}

extension [PlatformView] {
  /// Returns the element that a touch meets: the frontmost of some elements.
  ///
  /// - Parameters:
  ///   - places: the positions of the elements that could be touched, in their order; below zero for what no
  ///     element shows.
  ///   - former: the screen of an earlier touch. A finger that touches again meets this one, though another
  ///     came before it, or nothing, where it is gone.
  /// - Returns: the element; nil where there are none.
  public func touched(among places: [Int], again former: TouchedScreen?) -> TouchedScreen? {
    func view(at place: Int) -> PlatformView? { indices.contains(place) ? self[place] : nil }
    func screen(at place: Int) -> TouchedScreen { TouchedScreen(view(at: place), at: place) }
    if let former {
      return places.first { former.isShown(by: view(at: $0), at: $0) }.map(screen)
    }
    guard var front = places.first else { return nil }
    for place in places where isInFront(place, of: front) { front = place }
    return screen(at: front)
  }

  /// Returns a Boolean value that indicates whether an element lies in front of an earlier one: in a
  /// presentation, or on a higher level of a stack. Others lie side by side.
  private func isInFront(_ place: Int, of earlier: Int) -> Bool {
    guard place > earlier else { return false }
    var outermost = self[place].depth + 1
    for around in stride(from: place, to: earlier, by: -1) where self[around].depth < outermost {
      outermost = self[around].depth
      if case .presentation = self[around].role { return true }
      if let parent = self[..<around].lastIndex(where: { $0.depth < outermost }),
        parent < earlier, self[parent].role == .stack
      {
        return true
      }
    }
    return false
  }
}
