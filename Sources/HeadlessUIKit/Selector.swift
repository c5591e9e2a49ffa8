/// The name of a method, and the method itself: without Objective-C a name alone finds none.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String
  private let call: (AnyObject, Any?) -> Void
  private let isMethod: (AnyObject) -> Bool

  /// Creates a selector that finds no method, as those made from text, but for the one by which apps let
  /// a finger swipe back from anywhere: nobody moves that finger here.
  public init(stringLiteral name: String) {
    self.name = name
    let isKnown = { (target: AnyObject) in
      name == "handleNavigationTransition:" && target is BackButtonRule
    }
    call = { if !isKnown($0) { fatalError(.unrecognized(name, by: $0, $1)) } }
    isMethod = isKnown
  }

  /// Creates a selector of a method without arguments.
  ///
  /// The target may be of a class or of a protocol.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.name = name
    call = { target, _ in _ = method(Self.target(target))() }
    isMethod = { $0 is Target }
  }

  /// Creates a selector of a method that takes the sender.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.name = name
    call = { target, sender in
      guard let sender = sender as? Sender else {
        fatalError(.unrecognized(name, by: target, sender))
      }
      _ = method(Self.target(target))(sender)
    }
    isMethod = { $0 is Target }
  }

  private static func target<Target>(_ object: AnyObject) -> Target {
    guard let target = object as? Target else {
      fatalError(.unrecognized("\(Target.self)", by: object, nil))
    }
    return target
  }

  /// The name of the method without its arguments.
  var baseName: String { String(name.prefix { $0 != ":" && $0 != "(" }) }

  /// Calls the method.
  func perform(on target: AnyObject, sender: Any?) { call(target, sender) }

  /// Returns a Boolean value that indicates whether an object has the method.
  func isMethod(of target: AnyObject) -> Bool { isMethod(target) }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension String {
  fileprivate static func unrecognized(_ name: String, by target: AnyObject, _ sender: Any?)
    -> String
  {
    "unrecognized selector '\(name)' sent to \(type(of: target))"
      + (sender.map { " by \(type(of: $0))" } ?? "")
  }
}
