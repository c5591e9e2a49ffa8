/// The one place over a window, or over presented content, where something can be presented.
@MainActor
final class PresentationSlot {
  // In the order in which their views came.
  var presenters: [PresenterState] = []

  /// Who presents, or is being dismissed.
  var current: PresenterState?

  /// Whether a presentation has just begun and what is below can still be touched.
  var isArriving = false

  /// Whether what is below cannot be touched.
  var isCovering: Bool { current?.shown != nil && !isArriving }
}
