/// The values of one component, numbered in the order in which they were met.
protocol ComponentValues<State>: AnyObject {
  associatedtype State

  /// The number of values met.
  var count: Int { get }

  /// Returns the number of the component's value in a state, a new one when it was not met before.
  func number(in state: State) -> Int

  /// Gives the component's value in a state a number.
  ///
  /// - Returns: false where the value has another one.
  func assign(_ number: Int, toValueIn state: State) -> Bool

  /// Gives the component the value with a number.
  func put(_ number: Int, into state: inout State)
}

/// The values of a component of one type.
final class InternedValues<State, Value: Hashable>: ComponentValues {
  private let path: WritableKeyPath<State, Value>
  private var numbers: [Value: Int] = [:]
  private var values: [Value] = []

  init(_ path: WritableKeyPath<State, Value>) { self.path = path }

  var count: Int { values.count }

  func number(in state: State) -> Int {
    let value = state[keyPath: path]
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func assign(_ number: Int, toValueIn state: State) -> Bool {
    let value = state[keyPath: path]
    if let known = numbers[value] { return known == number }
    // Numbers that no state has stand for nothing.
    while values.count <= number { values.append(value) }
    values[number] = value
    numbers[value] = number
    return true
  }

  func put(_ number: Int, into state: inout State) { state[keyPath: path] = values[number] }
}
