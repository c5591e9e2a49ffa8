import NavigationModel

extension StackFrame {
  /// The call as the end of a trace, in a sentence.
  package var words: String { "It traps in \(function) at \(location)." }
}
