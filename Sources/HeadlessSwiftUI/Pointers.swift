import Foundation

/// The phases of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it types.
  public let characters: String
  /// The keys that are held meanwhile.
  public let modifiers: EventModifiers
  /// The part of the press.
  public let phase: Phases

  /// The parts of a press.
  public struct Phases: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int

    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It begins.
    public static let down = Phases(rawValue: 1)
    /// It goes on.
    public static let `repeat` = Phases(rawValue: 2)
    /// It ends.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What became of a press.
  public enum Result: Sendable { case handled, ignored }
}

// A phone has no pointer and no keys, and nothing is dragged from one view to another here: the actions of these
// modifiers never run.
extension View {
  /// Adds an action for a pointer that comes and goes. It never runs.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Adds an action for a pointer that moves. It never runs.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Adds an action for a key. It never runs.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for parts of presses of a key. It never runs.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for some keys. It never runs.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for keys of some characters. It never runs.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for all keys. It never runs.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Lets a person drag the view. Nobody does.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Lets a person drag the view, with another look meanwhile. Nobody does.
  public nonisolated func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Adds an action for what is dropped. It never runs.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Lets a person drag the view. Nobody does.
  public nonisolated func onDrag<Provider>(_ data: @escaping () -> Provider) -> some View { self }

  /// Adds an action for what is dropped. It never runs.
  public nonisolated func onDrop<ContentType, Provider>(
    of supportedContentTypes: [ContentType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([Provider]) -> Bool
  ) -> some View { self }

  /// Adds an action for what is dropped. It never runs.
  public nonisolated func onDrop<ContentType, Provider>(
    of supportedContentTypes: [ContentType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([Provider], CGPoint) -> Bool
  ) -> some View { self }
}
