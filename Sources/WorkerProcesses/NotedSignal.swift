import CSwiftRuntime

/// A signal as a process that it ended took note of it.
package struct NotedSignal: Hashable, Sendable {
  /// Who sends a signal.
  package enum Sender: Hashable, Sendable {
    /// The kernel, for what the process did.
    case kernel
    /// The process itself, as `abort` does.
    case itself
    /// Another process.
    case other
  }

  /// The number of the signal.
  package var number: Int32

  /// The sender.
  package var sender: Sender

  /// A Boolean value that indicates whether the process had used up nearly all memory that a limit
  /// grants to it.
  package var lacksMemory = false

  /// A Boolean value that indicates whether the process had used up its stack.
  package var lacksStack = false

  /// Makes a note.
  package init(_ number: Int32, from sender: Sender, lacksMemory: Bool = false) {
    self.number = number
    self.sender = sender
    self.lacksMemory = lacksMemory
  }

  /// Reads a note; none where no signal was noted.
  init?(_ word: UInt64) {
    number = Int32(word & 0xff)
    switch Int(word >> UInt64(NAV_NOTE_SENDER_SHIFT) & 0xff) {
    case NAV_SENDER_KERNEL: sender = .kernel
    case NAV_SENDER_ITSELF: sender = .itself
    case NAV_SENDER_OTHER: sender = .other
    default: return nil
    }
    lacksMemory = word & UInt64(NAV_NOTE_LACKS_MEMORY) != 0
    lacksStack = word & UInt64(NAV_NOTE_LACKS_STACK) != 0
  }
}
