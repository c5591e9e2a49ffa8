import CSwiftRuntime
import ModelChecker
import NavigationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of this process by a subject that runs in it: what is known of it when the signal comes.
///
/// In a worker the same is a verdict among others. Here nothing comes after it.
package struct SubjectTrap: Sendable {
  /// The name of the system.
  package let system: String

  /// The fault of the event, or of the system.
  package let fault: Fault

  /// The trace that leads there, as `replay` takes it; nil where no event was under way.
  package let trace: String?

  /// Says on standard error what is known; the process then ends by its signal.
  @Sendable package static func tell(_ trap: SubjectTrap) {
    let trace = trap.trace.map { "\nTrace: \($0)" } ?? ""
    var text = "Error: \(trap.description)\(trace)\n"
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

extension SubjectTrap: CustomStringConvertible {
  /// The fact, what it means for the search, and what to do.
  package var description: String {
    "\(fault.message) It ran in this process, which ends here: nothing else is known of "
      + "'\(system)'. \(String.cure)"
  }
}

extension SubjectTrap {
  /// - Parameters:
  ///   - number: the number of the signal.
  ///   - trace: the trace to the state that is expanded; nil where none is.
  init(
    _ number: Int32, in flight: InFlight, after trace: [ScriptedEvent]?, of system: String,
    events: [String]
  ) {
    self.system = system
    let ending = WorkerLoss.name(ofSignal: number)
    let event =
      events.indices.contains(flight.event)
      ? events[flight.event] : "platform event \(flight.event)"
    fault =
      switch flight.phase {
      case .running: Fault(.trapped, .trapped(event, ending))
      case .arriving: Fault(.unsupported, .notObserved(event, ending))
      case .replaying: Fault(.replayDiverged, .notReplayed(event, ending))
      case .making: Fault(.trapped, .notMade(system, ending))
      case .lacking: Fault(.unsupported, .lacking(flight.event < 0 ? system : event))
      case .idle, .returning, .observing, .asking, .discarding:
        Fault(.unsupported, .between(ending))
      }
    let isOfEvent =
      switch flight.phase {
      case .running, .arriving: true
      case .lacking: flight.event >= 0
      case .idle, .making, .replaying, .returning, .observing, .asking, .discarding: false
      }
    guard let trace, isOfEvent else {
      self.trace = nil
      return
    }
    let steps = trace + [ScriptedEvent(ordinal: flight.event, choices: flight.choices)]
    self.trace = Trace(
      steps: steps.map { Trace.Step(.ordinal($0.ordinal), choices: $0.choices) }
    ).text(catalog: EventCatalog(events))
  }
}

/// The watch over the subjects that run in this process.
@MainActor
enum SubjectTrapWatch {
  // Touched by the thread that drives subjects alone, and by its signals.
  private nonisolated(unsafe) static var heard: ((Int32) -> Void)?

  /// Runs a body in which a trap is heard before it ends the process.
  static func during<Result>(_ heard: @escaping (Int32) -> Void, _ body: () -> Result) -> Result {
    // A subject's event may start a search of its own.
    guard Self.heard == nil else { return body() }
    Self.heard = heard
    nav_traps_hear { SubjectTrapWatch.heard?($0) }
    defer {
      nav_traps_ignore()
      Self.heard = nil
    }
    return body()
  }
}

extension String {
  fileprivate static func trapped(_ event: String, _ ending: String) -> String {
    "'\(event)' trapped: \(ending)."
  }

  fileprivate static func notObserved(_ event: String, _ ending: String) -> String {
    "The state after '\(event)' could not be observed: \(ending). Check the declared facts and "
      + "roots, or exclude the property that cannot be read."
  }

  fileprivate static func notReplayed(_ event: String, _ ending: String) -> String {
    "'\(event)' succeeded when the trace was found, but not when it was replayed: \(ending)."
  }

  fileprivate static func notMade(_ system: String, _ ending: String) -> String {
    "The system '\(system)' could not be made: \(ending)."
  }

  fileprivate static func between(_ ending: String) -> String {
    "The process trapped between two events: \(ending)."
  }

  fileprivate static let cure =
    "In worker processes a trap is a verdict among others: they are used on Linux, unless "
    + "subjects are to run in process or the build has the trait 'Portable'."
}
