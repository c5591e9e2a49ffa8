import ModelChecker
import NavigationModel
import WorkerProcesses

/// A trace that was replayed in its system.
package struct ReplayedTrace {
  /// The system.
  package let system: any NavigationSystem
  /// The trace.
  package let trace: Trace
  /// The state in which it begins.
  package let start: NavigationState
  /// Its steps; the last one may end in a fault.
  package let steps: [NavigationStep]
  /// The names of the ways on which steps went on that came out another way than usual, by the steps'
  /// positions.
  let ways: [Int: String]
  /// The innermost call of the app at the trap in which it ends; nil where it ends otherwise or that
  /// cannot be told.
  let frame: StackFrame?
  /// The transitions that are possible at its end; nil when it ends in a fault.
  package let onward: Expansion<NavigationState, NavigationEffect>?
  /// The run that it describes, if it ends in a loop; nil where it leads to another state than the
  /// one where the loop begins.
  package let endless: EndlessRun<NavigationState, NavigationEffect>?

  /// Reads a trace and replays it.
  ///
  /// - Throws: `TraceTextError` for a text that is no trace of the system, `ReplayError` for a trace
  ///   that the system does not follow, ``CheckError`` for a system that fails, ``EnvironmentError``
  ///   where this machine lacks something.
  package init(_ text: String, in system: any NavigationSystem) throws {
    self.system = system
    do {
      trace = try Trace(parsing: text, catalog: system.catalog)
      let (start, steps) = try system.replayed(trace)
      self.start = start.state
      self.steps = steps
      ways = try system.ways(from: start, along: steps)
      frame =
        steps.last?.fault?.kind == .trapped
        ? system.appFrame(ofTrap: steps.ordinals(from: start.number)) : nil
      onward = try system.onward(from: start, along: steps)
      endless = try trace.loopStart.flatMap {
        try system.endlessRun(from: start, along: steps, loopStart: $0)
      }
    } catch let error as TraceTextError {
      throw error
    } catch let error as ReplayError {
      throw error
    } catch let error as EnvironmentError {
      throw error
    } catch {
      throw CheckError.couldNotExplore(system.name, error)
    }
  }

  /// Returns the fault of the system in the state before a step of a trace; nil where there is none
  /// or the trace does not lead there.
  package static func systemFault(
    before step: Int, of text: String, in system: any NavigationSystem
  ) -> Fault? {
    guard var trace = try? Trace(parsing: text) else { return nil }
    trace.steps.removeSubrange((step - 1)...)
    guard let (start, steps) = try? system.replayed(trace) else { return nil }
    return try? system.onward(from: start, along: steps)?.faults.first
  }
}
