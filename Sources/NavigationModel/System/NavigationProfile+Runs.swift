extension NavigationProfile {
  /// A coordinator that can be started, stopped and started again.
  public struct Restart: Hashable, Sendable {
    /// The role of the coordinator.
    public var role: String
    /// The event that starts it.
    public var start: String
    /// The event that stops it.
    public var stop: String
    /// Events that start it among other things, such as a launch.
    public var startedBy: [String]

    /// Makes a declaration.
    public init(role: String, start: String, stop: String, startedBy events: [String] = []) {
      self.role = role
      self.start = start
      self.stop = stop
      startedBy = events
    }
  }

  /// An event that repeats an intent.
  public struct Repetition: Hashable, Sendable {
    /// The event.
    public var event: String
    /// The event that has the same intent once; nil: the intent is fulfilled already, and the
    /// event must change nothing.
    public var single: String?
    /// The other event of which it may have the result instead; nil: there is none. As `single`, it
    /// may be a pattern, such as `back@*` for any back button.
    public var other: String?
    /// The fact that must be true for the event to be a repetition; nil: always.
    public var when: Fact?

    /// Declares that an event has the intent of another twice, as a double tap has.
    public init(of single: String, by event: String, when: Fact? = nil) {
      self.event = event
      self.single = single
      self.when = when
    }

    /// Declares that an event begins two intents at once, of which one must win.
    public init(ofOneOf first: String, _ second: String, by event: String, when: Fact? = nil) {
      self.init(of: first, by: event, when: when)
      other = second
    }

    /// Declares that an event asks for what a fact says is so already.
    public init(_ event: String, fulfilledWhen fact: Fact) {
      self.event = event
      when = fact
    }
  }

  /// Two events of which the second takes the first back.
  public struct Inverse: Hashable, Sendable {
    /// The first event.
    public var event: String
    /// The event that takes it back.
    public var undo: String
    /// The fact that must be true for the first event to do something that can be taken back; nil:
    /// always.
    public var when: Fact?
    /// The fact that must not be true for that; nil: always.
    public var unless: Fact?

    /// Makes a declaration.
    public init(
      _ event: String, undoneBy undo: String, when: Fact? = nil, unless: Fact? = nil
    ) {
      self.event = event
      self.undo = undo
      self.when = when
      self.unless = unless
    }
  }

  /// A wait that must come to its end if everything that is under way does: a search, a request.
  public struct Wait: Hashable, Sendable {
    /// The wait, in words.
    public var about: String
    /// The fact that is true while waiting.
    public var fact: Fact
    /// Events that begin another such wait, so that the fact may stay true for good reason: a way
    /// on that has one of them is not judged. `*` in a name stands for any text.
    public var begunBy: [String]

    /// Makes a declaration.
    public init(about: String, fact: Fact, begunBy: [String] = []) {
      self.about = about
      self.fact = fact
      self.begunBy = begunBy
    }
  }

  /// Something that runs while a coordinator, or the one above it, is started.
  public struct Service: Hashable, Sendable {
    /// The service, in words.
    public var about: String
    /// The role of the coordinator whose service it is.
    public var role: String
    /// The fact that counts, as a number, how often it was started without being stopped.
    public var starts: Fact

    /// Makes a declaration.
    public init(about: String, role: String, starts: Fact) {
      self.about = about
      self.role = role
      self.starts = starts
    }
  }

  /// An event that closes what is presented.
  public struct Dismissal: Hashable, Sendable {
    /// The event's name; `*` stands for any text.
    public var event: String
    /// The names of the presented screens that the event answers, without their payload. It closes
    /// nothing else.
    public var screens: Set<String>

    /// Makes a declaration.
    public init(_ event: String, closes screens: Set<String>) {
      self.event = event
      self.screens = screens
    }
  }

  /// The errors and the refusals in which a visible screen's actions must not end.
  public struct OfferedActions: Hashable, Sendable {
    /// Facts that are true while something has failed, such as a state machine in an error state.
    public var errors: [Fact]
    /// Requests that must not be refused, by the names that `Lifecycle.refused` reports; `*` in a
    /// name stands for any text.
    public var requests: [String]
    /// Outcomes of asynchronous results that are failures themselves.
    public var failures: Set<String>

    /// Makes a declaration.
    public init(errors: [Fact] = [], requests: [String] = [], failures: Set<String> = ["fails"]) {
      self.errors = errors
      self.requests = requests
      self.failures = failures
    }
  }
}
