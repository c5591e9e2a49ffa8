import NavigationModel

extension View {
  /// Adds a gesture, which gives way to those of the views inside (SwiftUI's documentation of
  /// `gesture(_:including:)`).
  ///
  /// A tap makes the view a control, as `onTapGesture` does. A long press is the event `longPress`, and a drag
  /// `swipe` to each of four sides, with the view's name.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, mask == .gesture ? .high : .low, isEnabled: mask.hasOwn)
  }

  /// Adds a gesture, which gives way to those of the views inside, at times.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .low, isEnabled: isEnabled)
  }

  /// Adds a gesture, which goes before those of the views inside (SwiftUI's documentation of
  /// `highPriorityGesture(_:including:)`): a touch of their controls is a touch of the view.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    adding(gesture, .high, isEnabled: mask.hasOwn)
  }

  /// Adds a gesture, which goes before those of the views inside, at times.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .high, isEnabled: isEnabled)
  }

  /// Adds a gesture, which is made together with those of the views inside (SwiftUI's documentation of
  /// `simultaneousGesture(_:including:)`): a touch of their controls is one of the view, too.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    adding(gesture, mask == .gesture ? .high : .along, isEnabled: mask.hasOwn)
  }

  /// Adds a gesture, which is made together with those of the views inside, at times.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .along, isEnabled: isEnabled)
  }

  /// Adds an action that runs when the view is pressed for long, the event `longPress` with the view's name.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    changed(
      GesturesEffect(
        gestures: ViewGestures(others: [
          OfferedGesture(action: .longPress) {
            onPressingChanged?(true)
            action()
            onPressingChanged?(false)
          }
        ])))
  }

  /// Adds an action that runs when the view is pressed for long, in the form that was used before iOS 15.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(perform: action, onPressingChanged: pressing)
  }

  private func adding<T: Gesture>(
    _ gesture: T, _ priority: ViewGestures.Priority, isEnabled: Bool
  ) -> some View {
    changed(
      GesturesEffect(
        gestures: isEnabled
          ? ViewGestures(gesture.recognized, priority) : ViewGestures(priority: priority)))
  }
}

/// The gestures that a view lets be made: its own one, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt32

  /// Creates a set from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None at all: that of the view is left out here, and those inside stay.
  public static let none: GestureMask = []
  /// The view's own one, and none of those inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside alone.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]

  fileprivate var hasOwn: Bool { contains(.gesture) }
}

/// The gestures that a modifier adds to a view.
struct ViewGestures {
  /// What becomes of a touch of a control inside.
  enum Priority {
    /// It is one of the control.
    case low
    /// It is one of the view.
    case high
    /// It is one of both.
    case along
  }

  var priority = Priority.low
  var tap: (@MainActor () -> Void)?
  /// A Boolean value that indicates whether the tap selects the view, a row.
  var selects = false
  var others: [OfferedGesture] = []
}

extension ViewGestures {
  /// A tap that selects the view.
  init(selecting select: @escaping @MainActor () -> Void) {
    tap = select
    selects = true
  }

  fileprivate init<Value>(_ recognitions: [Recognition<Value>], _ priority: Priority) {
    self.priority = priority
    for recognition in recognitions {
      let perform = recognition.perform
      switch recognition.movement {
      case .tap:
        let former = tap
        tap = {
          former?()
          perform()
        }
      case .longPress: others.append(OfferedGesture(action: .longPress, perform: perform))
      case .swipe(let direction):
        others.append(OfferedGesture(action: .swipe, direction: direction, perform: perform))
      }
    }
  }
}

/// A gesture that is an event of its own.
struct OfferedGesture {
  let action: NavigationModel.Gesture.Action
  /// The direction of a movement; empty where there is none.
  var direction = ""
  /// A Boolean value that indicates whether the event has the name of the view.
  var isNamed = true
  let perform: @MainActor () -> Void

  init(
    action: NavigationModel.Gesture.Action, direction: String = "", isNamed: Bool = true,
    perform: @escaping @MainActor () -> Void
  ) {
    (self.action, self.direction, self.isNamed) = (action, direction, isNamed)
    self.perform = perform
  }

  /// The argument of the event for a view of a name.
  func argument(named name: String) -> String {
    guard isNamed, !name.isEmpty else { return direction }
    return direction.isEmpty ? name : "\(direction) on \(name)"
  }
}

struct GesturesEffect: Effect {
  let gestures: ViewGestures

  func apply(to node: Node) -> InheritedValues {
    node.part = .gestures(gestures)
    return node.inherited
  }
}

/// What becomes of a touch of a control, by the gestures around it.
struct TouchedAround {
  var instead: (@MainActor () -> Void)?
  var along: [@MainActor () -> Void] = []

  /// Returns the action of a control together with what the views around it do.
  func reached(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard instead != nil || !along.isEmpty else { return action }
    return { [instead, along] in
      (instead ?? action)()
      for action in along { action() }
    }
  }

  mutating func add(_ gestures: ViewGestures) {
    guard let tap = gestures.tap else { return }
    switch gestures.priority {
    case .low: break
    case .high: instead = instead ?? tap
    case .along: along.insert(tap, at: 0)
    }
  }
}
