/// The sizes of controls.
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// The shapes of a button's border.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A rectangle with half circles at its ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// A rectangle with rounded corners.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { roundedRectangle }
}

/// When a button that is held runs its action again.
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }

/// The orders of what a menu shows.
public enum MenuOrder: Sendable { case automatic, fixed, priority }

/// Whether a menu closes once one of its actions has run.
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }

/// A key of a keyboard with what it does.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Creates a key.
  public init(_ character: Character) { self.character = character }

  /// Creates a key.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The key that goes up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key that goes down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key that goes to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key that goes to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that ends what is shown.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that goes on to the next field.
  public static let tab = KeyEquivalent("\t")
  /// The key of the space between words.
  public static let space = KeyEquivalent(" ")
  /// The key that submits.
  public static let `return` = KeyEquivalent("\r")
}

/// The keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key for capital letters.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// All of them.
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}

/// Keys that are pressed together.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String

  /// Creates keys that are pressed together.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    name = "\(key.character) \(modifiers.rawValue)"
  }

  private init(name: String) { self.name = name }

  /// The keys of what is done by default.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// The keys that cancel.
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}

/// What a person can do with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Start it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Edit it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the platform has it.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

// These modifiers only affect the look, and what is done with a keyboard, which there is none. They compile and
// change nothing.
extension View {
  /// Sets the size of controls.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Sets the shape of buttons' borders.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets when a button that is held runs its action again: never here.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Shows the mark of a menu, or hides it.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the order of what a menu shows.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets whether a menu closes once one of its actions has run: what it shows can be tapped at any time here.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// Runs a control by keys: there is no keyboard.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Runs a control by keys: there is no keyboard.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Runs a control by keys: there is no keyboard.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Lets the view have the focus, or not: nothing has it here.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Lets the view have the focus for some of what a person does: nothing has it here.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Shows a mark around the view that has the focus, or not.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Shows labels of controls, or hides them.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the colors of the view: those of light or dark looks.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
}
