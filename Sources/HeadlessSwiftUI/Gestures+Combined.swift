extension Gesture {
  /// Adds an action that runs when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ChangedGesture(recognitions: recognized.map { $0.followed(by: action) })
  }

  /// Adds an action that runs when what is told of the gesture changes: once here, before it ends.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    ChangedGesture(recognitions: recognized.map { $0.preceded(by: action) })
  }

  /// Binds a property to the gesture while it lasts: no gesture lasts here, and the property keeps its first
  /// value.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { ChangedGesture(recognitions: recognized) }

  /// Tells something else of the gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    ChangedGesture(recognitions: recognized.map { $0.with(body($0.value)) })
  }

  /// Waits for two gestures at once. A person makes one of them here.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// Waits for one of two gestures, the first one rather than the other.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Waits for two gestures, one after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension Recognition {
  fileprivate func followed(by action: @escaping (Value) -> Void) -> Recognition {
    var other = self
    other.perform = { [perform, value] in
      perform()
      action(value)
    }
    return other
  }

  fileprivate func preceded(by action: @escaping (Value) -> Void) -> Recognition {
    var other = self
    other.perform = { [perform, value] in
      action(value)
      perform()
    }
    return other
  }

  fileprivate func with<T>(_ value: T) -> Recognition<T> {
    Recognition<T>(movement: .init(movement), value: value, perform: perform)
  }
}

extension Recognition.Movement {
  fileprivate init<Other>(_ movement: Recognition<Other>.Movement) {
    switch movement {
    case .tap: self = .tap
    case .longPress: self = .longPress
    case .swipe(let direction): self = .swipe(direction)
    }
  }
}

/// A gesture with actions.
struct ChangedGesture<Value>: RecognizedGesture {
  let recognitions: [Recognition<Value>]
}

/// A gesture of any type.
public struct AnyGesture<Value>: RecognizedGesture {
  let recognitions: [Recognition<Value>]

  /// Creates a gesture from another one.
  public init<T: Gesture<Value>>(_ gesture: T) { recognitions = gesture.recognized }
}

/// Two gestures at once, of which a person makes one here.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: RecognizedGesture {
  /// What is told of the gestures.
  public struct Value {
    /// What is told of the first one.
    public var first: First.Value?
    /// What is told of the second one.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  var recognitions: [Recognition<Value>] {
    first.recognized.map { $0.with(Value(first: $0.value)) }
      + second.recognized.map { $0.with(Value(second: $0.value)) }
  }
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: RecognizedGesture {
  /// What is told of the gesture.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  var recognitions: [Recognition<Value>] {
    let preferred = first.recognized.map { $0.with(Value.first($0.value)) }
    let others = second.recognized.map { $0.with(Value.second($0.value)) }
    return preferred
      + others.filter { other in !preferred.contains { $0.movement == other.movement } }
  }
}

/// Two gestures, one after the other: a person who makes the second one has made the first one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: RecognizedGesture {
  /// What is told of the gestures.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  var recognitions: [Recognition<Value>] {
    guard let begun = first.recognized.first else { return [] }
    return second.recognized.map { ended in
      var recognition = ended.with(Value.second(begun.value, ended.value))
      recognition.perform = {
        begun.perform()
        ended.perform()
      }
      return recognition
    }
  }
}
