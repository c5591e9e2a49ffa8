import ModelChecker
import NavigationModel

/// A trace that was typed, within its system.
struct TypedTrace {
  let trace: Trace
  let start: NavigationState
  let steps: [NavigationStep]

  /// Reads a trace and replays it.
  ///
  /// - Throws: ``CommandError`` that says where the trace does not fit, and why.
  init(_ text: String, in system: any NavigationSystem) throws {
    do {
      trace = try Trace(parsing: text, catalogue: system.catalogue)
      (start, steps) = try system.replayed(trace)
    } catch let error as TraceTextError {
      throw CommandError(.usage, "\(error)")
    } catch ReplayError.startFaulted(let number, let fault) {
      throw CommandError(
        fault.isOfSystem ? .systemFault : .violated, "\(ReplayError.startFaulted(number, fault))")
    } catch let error as ReplayError {
      throw CommandError(.usage, "\(error)")
    } catch {
      throw CommandError(.systemFault, .couldNotExplore(system.name, error))
    }
  }
}

extension NavigationSystem {
  /// Opens the existential, which the engine's generic functions need.
  fileprivate func replayed(
    _ trace: Trace
  ) throws -> (start: NavigationState, steps: [NavigationStep]) {
    (try initialState(of: self, for: trace), try replay(trace, in: self))
  }
}
