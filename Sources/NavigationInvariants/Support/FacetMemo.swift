import NavigationModel

/// What was made of each value of a facet, remembered while the states of one system are judged.
///
/// A large graph has few values of a facet: what is read off the facet alone is made once for each
/// of them instead of once for each step.
final class FacetMemo<Value> {
  private let facet: Facet
  private let make: (NavigationState) -> Value
  private var store: FacetStore?
  private var values: [UInt32: Value] = [:]

  /// - Parameter make: makes the value; it must read nothing of the state but the facet.
  init(_ facet: Facet, _ make: @escaping (NavigationState) -> Value) {
    self.facet = facet
    self.make = make
  }

  subscript(state: NavigationState) -> Value {
    if state.store !== store {
      store = state.store
      values = [:]
    }
    let number = state.words[facet.rawValue]
    if let known = values[number] { return known }
    let value = make(state)
    values[number] = value
    return value
  }
}
