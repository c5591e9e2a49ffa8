/// An event that a navigation system declares.
public struct NavigationEvent: Hashable, Sendable {
  /// The kind of event, of which its name is made.
  public var kind: EventKind

  /// The origin of the event: a person, the platform, or code.
  public var origin: EventOrigin

  /// The route that it takes, `Enum.case`, if it takes one.
  public var route: String?

  /// The payload of this route as names show it, such as `(a)`; empty where it carries none.
  public var payload: String

  /// The control that is touched, if that is what the event is.
  public var control: String?

  /// The place where it is declared, if known.
  public var location: DeclarationLocation?

  /// The event's name, such as `showHistory` or `open(item:a)`.
  public var name: String { kind.name }

  /// Makes an event with a name of its own.
  public init(
    _ name: String, origin: EventOrigin, route: String? = nil, payload: String = "",
    control: String? = nil, location: DeclarationLocation? = nil
  ) {
    self.init(
      .declared(name), origin: origin, route: route, payload: payload, control: control,
      location: location)
  }

  /// Makes an event of a kind.
  public init(
    _ kind: EventKind, origin: EventOrigin, route: String? = nil, payload: String = "",
    control: String? = nil, location: DeclarationLocation? = nil
  ) {
    self.kind = kind
    self.origin = origin
    self.route = route
    self.payload = payload
    self.control = control
    self.location = location
  }
}

/// The origin of an event.
public enum EventOrigin: Hashable, Sendable {
  /// A person touches a control of the screen of this name; nil: of the frontmost screen that has it.
  ///
  /// The event can only happen while a person can touch the screen.
  case tap(on: String?)
  /// Something the app is sent: a launch, a deep link, a push, a change of a store.
  case external
  /// The platform or a person's gesture: back, swipe, rotation, appear and disappear.
  case platform
  /// Something asynchronous comes to its end.
  case completion
  /// Only code calls it.
  case programmatic

  /// A Boolean value that indicates whether an event can happen without anyone writing code for it:
  /// everything but a programmatic call. Whether a tap happens
  /// where the user is, ``NavigationSystem/isOrdinary(_:)`` says.
  public var isOrdinary: Bool { self != .programmatic }

  /// The word for it in listings.
  public var word: String {
    switch self {
    case .tap: "tap"
    case .external: "external"
    case .platform: "platform"
    case .completion: "completion"
    case .programmatic: "programmatic"
    }
  }
}

/// A place in source code at which something is declared.
public struct DeclarationLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's path as the compiler knew it.
  public var file: String
  /// The line.
  public var line: Int

  /// Makes a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The file's name and the line.
  public var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}
