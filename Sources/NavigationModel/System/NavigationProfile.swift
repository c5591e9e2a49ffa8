/// The declarations that a system makes about itself for the sake of invariants.
///
/// An invariant whose declaration is missing is *not applicable*, with the reason. Facts are named
/// values that the system computes for each state; see ``Fact``.
public struct NavigationProfile: Sendable {
  /// The roles of coordinators that the declarations of a live system name, in their order.
  package var roles: [String] = []

  /// Parts that need not be exercised, each with the reason: by the name of an invariant, an event or
  /// a role, in which `*` stands for any text.
  public var accepted: [String: String] = [:]

  /// Names of views that show nothing here, since their content was left out: what they lead to is not
  /// seen, which counts as not exercised.
  public var emptyViews: [String] = []

  /// Roles of coordinators that own no screen by design.
  public var viewless: Set<String> = []

  /// Roles of coordinators that may own no screen while a fact is true, such as behind a lock
  /// screen that replaces the window's root; `*` stands for any text.
  public var viewlessWhile: [String: Fact] = [:]

  /// Roles of coordinators that no other stores by design: the screens that call them hold them.
  public var heldByViews: Set<String> = []

  /// Roles of which a parent has at most one child, the whole app at most one live instance.
  public var uniqueRoles: [String] = []

  /// Roles of which one parent may keep several children in one list.
  public var repeatedRoles: Set<String> = []

  /// Groups of modes that exclude each other.
  public var modes: [ModeGroup] = []

  /// The declaration of the sign-in: who is signed in, and what may be seen signed out.
  public var authentication: Authentication?

  /// Roles with `start` and `stop`, each with the roles of the children that `start` makes.
  public var startMakes: [String: [String]] = [:]

  /// Services that run while their coordinators are started.
  public var services: [Service] = []

  /// Pairs of facts that record the same thing and must agree.
  public var agreements: [Agreement] = []

  /// Domain states that force a screen.
  public var forcedScreens: [ForcedScreen] = []

  /// The declaration of home.
  public var home: Home?

  /// States of failure with the events that must lead out of them.
  public var failures: [FailureState] = []

  /// Waits that must end, such as searches and requests.
  public var waits: [Wait] = []

  /// The labels of asynchronous results whose late arrival must not navigate, see NoLateEffects;
  /// empty when the system has none.
  public var ticketLabels: [String] = []

  /// A Boolean value that indicates whether work that a touch or a gesture leaves under way is for
  /// the screens where it was made, so that nothing must come of it once they are gone, see
  /// NoLateEffects.
  public var screensAwaitWork = false

  /// Names of screens that belong to no coordinator by design, such as a splash screen.
  public var ownerless: Set<String> = []

  /// Names of screens that may belong to no coordinator while a fact is true; `*` stands for any
  /// text.
  public var ownerlessWhile: [String: Fact] = [:]

  /// A Boolean value that indicates whether coordinators store each view controller that they push
  /// or present, until it has left.
  ///
  /// Then one of the app's own that none of them stores belongs to nobody, whoever holds its stack.
  /// The platform's, such as alerts, and children of another need no place of their own.
  public var coordinatorsStoreScreens = false

  /// A Boolean value that indicates whether coordinators tell by `Lifecycle.wentBackToRoot` when
  /// they went back to their root.
  public var tellsBackToRoot = false

  /// Events that mean to go back to a root, each with the fact that is true there; `*` stands for
  /// any text.
  public var backToRootEvents: [String: Fact] = [:]

  /// The stored properties, as `Type.property`, that do not record what is on screen, such as a count
  /// of taps. They may change although a presentation was ignored.
  public var notBookkeeping: Set<String> = []

  /// The screens that a route builds: one of them must have come, or be visible, when the route was
  /// taken.
  ///
  /// Routes are named as in events, `Enum.case`, and screens without their payload. Where a screen
  /// shows the payload that a route carries, both are named with it: `Route.shelf(a)` and
  /// `ShelfView(a)`. A screen with another payload does not count then.
  public var destinations: [String: Set<String>] = [:]

  /// Coordinators that can be started, stopped and started again, with the events that do so.
  public var restarts: [Restart] = []

  /// Events that repeat an intent, so that they must end like it.
  ///
  /// Double taps that are declared with their controls are among them by themselves.
  public var repetitions: [Repetition] = []

  /// Pairs of events of which the second takes the first back.
  public var inverses: [Inverse] = []

  /// Events that must change nothing, such as the re-evaluation of a view; `*` stands for any
  /// text.
  public var neutralEvents: [String] = []

  /// Events that are links into the app, and where they lead.
  public var deepLinks: [DeepLink] = []

  /// Events that close what is presented, each with the screens that it answers.
  public var dismissals: [Dismissal] = []

  /// The errors and the refusals in which a visible screen's actions must not end.
  public var offeredActions: OfferedActions?

  /// The comparisons of routes by what the platform tells them apart by, one for each type.
  ///
  /// The samples of a system's routes and destinations are compared by themselves.
  public var identities: [RouteIdentity] = []

  /// The declaration of tabs; nil when the app has none.
  public var tabs: Tabs?

  /// Invariants that are declared not to apply, by name, with the reason.
  public var notApplicable: [String: String] = [:]

  /// Makes an empty profile, by which only the invariants that need no declaration apply.
  public init() {}

  /// Modes of which at most one has a live coordinator.
  public struct ModeGroup: Hashable, Sendable {
    /// The role of the coordinator that owns the modes.
    public var owner: String
    /// The stored property of the owner that records the current mode.
    public var recordedIn: String
    /// The recorded values, each with the role of the coordinator that must live in that mode.
    public var roles: [String: String]

    /// Makes a group.
    public init(owner: String, recordedIn: String, roles: [String: String]) {
      self.owner = owner
      self.recordedIn = recordedIn
      self.roles = roles
    }
  }

  /// The declaration of the sign-in: who is signed in, and what may be seen signed out.
  public struct Authentication: Hashable, Sendable {
    /// The fact that is true while somebody is signed in.
    public var signedIn: Fact
    /// The screens that may be live while nobody is.
    public var publicScreens: Set<String>
    /// The roles of coordinators that must not be alive while nobody is.
    public var privateRoles: Set<String>
    /// The login screen, which must not be reachable by going back while somebody is.
    public var loginScreen: String?
    /// The facts that must be true when a sign-in has settled, such as *rider mode*.
    public var afterSignIn: [Fact]

    /// Makes a declaration.
    public init(
      signedIn: Fact, publicScreens: Set<String>, privateRoles: Set<String>,
      loginScreen: String? = nil, afterSignIn: [Fact] = []
    ) {
      self.signedIn = signedIn
      self.publicScreens = publicScreens
      self.privateRoles = privateRoles
      self.loginScreen = loginScreen
      self.afterSignIn = afterSignIn
    }
  }

  /// Two facts that record the same thing.
  public struct Agreement: Hashable, Sendable {
    /// The thing that they record, in words.
    public var about: String
    /// The fact that records it.
    public var recorded: Fact
    /// The fact that is true of the platform, or of the other record.
    public var actual: Fact
    /// The fact that must be true for the two to be compared; nil: always.
    public var when: Fact?

    /// Makes an agreement.
    public init(about: String, recorded: Fact, actual: Fact, when: Fact? = nil) {
      self.about = about
      self.recorded = recorded
      self.actual = actual
      self.when = when
    }
  }

  /// A domain state that forces a screen.
  public struct ForcedScreen: Hashable, Sendable {
    /// The domain state, in words.
    public var about: String
    /// The fact that is true in it.
    public var when: Fact
    /// The fact that is true while the screen that it forces is shown.
    public var then: Fact

    /// Makes a rule.
    public init(about: String, when: Fact, then: Fact) {
      self.about = about
      self.when = when
      self.then = then
    }
  }

  /// The declaration of home.
  public struct Home: Hashable, Sendable {
    /// The fact that is true at home.
    public var fact: Fact
    /// The fact that must be true for home to be asked for, such as *launched*; nil: always.
    public var when: Fact?
    /// Events that do not count as ways home.
    public var excluding: [Exclusion]

    /// An event that does not count as a way home.
    public struct Exclusion: Hashable, Sendable, ExpressibleByStringLiteral {
      /// The event's name; `*` stands for any text.
      public var event: String
      /// The fact that must be true where the event begins for it not to count; nil: always.
      public var when: Fact?

      /// Makes an exclusion.
      public init(_ event: String, when: Fact? = nil) {
        self.event = event
        self.when = when
      }

      /// Makes an exclusion wherever the event begins.
      public init(stringLiteral event: String) { self.init(event) }
    }

    /// Makes a declaration.
    public init(fact: Fact, when: Fact? = nil, excluding: [Exclusion] = []) {
      self.fact = fact
      self.when = when
      self.excluding = excluding
    }
  }

  /// A state of failure that a person must be able to leave.
  public struct FailureState: Hashable, Sendable {
    /// The failure, in words.
    public var about: String
    /// The fact that is true in it.
    public var fact: Fact
    /// The events that are its exits: at least one of them must be enabled and end it.
    public var exits: [String]

    /// Makes a declaration.
    public init(about: String, fact: Fact, exits: [String]) {
      self.about = about
      self.fact = fact
      self.exits = exits
    }
  }
}
