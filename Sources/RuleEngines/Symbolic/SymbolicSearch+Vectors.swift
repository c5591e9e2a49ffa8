extension SymbolicSearch {
  func vectors(_ set: Node) -> [[UInt32]] {
    var vectors: [[UInt32]] = []
    diagrams.forEach(set) { vectors.append($0) }
    return vectors
  }

  /// The numbers of all values of a state.
  func vector(of state: State) -> [UInt32] {
    values.map { UInt32($0.number(in: state)) }
  }

  /// The initial state with some values read in it put into place.
  func state(of combination: [UInt32], by reading: Shape) -> State {
    var state = system.initial[0]
    var rest = combination[...]
    for (component, values) in values.enumerated() {
      let number = reading.touches[component] == .reads ? rest.removeFirst() : 0
      values.put(Int(number), into: &state)
    }
    return state
  }

  /// For each component that is touched the number of the value read, then of the one written.
  func change(from source: State, to target: State, by shape: Shape) -> [UInt32] {
    var change: [UInt32] = []
    for (component, touch) in shape.touches.enumerated() {
      if touch == .reads || touch == .both {
        change.append(UInt32(values[component].number(in: source)))
      }
      if touch == .writes || touch == .both {
        change.append(UInt32(values[component].number(in: target)))
      }
    }
    return change
  }
}
