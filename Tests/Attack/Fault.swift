import Foundation
import ModelChecker

/// Something that happens to a process at one of its calls.
struct Fault: CustomStringConvertible {
  /// The kinds of calls, in the order of those in `faults.c`.
  enum Call: String, CaseIterable {
    case open, read, write, fsync, rename, link, unlink, close, stat, mmap, pipe, fork, send
    case receive
    /// Every call that changes what others see.
    case change

    /// The numbers of errors that such a call may end with.
    var errors: [Int32] {
      switch self {
      case .open: [EIO, EMFILE, ENFILE, ENOMEM]
      case .read: [EIO, ENOMEM]
      case .write: [ENOSPC, EIO, EDQUOT]
      case .fsync: [EIO, ENOSPC]
      case .rename: [EIO, ENOSPC, EACCES]
      case .link: [EPERM, EMLINK, ENOSPC]
      case .unlink: [EIO, EACCES]
      case .close: [EIO]
      case .stat: [EIO, EACCES]
      case .mmap: [ENOMEM]
      case .pipe: [EMFILE, ENFILE]
      case .fork: [EAGAIN, ENOMEM]
      case .send, .receive: [ECONNRESET, ENOBUFS]
      case .change: [EIO]
      }
    }

    /// The numbers of errors after which the same call is made again.
    var passingErrors: [Int32] {
      switch self {
      case .read, .write: [EINTR]
      case .send, .receive: [EINTR, EAGAIN]
      default: []
      }
    }
  }

  /// What happens at the call, named as in `faults.c`.
  enum Deed: String {
    /// The call fails.
    case once
    /// It fails, and all of its kind fail from then on.
    case forever
    /// Only half of the bytes are written.
    case half
    case killBefore, killAfter, killHalf
  }

  enum Process: String, CaseIterable { case command, worker }

  var process: Process
  var call: Call
  var number: Int
  var deed: Deed
  var error: Int32 = 0

  var description: String {
    "\(process.rawValue) \(call.rawValue) \(number) \(deed.rawValue) \(error)"
  }

  /// Returns a sudden end at a call of a command.
  ///
  /// - Parameter turn: counts up: before and after every call that others see comes once, then
  ///   writes are torn.
  static func kill(
    _ counts: FaultLibrary.Counts, turn: Int, by random: inout SplitMix64
  ) -> Fault {
    let points = 2 * counts[.command, .change]
    guard turn >= points else {
      // Neighbors come far from each other, so that a few turns see all parts of a run.
      let point = turn * 7_919 % points
      return Fault(
        process: .command, call: .change, number: point / 2 + 1,
        deed: point.isMultiple(of: 2) ? .killBefore : .killAfter)
    }
    let number = Int.random(in: 1...max(1, counts[.command, .write]), using: &random)
    return Fault(process: .command, call: .write, number: number, deed: .killHalf)
  }

  /// Returns an error at some call of a process; nil where it makes none of these.
  static func error(
    in process: Process, _ counts: FaultLibrary.Counts, at calls: [Call],
    by random: inout SplitMix64
  ) -> Fault? {
    guard let call = calls.filter({ counts[process, $0] > 0 }).randomElement(using: &random)
    else { return nil }
    let number = Int.random(in: 1...counts[process, call], using: &random)
    var fault = Fault(process: process, call: call, number: number, deed: .once)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where call == .write || call == .send: fault.deed = .half
    case 1 where !call.passingErrors.isEmpty:
      fault.error = call.passingErrors.randomElement(using: &random)!
    case 2...4:
      fault.deed = .forever
      fault.error = call.errors.randomElement(using: &random)!
    default: fault.error = call.errors.randomElement(using: &random)!
    }
    return fault
  }
}

/// The library that victims load, by which faults come.
struct FaultLibrary: Sendable {
  private let folder: Folder
  private var library: String { folder.place("faults.so") }

  /// Compiles the library.
  init() throws {
    folder = try Folder()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Faults/faults.c").path
    let compiler = Victim(
      executable: "/usr/bin/env",
      arguments: ["clang", "-O2", "-shared", "-fPIC", "-o", "faults.so", source])
    let ending = try compiler.run(in: folder)
    guard ending.manner == .exited(0) else { throw CannotCompile(errors: ending.errors) }
  }

  /// Runs a victim that meets a fault.
  ///
  /// - Parameters:
  ///   - fault: the fault; nil: its calls are counted alone.
  ///   - lateness: the number of seconds by which its clock is late.
  func run(
    _ victim: Victim, in folder: Folder, fault: Fault? = nil, lateness: Int = 0
  ) throws -> (ending: Ending, counts: Counts) {
    let counts = try Folder()
    try Data(count: Counts.size).write(to: URL(fileURLWithPath: counts.place("counts")))
    var victim = victim
    victim.environment["LD_PRELOAD"] = library
    victim.environment["ATTACK_PROGRAM"] = victim.executable
    victim.environment["ATTACK_WORKER"] = Victim.workerCommand
    victim.environment["ATTACK_COUNTS"] = counts.place("counts")
    if let fault { victim.environment["ATTACK_FAULT"] = "\(fault)" }
    if lateness > 0 { victim.environment["ATTACK_CLOCK"] = "\(lateness)" }
    let ending = try victim.run(in: folder)
    return (ending, Counts(try counts.bytes("counts")))
  }

  /// How many calls of each kind a run made.
  struct Counts {
    /// The number of times that the fault happened.
    let strikes: Int
    private let calls: [Int]

    static let size = (1 + Process.allCases.count * Call.allCases.count) * 8

    typealias Call = Fault.Call
    typealias Process = Fault.Process

    init(_ bytes: [UInt8]) {
      let words = bytes.withUnsafeBytes { bytes in
        (0..<Self.size / 8).map {
          Int(bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self))
        }
      }
      strikes = words[0]
      calls = Array(words.dropFirst())
    }

    /// The most calls of a kind that one process made.
    subscript(process: Process, call: Call) -> Int {
      let row = Process.allCases.firstIndex(of: process)!
      return calls[row * Call.allCases.count + Call.allCases.firstIndex(of: call)!]
    }
  }
}

/// The reason why there can be no faults.
struct CannotCompile: Error, CustomStringConvertible {
  var errors: String

  var description: String { "Cannot compile faults.c with clang:\n\(errors.suffix(2_000))" }
}
