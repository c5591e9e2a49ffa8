/// A closure as an observer saw it.
public struct ObservedClosure: Hashable, Sendable {
  /// The name of the function that it calls: `closure #1 in Cart.open()`.
  public var function: String

  /// The values that it captured, by the names `captured 0`, `captured 1`.
  public var captured: [ObservedField]

  /// Makes a closure of what was seen of it.
  public init(function: String, captured: [ObservedField] = []) {
    self.function = function
    self.captured = captured
  }

  /// Makes a closure of what was seen of it; of one that only adapts another, that other one.
  ///
  /// Where a closure is stored as it is, and where behind an adapter, depends on how general the
  /// type of the place is.
  init(_ function: FunctionName, captured: [ObservedField]) {
    if function.isAdapter, captured.count == 1, case .closure(let adapted) = captured[0].value {
      self = adapted
    } else {
      self.init(function: function.text, captured: captured)
    }
  }

  /// The name of a captured value, by its place.
  static func name(ofCapture index: Int) -> String { "captured \(index)" }
}

extension ObservedField {
  /// The value of a place where a context begins that the observer is in already.
  ///
  /// - Parameter distance: how many contexts further out it began; 0 for one that lies too deep.
  static func again(_ distance: UInt64) -> ObservedField {
    ObservedField(
      name: ObservedClosure.name(ofCapture: 0),
      value: .opaque(distance == 0 ? "deeper" : "again \(distance)"))
  }

  /// The value in the place of those that can't be read.
  static func unreadable(from index: Int) -> ObservedField {
    ObservedField(name: ObservedClosure.name(ofCapture: index), value: .opaque("not read"))
  }
}

extension ObservedClosure: CustomStringConvertible {
  /// The function and what it captured: `‹closure #1 in Cart.open()›(captured 0: 3)`.
  public var description: String { text { $0.description } }

  func text(of value: (ObservedValue) -> String) -> String {
    let values = captured.map { "\($0.name): \(value($0.value))" }.joined(separator: ", ")
    return values.isEmpty ? "‹\(function)›" : "‹\(function)›(\(values))"
  }
}
