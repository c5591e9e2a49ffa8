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
    /// An event for a finger that touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// An event for a finger that was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// An event for a touch that the platform took away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// An event for editing that begins. Nothing is typed.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// An event for a changed text. Nothing is typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// An event for editing that ends. Nothing is typed.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// An event for the return key. Nothing is typed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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

  /// The parts that a person can touch, where these are several.
  var parts: [Part] { [] }

  /// A part that a person can touch.
  struct Part {
    let caption: String
    let touch: @MainActor () -> Void
  }

  /// What a person has chosen, which is state; nil at first.
  var ownWords: String? { nil }

  func touch() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}
