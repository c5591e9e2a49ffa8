import NavigationModel

extension StackFrame {
  /// The call as the end of a trace, in a sentence.
  package var words: String { .traps(in: function, at: "\(location)") }
}

extension ResultDocument.Frame {
  /// The same sentence about a call that a document tells of.
  var sentence: String {
    let file = location.file.split(separator: "/").last ?? ""
    return .traps(in: function, at: "\(file):\(location.line)")
  }
}

extension String {
  fileprivate static func traps(in function: String, at place: String) -> String {
    "It traps in \(function) at \(place)."
  }
}
