import ModelChecker
import NavigationModel
import ObjectObservation
import WorkerProcesses

extension LiveSystem {
  /// Replays a trace that ends in a trap, and returns the innermost call of the app at that moment.
  ///
  /// The app's are the modules of the system, of its subject and of declared coordinators. The line is
  /// read from debug information, by a tool that comes with the Swift toolchain. Without them, and
  /// where subjects run in this process, the answer is nil.
  ///
  /// - Complexity: the first question about a trace starts a worker; the answer is remembered.
  public func appFrame(ofTrap trace: Trace) -> StackFrame? {
    if let known = appFrames[trace] { return known }
    let declarations = definition.declarations
    let types: [AnyObject.Type] = [Subject.self] + declarations.coordinators.values.map(\.type)
    let modules = Set(declarations.appModules + types.map { TypeName($0).module })
    let calls = runner.callsAtTrap(after: scripted(trace)).compactMap {
      AppCall($0, ofModules: modules)
    }
    // An app may have a function of its own that traps; whoever calls it is to be told.
    let frame = (calls.first { !$0.neverReturns } ?? calls.first)?.frame
    appFrames[trace] = .some(frame)
    return frame
  }
}

/// A call of a function that an app declares.
struct AppCall {
  let frame: StackFrame
  /// A Boolean value that indicates whether the function never returns.
  let neverReturns: Bool

  /// Makes the call; nil where it is none of some modules, or has no line in sources.
  init?(_ call: SourceCall, ofModules modules: Set<String>) {
    guard call.line > 0, modules.contains(where: { call.symbol.isMangled(in: $0) }),
      let demangled = MethodName.demangled(call.symbol)
    else { return nil }
    frame = StackFrame(
      function: FunctionName(demangled: demangled).labelled,
      location: DeclarationLocation(file: call.file, line: call.line))
    neverReturns = demangled.hasSuffix(" -> Swift.Never")
  }
}

extension FunctionName {
  /// The name with the labels of parameters instead of their types: `Coordinator.open(_:on:)`.
  fileprivate var labelled: String {
    text.split(separator: " in ").map { function in
      guard let start = function.firstIndex(of: "("), function.last == ")" else {
        return String(function)
      }
      let parameters = function[start...].dropFirst().dropLast()
      return "\(function[..<start])(\(MethodName.labels(in: parameters)))"
    }.joined(separator: " in ")
  }
}

extension String {
  /// Returns a Boolean value that indicates whether this is the mangled name of something that a
  /// module declares.
  ///
  /// A name begins with its module, or names the module of an extension before the letter `E`; see
  /// [Mangling.rst](https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst).
  fileprivate func isMangled(in module: String) -> Bool {
    let name = "\(module.utf8.count)\(module)"
    return hasPrefix("$s\(name)") || hasPrefix("$s") && contains("\(name)E")
  }
}
