import ModelChecker
import ModelCheckerTestSupport
import NavigationModel

#if arch(x86_64) || arch(i386)
  /// The signal that ends a process that violates a precondition.
  let trapSignal = "SIGILL (illegal instruction)"
#else
  /// The signal that ends a process that violates a precondition.
  let trapSignal = "SIGTRAP (trap instruction)"
#endif

extension StateGraph where State == NavigationState, Effect == NavigationEffect {
  /// Everything about the graph as text, equal for equal graphs of different stores.
  var text: String {
    listing + "\n"
      + states.map { state in
        "\(state.words) \(state.screens) \(state.records.map { "\($0.key)=\($0.value)" }) "
          + "\(state.work) \(state.lifetimes) \(state.facts)"
      }.joined(separator: "\n")
  }

  /// The transitions that end in a fault, `event choices: fault`.
  var faultyTransitions: [String] {
    edges.compactMap { edge in
      edge.fault.map { fault in
        "\(edge.event)\(edge.choices.map { ".\($0)" }.joined()): \(fault)"
      }
    }
  }

  /// The faults of states, not of transitions.
  var faultsOfStates: [String] { faults.map { "\($0.state ?? -1): \($0.fault)" } }

  /// The names of the events that were taken, sorted.
  var takenEvents: [String] { Set(edges.map(\.event.name)).sorted() }
}

extension NavigationState {
  /// The screens, a `*` after each that can be touched.
  var screens: [String] {
    views.filter(\.isScreen).map { $0.name + ($0.isHittable ? "*" : "") }
  }

  /// The value of a coordinator's stored property.
  func record(_ key: String) -> String? { records.first { $0.key == key }?.value }
}
