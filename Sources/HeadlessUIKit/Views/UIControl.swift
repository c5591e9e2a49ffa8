import NavigationModel

/// A view that does something when touched.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was lifted within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it usually looks.
    public static let normal: State = []
  }

  /// Whether the control can be touched.
  open var isEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Lets an action be performed when one of the events happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Lets an action no longer be performed.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions for the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
  }

  override var control: UIControl? { self }

  /// What the control says, where no identifier names it.
  var caption: String? { nil }

  func touch() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}
