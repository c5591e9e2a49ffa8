#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of the work of a check, of which a benchmark tells the CPU time.
package enum CheckPhase: Int, CaseIterable, Sendable {
  /// Starting a process, up to its first request.
  case start
  /// Making subjects, taking them to a state, and discarding them.
  case take
  /// Letting an event happen in a state.
  case run
  /// Looking at a subject, and asking it which events it offers.
  case look
  /// Reading requests and telling what was seen.
  case tell
  /// Comparing what different traces lead to.
  case histories
  /// Exploring, in the process that answers.
  case search
  /// Judging invariants.
  case judge
}

/// The CPU time of this process by phase of a check, in a file that a benchmark reads.
///
/// Each process of a check keeps a file in the folder that the environment names; it stays when a
/// subject ends the process. Where no folder is named nothing is measured.
package final class PhaseTimes {
  /// The variable that names the folder.
  package static let variable = "VERIFIER_PHASE_TIMES"

  /// The times of this process; nil where nobody measures.
  // Touched by the thread that drives the search alone.
  package nonisolated(unsafe) static let current: PhaseTimes? = {
    guard let folder = getenv(variable) else { return nil }
    return PhaseTimes(file: "\(String(cString: folder))/\(getpid())")
  }()

  /// The phase under whose name everything is counted until it is nil again.
  package var enclosing: CheckPhase?

  // For each phase the nanoseconds, then the number of events that were run and of looks.
  private let words: UnsafeMutablePointer<UInt64>
  private static let eventWord = CheckPhase.allCases.count
  private static let lookWord = eventWord + 1
  private static let size = (lookWord + 1) * MemoryLayout<UInt64>.size

  private var phase = CheckPhase.start
  private var entered: UInt64 = 0

  private init?(file: String) {
    let descriptor = open(file, O_RDWR | O_CREAT, 0o644)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard ftruncate(descriptor, off_t(Self.size)) == 0,
      let address = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      address != MAP_FAILED
    else { return nil }
    words = address.bindMemory(to: UInt64.self, capacity: Self.lookWord + 1)
  }

  /// Ends the phase at hand and begins another.
  package func enter(_ next: CheckPhase) {
    let now = Self.processorTime
    // A copy of the process begins at zero.
    if now > entered { words[phase.rawValue] += now - entered }
    entered = now
    phase = enclosing ?? next
  }

  /// Counts an event that is run.
  package func countEvent() { words[Self.eventWord] += 1 }

  /// Counts a look at a subject.
  package func countLook() { words[Self.lookWord] += 1 }

  private static var processorTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The times of all processes of a check.
  package struct Sum: Sendable {
    /// The CPU time of each phase, in seconds.
    package var seconds: [CheckPhase: Double] = [:]
    /// The number of events that were run, on the way to states and in them.
    package var events = 0
    /// The number of looks at subjects.
    package var looks = 0

    /// Makes a sum of nothing.
    package init() {}

    /// Adds what a process has written.
    package mutating func add(_ file: [UInt8]) {
      guard file.count == PhaseTimes.size else { return }
      let words = file.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) }
      for phase in CheckPhase.allCases {
        seconds[phase, default: 0] += Double(words[phase.rawValue]) / 1e9
      }
      events += Int(words[PhaseTimes.eventWord])
      looks += Int(words[PhaseTimes.lookWord])
    }
  }
}
