import ModelChecker
import NavigationModel

/// A trace that was typed, replayed in its system.
struct TypedTrace {
  /// The trace.
  let trace: Trace
  /// The state in which it begins.
  let start: NavigationState
  /// Its steps; the last one may end in a fault.
  let steps: [NavigationStep]
  /// What can happen at its end; nil when it ends in a fault.
  let onward: Expansion<NavigationState, NavigationEffect>?
  /// The run that it describes, if it ends in a loop; nil where it leads to another state than the
  /// one where the loop begins.
  let endless: EndlessRun<NavigationState, NavigationEffect>?

  /// Reads a trace and replays it.
  ///
  /// - Throws: ``CommandError`` that says where the trace does not fit, and why.
  init(_ text: String, in system: any NavigationSystem) throws {
    do {
      trace = try Trace(parsing: text, catalogue: system.catalogue)
      (start, steps) = try system.replayed(trace)
      onward = try system.onward(from: start, along: steps)
      endless = try trace.loopStart.flatMap { [start, steps] in
        try system.endlessRun(from: start, along: steps, loopStart: $0)
      }
    } catch let error as TraceTextError {
      throw CommandError(.usage, "\(error)")
    } catch let error as ReplayError {
      throw CommandError(error, in: system, text: text)
    } catch {
      throw CommandError(.systemFault, .couldNotExplore(system.name, error))
    }
  }
}

extension CommandError {
  /// Why a trace cannot be replayed: mostly the trace is wrong, but sometimes the system is.
  fileprivate init(_ error: ReplayError, in system: any NavigationSystem, text: String) {
    switch error {
    case .startFaulted(_, let fault):
      self.init(fault.isOfSystem ? .systemFault : .violated, "\(error)")
    case .disabled(let step, _, _, _):
      self.init(error, before: step, in: system, text: text)
    default:
      self.init(.usage, "\(error)")
    }
  }

  /// Looks whether a step is not possible because the system is at fault in the state before it.
  private init(
    _ error: ReplayError, before step: Int, in system: any NavigationSystem, text: String
  ) {
    if var trace = try? Trace(parsing: text) {
      trace.steps.removeSubrange((step - 1)...)
      if let (start, steps) = try? system.replayed(trace),
        let fault = try? system.onward(from: start, along: steps)?.faults.first
      {
        self.init(.systemFault, .atFault(before: step, fault))
        return
      }
    }
    self.init(.usage, "\(error)")
  }
}

extension String {
  fileprivate static func atFault(before step: Int, _ fault: Fault) -> String {
    "Before step \(step) the system itself is at fault: \(fault.message)"
  }
}
