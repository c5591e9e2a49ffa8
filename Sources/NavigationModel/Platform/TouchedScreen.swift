/// The screen that a touch met.
public struct TouchedScreen: Hashable, Sendable {
  /// The screen's name.
  public var name: String

  /// The position of the screen among the elements of the window when it was touched.
  public var place: Int

  /// Makes a screen that a touch met.
  public init(name: String, place: Int) {
    self.name = name
    self.place = place
  }
}

extension [PlatformView] {
  /// Returns the element that a touch meets: the frontmost of some elements.
  ///
  /// - Parameters:
  ///   - places: the positions of the elements that could be touched, in their order.
  ///   - former: the screen of an earlier touch, which is met again if it is still at its place.
  /// - Returns: the element; nil where there are none.
  public func touched(among places: [Int], again former: TouchedScreen?) -> TouchedScreen? {
    guard var front = places.first else { return nil }
    func named(_ place: Int) -> TouchedScreen {
      TouchedScreen(name: indices.contains(place) ? self[place].name : "", place: place)
    }
    if let former, places.contains(former.place), named(former.place) == former { return former }
    for place in places where isInFront(place, of: front) { front = place }
    return named(front)
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
