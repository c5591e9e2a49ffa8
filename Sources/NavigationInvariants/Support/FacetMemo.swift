import NavigationModel

/// The values computed from a facet, remembered while the states of one system are judged.
///
/// A large graph has few values of a facet. A value that depends on the facet alone is computed
/// once for each of them instead of once for each step.
final class FacetMemo<Value> {
  private let facet: Facet
  private let make: (NavigationState) -> Value
  private var store: FacetStore?
  private var values: [UInt32: Value] = [:]

  /// - Parameter make: computes the value. It must read only the facet of the state.
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
