import CSwiftRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A note of what a worker is doing, in memory that its host reads even after the worker's death.
///
/// A note costs a handful of stores. The sequence number rises with every note; a worker whose number
/// stays the same counts as hanging.
package struct InFlightMarker: @unchecked Sendable {
  // Unchecked: plain words that one process writes and another reads.
  private let words: UnsafeMutablePointer<UInt64>

  /// The flags, a byte each: not zero once raised.
  package let flags: UnsafeMutablePointer<UInt8>

  private enum Word: Int, CaseIterable {
    case magic, sequence, request, event, choiceCount, phase, signal, callCount
  }

  // After the words, one further word for each choice: the answer and how many there were. Then one
  // for each call that was under way at the end.
  private static let choiceRoom = 64
  private static let callRoom = 64
  private static let wordSize =
    (Word.allCases.count + choiceRoom + callRoom) * MemoryLayout<UInt64>.size

  /// The number of flags that a worker may raise.
  package static let flagRoom = 4096

  static let size = wordSize + flagRoom
  private static let magic: UInt64 = 0x4e61_7669_6761_7465

  /// The content of the note at one moment.
  package struct Snapshot: Hashable, Sendable {
    /// The number of notes that the worker took since it was started.
    package var sequence: Int
    /// The position of the request's part that was in work.
    package var request: Int
    /// The event that was in work.
    package var event: Int
    /// The number of choices made within the event.
    package var choiceCount: Int
    /// The answers, as far as there is room for them.
    package var choices: [Int]
    /// The number of answers that each of the choices had.
    package var counts: [Int]
    /// The stage of the work, as the two sides agree.
    package var phase: Int
    /// The numbers of the flags that the worker has raised since it was started, in order.
    package var flags: [Int]
    /// The signal that ended the worker, if it took note of one.
    package var signal: NotedSignal?
    /// The calls that were under way when the signal came, innermost first, as addresses in the
    /// worker's executable; empty where they were not asked for.
    package var calls: [UInt64] = []
  }

  /// Maps an open file of the marker's size; nil with `errno` where that can't be.
  init?(descriptor: Int32) {
    let address = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let address, address != MAP_FAILED else { return nil }
    words = address.bindMemory(
      to: UInt64.self, capacity: Self.wordSize / MemoryLayout<UInt64>.size)
    flags = (address + Self.wordSize).bindMemory(to: UInt8.self, capacity: Self.flagRoom)
  }

  /// The marker that this process shares with the host that started it.
  ///
  /// - Throws: ``EnvironmentError`` where the memory can't be shared.
  package static func inherited() throws(EnvironmentError) -> InFlightMarker {
    guard let marker = InFlightMarker(descriptor: WorkerProtocol.marker) else {
      throw .cannot("share memory with the host", "mmap", errno)
    }
    precondition(marker[.magic] == magic, .noMarker)
    return marker
  }

  /// A Boolean value that indicates whether a file may be that of a marker.
  static func isMarker(_ file: OpenFileStatus) -> Bool {
    switch file {
    case .known(let status): Int(status.st_size) == size
    case .unknown: true
    case .closed: false
    }
  }

  private subscript(word: Word) -> UInt64 {
    get { words[word.rawValue] }
    nonmutating set { words[word.rawValue] = newValue }
  }

  /// Clears the note before a new worker starts.
  func clear() {
    for word in Word.allCases { self[word] = 0 }
    flags.update(repeating: 0, count: Self.flagRoom)
    self[.magic] = Self.magic
  }

  func unmap() { munmap(words, Self.size) }

  /// Takes note of what is about to be done.
  @inline(__always)
  package func note(request: Int, event: Int, choiceCount: Int = 0, phase: Int = 0) {
    self[.request] = UInt64(bitPattern: Int64(request))
    self[.event] = UInt64(bitPattern: Int64(event))
    self[.choiceCount] = UInt64(bitPattern: Int64(choiceCount))
    self[.phase] = UInt64(bitPattern: Int64(phase))
    self[.sequence] &+= 1
  }

  /// Takes note of what is about to be done, with the choices made so far.
  package func note(request: Int, event: Int, choices: [Int], counts: [Int], phase: Int) {
    for index in 0..<min(choices.count, Self.choiceRoom) {
      words[Word.allCases.count + index] = UInt64(choices[index]) | UInt64(counts[index]) << 32
    }
    note(request: request, event: event, choiceCount: choices.count, phase: phase)
  }

  /// Takes note of the signal that ends this process, and of its sender.
  func noteEndingSignal() { nav_note_ending_signals(words + Word.signal.rawValue) }

  /// Takes note of the calls that are under way when a signal ends this process.
  func noteCallsUnderWay() {
    nav_note_calls_under_way(
      words + Word.callCount.rawValue, words + Word.allCases.count + Self.choiceRoom,
      UInt64(Self.callRoom))
  }

  /// Forgets the signal that ended a copy of this process.
  package func forgetSignal() { self[.signal] = 0 }

  /// Shows that the work goes on, without changing what is noted.
  package func tick() { self[.sequence] &+= 1 }

  /// The number of notes that the worker took since it was started.
  var sequence: Int { Int(truncatingIfNeeded: self[.sequence]) }

  /// The current content of the note.
  package var snapshot: Snapshot {
    func value(_ word: Word) -> Int { Int(truncatingIfNeeded: self[word]) }
    let choices = (0..<max(0, min(value(.choiceCount), Self.choiceRoom))).map {
      words[Word.allCases.count + $0]
    }
    return Snapshot(
      sequence: value(.sequence), request: value(.request), event: value(.event),
      choiceCount: value(.choiceCount), choices: choices.map { Int($0 & 0xffff_ffff) },
      counts: choices.map { Int($0 >> 32) }, phase: value(.phase),
      flags: (0..<Self.flagRoom).filter { flags[$0] != 0 },
      signal: NotedSignal(self[.signal]),
      calls: (0..<max(0, min(value(.callCount), Self.callRoom))).map {
        words[Word.allCases.count + Self.choiceRoom + $0]
      })
  }
}

extension String {
  fileprivate static let noMarker = "the memory that a worker shares with its host is gone"
}
