import NavigationModel

extension ResultDocument {
  /// A place where things go wrong first, with the shortest trace that shows it.
  public struct Cause: Codable, Hashable, Sendable {
    /// The property that is violated.
    public var property: String
    /// The place, in words; nil for what never happens, of which no step shows where.
    public var place: String?
    /// The properties that are violated from there on, too.
    public var violatedToo: [String]
    /// The trace by ordinals, with the fingerprint of its catalog; nil for what never happens.
    public var trace: String?
    /// The violation as people read it.
    public var block: FailureBlock

    /// Makes the part of a document that tells of a cause.
    public init(_ cause: NavigationReports.Cause) {
      property = cause.property
      trace = cause.trace
      block = cause.block
      violatedToo = []
      guard case .place(let place, let others) = cause.origin else { return }
      violatedToo = others
      if cause.trace != nil { self.place = place.words }
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

    /// Returns the heading of one of several causes.
    static func heading(_ number: Int, of count: Int) -> String { "Cause \(number) of \(count)" }
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
