/// The place over a window, or over presented content, in which one thing can be presented.
@MainActor
final class PresentationSlot {
  // The order in which the views were created.
  var presenters: [PresenterState] = []

  /// The presenter whose content is presented or being dismissed.
  var current: PresenterState?

  /// A Boolean value that indicates whether a presentation has just begun and the view below can
  /// still be tapped.
  var isArriving = false

  /// A Boolean value that indicates whether the view below cannot be tapped.
  var isCovering: Bool { current?.shown != nil && !isArriving }
}
