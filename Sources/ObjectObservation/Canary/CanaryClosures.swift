/// An object with a closure of every kind that is looked into.
///
/// What it captures must come from elsewhere, and its code must stay as it is written: an
/// optimizer would put values that it knows into the closures.
final class CanaryClosures {
  let link: CanaryLink
  let none: () -> Void
  let structure: () -> Void
  let strong: () -> Void
  let weakly: () -> Void
  let safely: () -> Void
  let unsafely: () -> Void
  let variable: () -> Void
  let several: () -> Void
  let generic: () -> Void
  let genericVariable: () -> Void
  let ofGenericObject: () -> Void
  let byGenericObject: () -> Void
  let existential: () -> Void
  let method: () -> Void
  let nested: () -> Void
  let optional: () -> Void
  let adapted: [() -> Void]
  let deferred: () -> Int
  let list: () -> Void
  let isolated: @MainActor (Int) -> String

  @_optimize(none)
  init(_ values: CanaryCaptures) {
    let link = values.link
    let number = values.number
    let text = values.text
    let pair = values.pair
    let value = values.value
    let numbers = values.numbers
    let nothing: (() -> Void)? = nil
    let something: (() -> Void)? = { use(number) }
    let inner: () -> Void = { use(text) }
    var count = number
    self.link = link
    none = {}
    structure = { use(pair) }
    strong = { use(link) }
    weakly = { [weak link] in use(link) }
    safely = { [unowned link] in use(link) }
    unsafely = { [unowned(unsafe) link] in use(link) }
    variable = { count += 1 }
    several = {
      count += number
      use(link, text)
    }
    generic = Self.generic(text, number)
    genericVariable = Self.genericVariable(text)
    ofGenericObject = values.holder.closure(number)
    byGenericObject = values.holder.closure(only: number)
    existential = { use(value) }
    method = link.touch
    nested = { inner() }
    optional = {
      nothing?()
      something?()
    }
    adapted = [inner]
    deferred = Self.deferred(values.number)
    list = { use(numbers) }
    isolated = { "\($0 + number)" }
  }

  @_optimize(none)
  private static func generic<First, Second: Hashable>(
    _ first: First, _ second: Second
  ) -> () -> Void {
    { use(first, second.hashValue) }
  }

  @_optimize(none)
  private static func genericVariable<Value>(_ value: Value) -> () -> Void {
    var value = value
    return {
      use(value)
      value = value as Value
    }
  }

  @_optimize(none)
  private static func deferred(_ value: @autoclosure @escaping () -> Int) -> () -> Int { value }
}

/// The values that the canary's closures capture.
final class CanaryCaptures {
  let link = CanaryLink(number: 41)
  let number = 42
  let text = "captured by a closure"
  let pair = CanaryPair<Int8, String>(first: -43, second: "a struct")
  let value: any CanaryValue = CanaryNest()
  let numbers: [Int16] = [44, 45]
  let holder = CanaryHolderOf(text: "generic", value: UInt16(46))
}

/// An object whose closures are generic over what it is.
class CanaryHolderOf<Value> {
  let text: String
  let value: Value

  init(text: String, value: Value) {
    self.text = text
    self.value = value
  }

  @_optimize(none)
  func closure(_ number: Int) -> () -> Void {
    let value = value
    return { use(self, value, number) }
  }

  /// A closure of which nothing but the captured object tells what it is generic over.
  @_optimize(none)
  func closure(only number: Int) -> () -> Void { { use(self, number) } }
}

extension CanaryLink {
  func touch() { use(number) }
}

@inline(never) private func use(_ values: Any?...) {}

// MARK: - What its source says

extension CanaryClosures {
  /// The values that closures captured, since two walks that see nothing would agree.
  static var knownCaptures: [(property: String, values: [ObservedValue])] {
    let link = ObservedValue.reference(1)
    let pair = ObservedValue.structure(
      type: "CanaryPair<Int8, String>",
      [
        ObservedField(name: "first", value: .int(-43)),
        ObservedField(name: "second", value: .string("a struct")),
      ])
    let text = ObservedValue.string("captured by a closure")
    return [
      ("none", []), ("structure", [pair]), ("strong", [link]), ("weakly", [.weak(.object(1))]),
      ("safely", [.unowned(.object(1))]), ("unsafely", [.opaque("Unmanaged")]),
      ("variable", [.int(42)]), ("several", [.int(42), .int(42), link, text]),
      ("generic", [text, .int(42)]), ("genericVariable", [text]),
      ("ofGenericObject", [.reference(2), .uint(46), .int(42)]),
      ("byGenericObject", [.reference(2), .int(42)]), ("method", [link]),
      ("list", [.list([.int(44), .int(45)])]), ("isolated", [.int(42)]),
    ]
  }

  /// The values that the closures captured which closures captured.
  static var knownInnerCaptures: [(property: String, values: [[ObservedValue]?])] {
    [
      ("nested", [[.string("captured by a closure")]]), ("optional", [nil, [.int(42)]]),
    ]
  }
}
