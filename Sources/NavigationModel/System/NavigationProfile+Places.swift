extension NavigationProfile {
  /// A link into the app.
  public struct DeepLink: Hashable, Sendable {
    /// A target of a link.
    public enum Target: Hashable, Sendable {
      /// To the screen of this name, payload included.
      case screen(String)
      /// To wherever this fact is true.
      case fact(Fact)
      /// Nowhere: it is of another domain.
      case refusal
    }

    /// The event that is the link; `*` stands for any text.
    public var event: String
    /// The target of the link.
    public var target: Target
    /// The fact that is true while the link is kept for later with good reason, such as until
    /// after a sign-in: then it need not be at its target.
    public var parked: Fact?
    /// The fact that is true while the link is on record at all, which must end once somebody is
    /// signed in; `parked` when nil.
    public var recorded: Fact?
    /// The fact that is true where what is shown belongs to another user.
    public var foreign: Fact?
    /// The fact that is true at the end where the app has refused the link on purpose, such as
    /// because the user may not see its target.
    public var refused: Fact?

    /// Makes a link.
    public init(
      event: String, target: Target, parked: Fact? = nil, recorded: Fact? = nil,
      foreign: Fact? = nil, refused: Fact? = nil
    ) {
      self.event = event
      self.target = target
      self.parked = parked
      self.recorded = recorded
      self.foreign = foreign
      self.refused = refused
    }
  }

  /// The declaration of the events that may change tabs that are not selected.
  public struct Tabs: Hashable, Sendable {
    /// Events that ask for a tab, or act in one that is not selected; `*` in a name stands for any
    /// text. Taps on tabs need not be listed.
    public var asking: [String]

    /// Makes a declaration.
    public init(asking: [String] = []) { self.asking = asking }
  }
}
