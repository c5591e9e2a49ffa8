import NavigationModel

extension ResultDocument {
  /// A reason why a system fails, with the shortest trace that shows it.
  public struct Cause: Codable, Hashable, Sendable {
    /// The property that is violated.
    public var property: String
    /// The cause in a few words; nil in results of earlier releases, which have the reason alone.
    public var title: String?
    /// The place where things go wrong first, in words; nil for what never happens, of which no step
    /// shows where, and for a system with fixes.
    public var place: String?
    /// The properties that are violated by the same cause, too.
    public var violatedToo: [String]
    /// The trace by ordinals, with the fingerprint of its catalog; nil for what never happens.
    public var trace: String?
    /// The violation as people read it.
    public var block: FailureBlock
    /// The trace with what its steps do, change and violate; nil for what never happens. What can
    /// happen next is told by the finding.
    public var run: Run?
    /// The place where the last event of the trace is declared, if known.
    public var location: Location?
    /// The innermost call of the app at the trap in which it ends, if known.
    public var frame: Frame?
    /// A Boolean value that indicates whether a user can reach it; nil for what never happens.
    public var isReachableByUser: Bool?
    /// The fixes that end it; nil for a system without fixes.
    public var remedy: Remedy?

    /// Fixes that end a violation.
    public struct Remedy: Codable, Hashable, Sendable {
      /// The fixes; empty where none of the system ends it.
      public var fixes: [Fix]
      /// The names of other fixes, set by set, that would do as well.
      public var alternatives: [[String]]
    }

    /// A repair of a system that can be left out alone.
    public struct Fix: Codable, Hashable, Sendable {
      /// Its name.
      public var name: String
      /// The change that it makes, as a sentence.
      public var summary: String
      /// The place in the app's code that it changes; empty where it is not told.
      public var place: String
    }

    /// Makes the part of a document that tells of a cause.
    public init(_ cause: NavigationReports.Cause) {
      property = cause.property
      title = cause.title
      trace = cause.trace
      block = cause.block
      run = cause.run
      location = cause.location
      frame = cause.frame
      isReachableByUser = cause.isReachableByUser
      violatedToo = []
      switch cause.origin {
      case .fixed(let found):
        violatedToo = found.endsToo
        remedy = Remedy(
          fixes: found.fixes.map {
            Fix(name: $0.name, summary: sentence($0.summary), place: $0.place)
          },
          alternatives: found.alternatives)
      case .unfixed: remedy = Remedy(fixes: [], alternatives: [])
      case .place(let place, let others):
        violatedToo = others
        if cause.trace != nil { self.place = place.words }
      }
    }

    /// A Boolean value that indicates whether the place says more than the trace does.
    var isTelling: Bool { !violatedToo.isEmpty }

    /// The place and what else is violated, in sentences.
    var lines: [String] { Self.lines(at: place, violatedToo) }

    /// Returns the sentences about a place and about what else is violated from there on.
    static func lines(at place: String?, _ violatedToo: [String]) -> [String] {
      (place.map { [.goesWrong($0)] } ?? [])
        + (violatedToo.isEmpty ? [] : [.violatedToo(violatedToo)])
    }

    /// The cause in a few words, or the reason.
    var words: String { title ?? block.why }

    /// Returns the heading of one of several causes.
    static func heading(_ number: Int, of count: Int, _ title: String) -> String {
      "Cause \(number) of \(count): \(title)"
    }
  }
}

extension String {
  fileprivate static func goesWrong(_ place: String) -> String {
    "Things go wrong first \(place)."
  }

  fileprivate static func violatedToo(_ properties: [String]) -> String {
    "From there on \(listed(properties)) \(properties.count == 1 ? "is" : "are") violated, too."
  }
}
