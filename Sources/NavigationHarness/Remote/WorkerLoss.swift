import WorkerProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a worker: it died, or hung and was killed.
protocol WorkerEnd: Error {}

extension WorkerDied: WorkerEnd {}
extension WorkerHung: WorkerEnd {}

/// The loss of a worker: how it ended, and what it was doing.
struct WorkerLoss {
  enum Kind {
    case died(WorkerDied.Cause)
    case hung(Duration)
  }

  var kind: Kind
  var marker: InFlightMarker.Snapshot
  private var standardError: String

  init(_ end: any WorkerEnd) {
    switch end {
    case let died as WorkerDied:
      self.init(.died(died.cause), died.marker, died.standardError)
    case let hung as WorkerHung:
      self.init(.hung(hung.after), hung.marker, hung.standardError)
    default: preconditionFailure(.unknownEnd)
    }
  }

  init(_ kind: Kind, _ marker: InFlightMarker.Snapshot, _ standardError: String) {
    self.kind = kind
    self.marker = marker
    self.standardError = standardError
  }

  var phase: WorkerPhase { WorkerPhase(code: marker.phase) }

  var isHang: Bool { if case .hung = kind { true } else { false } }

  /// The signal that ended it, with its sender as far as it was noted.
  private var signal: (number: Int32, noted: NotedSignal?)? {
    guard case .died(.signal(let number)) = kind else { return nil }
    return (number, marker.signal.flatMap { $0.number == number ? $0 : nil })
  }

  /// A Boolean value that indicates whether a signal ended it.
  var isBySignal: Bool { signal != nil }

  /// A Boolean value that indicates whether someone else ended it, by all that can be told.
  var isFromOutside: Bool {
    guard let signal else { return false }
    if let noted = signal.noted { return noted.sender == .other }
    return [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains(signal.number)
  }

  /// The cause of its end where that is neither the system's nor the app's fault, and happens again.
  ///
  /// - Parameter system: the name of the system.
  func lack(of system: String) -> EnvironmentError? {
    if case .died(.exit(EX_OSERR)) = kind, [.arriving, .doing(.idle)].contains(phase) {
      return .told(by: system, evidence)
    }
    guard let signal, let noted = signal.noted, !isFromOutside else { return nil }
    if signal.number == SIGXCPU, noted.sender == .kernel { return .lacksTime(system) }
    return noted.lacksMemory ? .lacksMemory(system) : nil
  }

  /// The error where someone else ends workers for good, and it is known that it was no lack of memory.
  func outsideError(of system: String) -> EnvironmentError? {
    guard let noted = signal?.noted, isFromOutside else { return nil }
    return .ended(by: noted.number, system)
  }

  /// The last lines that the worker wrote, without addresses, which differ each time.
  ///
  /// The trace of the stack that the runtime adds to its message is made of addresses.
  var evidence: String {
    standardError.split(separator: "\n").prefix { $0 != "Current stack trace:" }.suffix(6)
      .map { Self.withoutAddresses($0) }.joined(separator: "\n")
  }

  /// Its end, as a text to follow "the process": `trapped: SIGILL (illegal instruction)`.
  var ending: String {
    switch kind {
    case _ where isFromOutside: neverCame
    case .died(.signal(let number)) where isBySelf:
      "killed itself: \(EndingSignal.name(number))"
    case .died(.signal(let number)) where signal?.noted?.lacksStack == true:
      "trapped: \(EndingSignal.name(number)) \(String.lackOfStack)"
    case .died(.signal(let number)): "trapped: \(Self.name(ofSignal: number))"
    case .died(.exit(let status)): "ended: exit(\(status))"
    case .died(.unknown): "ended in an unknown way"
    case .hung(let patience): "hung: no progress for \(patience)"
    }
  }

  /// A Boolean value that indicates whether it sent itself a signal that is no consequence of a trap.
  private var isBySelf: Bool {
    signal.map { $0.noted?.sender == .itself && ![SIGABRT, SIGPIPE].contains($0.number) } ?? false
  }

  /// Its end, as a text to precede "before it reached the system".
  var neverCame: String {
    switch kind {
    case .died(.signal(let number)): "was killed by \(Self.name(ofSignal: number))"
    case .died(.exit(let status)): "exited with status \(status)"
    case .died(.unknown): "ended"
    case .hung(let patience): "made no progress for \(patience)"
    }
  }

  /// Replaces what follows `0x` by an ellipsis.
  private static func withoutAddresses(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.range(ofAddress: ()) {
      result += rest[..<start] + "0x…"
      rest = rest[start...].dropFirst(2).drop { $0.isHexDigit }
    }
    return result + rest
  }

  /// The name of a signal, with its meaning where it has only one.
  static func name(ofSignal number: Int32) -> String {
    guard let signal = EndingSignal(number: number) else { return "signal \(number)" }
    return signal.name + (signal.meaning.map { " (\($0))" } ?? "")
  }
}

extension Substring {
  /// The position of the first `0x` that a hexadecimal digit follows.
  fileprivate func range(ofAddress: Void) -> Index? {
    indices.first { index in
      let tail = self[index...].prefix(3)
      return tail.hasPrefix("0x") && tail.last?.isHexDigit == true && tail.count == 3
    }
  }
}

extension String {
  fileprivate static let unknownEnd = "a worker ended in an unknown way"

  fileprivate static let lackOfStack =
    "(no room left on the stack, as where something calls itself without end)"
}
