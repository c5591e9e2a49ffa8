/// An article, as routes and screens name it.
public enum Article: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case first = "a"
  case second = "b"

  public var description: String { rawValue }
}
