import ModelChecker

/// A reason why a map cannot be read.
public enum NavigationMapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not JSON.
  case malformed
  /// It was written by another version.
  case version(Int)
  /// A part is missing, or is not what it should be; the path leads there.
  case unreadable(path: String)
  /// An object has a key twice.
  case doubledKey(String)
  /// Two coordinators have a screen, or one has it twice.
  case doubledScreen(String)
  /// An arrow or the start has a screen that the map does not have.
  case unknownScreen(String, known: [String])
  /// It is neither JSON nor a state diagram.
  case noDiagram
  /// A line of a state diagram is none that maps have.
  case line(Int, String)
  /// A state of a diagram is not closed; lines count from one.
  case open(String, line: Int)

  /// Makes the error of a decoder.
  init(_ error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self = .unreadable(path: (context.codingPath + [key]).pathText)
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .unreadable(path: context.codingPath.pathText)
    default: self = .malformed
    }
  }

  public var description: String {
    switch self {
    case .malformed: notJSON
    case .version(let version): otherVersion(version)
    case .unreadable(let path): notAsItShouldBe(path.shortened())
    case .doubledKey(let key): isDoubled(key.shortened())
    case .doubledScreen(let screen): hasTwo(screen.shortened())
    case .unknownScreen(let screen, let known):
      isUnknown(screen.shortened(), suggestion(for: screen, among: known))
    case .noDiagram: noMap
    case .line(let number, let text): isNoLine(number, text.shortened())
    case .open(let name, let line): isOpen(name.shortened(), line)
    }
  }
}

private let notJSON =
  "This is not JSON. Look for a comma, a quotation mark or a bracket that is missing."

private func otherVersion(_ version: Int) -> String {
  "This map has version \(version), and this version reads \(NavigationMap.currentVersion). Write it again with "
    + "'map SYSTEM --output FILE'."
}

private func notAsItShouldBe(_ path: String) -> String {
  "'\(path)' is missing, or is not what it should be. 'map SYSTEM --output FILE' writes a map to compare with."
}

private func isDoubled(_ key: String) -> String {
  "An object has '\(key)' twice, and only one of them would count. Leave the other out."
}

private func hasTwo(_ screen: String) -> String {
  "The screen '\(screen)' is there twice. Leave one out, or name them by their coordinators, as in 'Cart.\(screen)'."
}

private func isUnknown(_ screen: String, _ suggestion: String) -> String {
  "An arrow or the start has the screen '\(screen)', which is not among the screens.\(suggestion) Add it to "
    + "a coordinator's 'screens', or correct it."
}

private let noMap =
  "This is no map: it begins neither with '{', as JSON, nor with 'stateDiagram-v2', as a state diagram of Mermaid. "
  + "'map SYSTEM --output FILE' writes one."

private func isNoLine(_ number: Int, _ text: String) -> String {
  "Line \(number) is nothing that a map has: '\(text)'. A map has states, 'state Coordinator { … }' around them, and "
    + "arrows 'A --> B: event'."
}

private func isOpen(_ name: String, _ line: Int) -> String {
  "The state '\(name)' that begins on line \(line) does not end. Add a line with '}'."
}
