extension NavigationProfile {
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
}
