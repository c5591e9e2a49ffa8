extension NavigationProfile {
  /// A wait that must come to its end if everything that is under way does: a search, a request.
  public struct Wait: Hashable, Sendable {
    /// The wait, in words.
    public var about: String
    /// The fact that is true while waiting.
    public var fact: Fact
    /// Events that begin another such wait, so that the fact may stay true for good reason: a way
    /// on that has one of them is not judged. `*` at the end of a name stands for any rest.
    public var begunBy: [String]

    /// Makes a declaration.
    public init(about: String, fact: Fact, begunBy: [String] = []) {
      self.about = about
      self.fact = fact
      self.begunBy = begunBy
    }
  }
}
