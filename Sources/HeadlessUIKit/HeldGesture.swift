import NavigationModel

/// A movement that a recognizer of the app's follows until the finger is lifted.
struct HeldGesture {
  let recognizer: UIPanGestureRecognizer
  let movement: String
  /// The event that began the movement.
  let begun: Gesture
}
