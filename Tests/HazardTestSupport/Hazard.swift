/// A mistake by which an event goes badly wrong.
public enum Hazard: String, CaseIterable, Sendable {
  /// A screen speaks to a coordinator that it does not own, after its end.
  case unowned
  /// A list is asked for an element that it does not have.
  case outOfRange
  /// The same view controller is pushed twice.
  case pushedTwice
  /// A navigation controller is left without a screen, which is allowed: nothing traps, but nobody
  /// gets home from there.
  case blank
  /// A task begins the next one, forever.
  case restless

  /// The name of the system that has this mistake and no other of its kind.
  public var systemName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
