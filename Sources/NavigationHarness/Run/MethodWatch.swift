import CSwiftRuntime
import WorkerProcesses

/// A watch over the methods of classes: which of them are called.
///
/// It reads the symbols of the image that declares a class and puts a breakpoint at the beginning of
/// each method; the first call raises a flag and takes the breakpoint away.
struct MethodWatch {
  /// The methods, such as `Desk.tidy()`, in alphabetical order.
  let methods: [String]

  private let flags: UnsafeMutablePointer<UInt8>
  private var reported: Set<Int> = []

  /// Watches the methods of classes and of what they inherit from in their own modules from now on;
  /// nil where they cannot be watched, or one process already watches some.
  ///
  /// - Parameter flags: the memory for as many flags as there is room for in a worker's note.
  init?(classes: [AnyClass], flags: UnsafeMutablePointer<UInt8>) {
    guard ClassMethod.areFound else { return nil }
    let found = ClassMethod.all(of: classes).prefix(InFlightMarker.flagRoom)
    if !found.isEmpty {
      guard nav_watch_functions(found.map(\.function), found.count, flags) else { return nil }
    }
    methods = found.map(\.name)
    self.flags = flags
  }

  /// The methods that were called since this was asked for last, by their numbers.
  mutating func takeCalls() -> [Int] {
    let calls = methods.indices.filter { flags[$0] != 0 && !reported.contains($0) }
    reported.formUnion(calls)
    return calls
  }
}
