import NavigationModel

/// A view that performs actions when tapped.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An event for a finger that was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// An event for a changed value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// An event for the control's primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state.
    public static let normal: State = []
    /// The state under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a control that can't be tapped.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a control that is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled = true { didSet { HeadlessPlatform.windowsChanged() } }

  private var actions: [(action: UIAction, events: Event)] = [] {
    didSet { HeadlessPlatform.windowsChanged() }
  }

  /// The number of actions, whatever the events.
  final var actionCount: Int { actions.count }

  /// Adds an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
  }

  override var control: UIControl? { self }

  /// The title of the control, which names it if it has no identifier.
  var caption: String? { nil }

  func touch() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}
