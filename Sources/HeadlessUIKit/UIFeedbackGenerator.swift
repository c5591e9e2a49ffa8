/// What lets a device be felt. Nothing is, here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Prepares the device.
  open func prepare() {}
}

/// What lets a collision be felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of collisions.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator for collisions of medium weight.
  public override init() { super.init() }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Lets a collision be felt.
  open func impactOccurred() {}

  /// Lets a collision be felt, more or less strongly.
  open func impactOccurred(intensity: Double) {}
}

/// What lets an outcome be felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of outcomes.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Lets an outcome be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What lets a change of a selection be felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a change be felt.
  open func selectionChanged() {}
}
