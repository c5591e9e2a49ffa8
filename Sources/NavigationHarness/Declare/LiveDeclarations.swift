// One import is enough to declare a system.
@_exported import NavigationModel
@_exported import ObjectObservation

/// The declarations of a live system: the objects to observe, the events, the facts.
///
/// An instance is filled in by the closure given to ``LiveSystem``.
public struct LiveDeclarations<Subject: AnyObject> {
  /// The system's declarations for invariants.
  public var profile = NavigationProfile()

  /// The number of tasks that an event may leave unfinished when the next event comes; 0: none.
  ///
  /// Where the scope has a bound `race`, the result says after how many steps more was left, so that
  /// the next event had to wait.
  public var race = 0

  /// The number of jobs that an event may run before it counts as never settling.
  public var jobBound = 2_000

  /// The number of results that may be pending at once: the cap `pending`.
  ///
  /// A cap ends a path. The event that leaves more results pending happens and is judged; what comes
  /// after it is not tried, and the result says how often.
  public var pendingCap = Int.max

  /// The number of sleeps, timers and blocks that may wait for their time at once, and that of completions
  /// that may wait for a transition at once: the cap `waiting`.
  ///
  /// It bounds what an event starts anew each time that it happens. Sleeps on `context.clock` do not
  /// count.
  public var waitingCap = 3

  /// The number of coordinators of one class that may be there at once: the cap `coordinators`.
  ///
  /// It bounds an app that makes coordinators and never lets them go.
  public var coordinatorCap = Int.max

  /// The number of objects of one type outside the tree that are told apart.
  public var lifetimeCap = 2

  /// The number of equal subscriptions of one holder that are told apart.
  public var subscriptionCap = 3

  /// Brings static state back to what it was when the process began; runs before each new subject.
  public var resetStatics: @MainActor () -> Void = {}

  /// Modules of the app besides those of the root objects; at first that of the file that makes the
  /// system.
  public var appModules: [String] = []

  /// A Boolean value that indicates whether the coordinators' module is optimized: which of its methods
  /// are called is then not seen. At first, whether the harness is.
  public var isOptimized = ClassMethod.isOptimized

  /// Stored properties and types that are not state.
  public var exclusions: Set<ObservationOptions.Exclusion> = []

  /// The number of open questions that an event may meet before further ones get the usual answer.
  public var choiceBound = 6

  /// The number of times that one event may end the process in one state, at least one.
  ///
  /// Each costs a copy of the process or its start. Where the bound is met, the result says that
  /// further choices of the event were not tried.
  public var lossBound = 4

  /// The number of questions about the order of runnable jobs that are asked within one event.
  public var jobOrderBound = 2

  /// A Boolean value that indicates whether it is always state that the view of a controller is loaded.
  ///
  /// Otherwise it is state where loading it did something on the platform. What else `viewDidLoad` does, it
  /// leaves in the app's objects, where it is seen; but an app that takes that back later makes histories
  /// look alike in which the view has still to be loaded, and is loaded. That is a fault which names this
  /// property. Each tab that nobody has visited may then double the states.
  public var tellsLoadedViews = false

  /// The readers for types that the observer would see otherwise, or in more depth than matters.
  public var readers: [ObservationOptions.LeafReader] = []

  /// The reason why a path ends in a state, or nil: a cap that counts nothing. For one that does,
  /// call ``cap(_:_:of:)``.
  public var boundary: @MainActor (Subject) -> String? = { _ in nil }

  /// Payloads that the app treats alike: it never compares two of them, never orders them, and does
  /// with one what it does with another.
  ///
  /// Of states that differ in nothing but such payloads one is expanded; what happens in the others
  /// follows from it, in a fraction of the time. Verdicts, traces and pictures stay what they are:
  /// no state is left out, so that invariants may compare payloads. Now and then a state is
  /// expanded all the same, and a declaration that turns out wrong is a fault of the system.
  ///
  /// Each event must have a counterpart for each other payload. A list of all payloads that an
  /// object keeps is a constant; exclude it, or the states that show it have no counterparts.
  public var interchangeable: [PayloadDomain] = []

  var caps: [(name: String, bound: Int, count: @MainActor (Subject) -> Int)] = []
  /// For each declaration of owners, the coordinator to which it assigns a screen, if any.
  var owners: [@MainActor (Subject, ShownScreen) -> AnyObject?] = []
  var roots: [@MainActor (Subject) -> [AnyObject?]] = []
  var window: (@MainActor (Subject) -> (any PlatformWindow)?)?
  var gesturesEnabled: @MainActor (Subject, EventKind) -> String? = { _, _ in nil }
  var coordinators: [ObjectIdentifier: CoordinatorDeclaration] = [:]
  var facts: [(name: String, value: FactReading<Subject>)] = []
  var events: [LiveEvent<Subject>] = []
  /// Second taps, which come after all other events so that these keep their ordinals.
  var doubleTaps: [LiveEvent<Subject>] = []
  /// For labels of tickets, whether whoever asks for them is still there.
  var requesters: [(label: String, isThere: @MainActor (Subject) -> Bool)] = []
  var problems: [DeclarationError] = []

  init() {}

  /// Bounds a quantity that grows: where it is more, the path ends.
  ///
  /// The event that leads there happens and is judged; what comes after it is not tried, and the
  /// result says how often.
  ///
  /// ```swift
  /// it.cap("stack", scope["stack"]) { $0.path.count }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the cap's name: its key in the scope.
  ///   - bound: the greatest number from which paths go on.
  ///   - count: the number in a state.
  public mutating func cap(
    _ name: String, _ bound: Int, of count: @escaping @MainActor (Subject) -> Int
  ) {
    caps.append((name, bound, count))
  }

  /// Names an object from which the observation starts; the first one is the tree's root.
  public mutating func root(_ object: @escaping @MainActor (Subject) -> AnyObject?) {
    roots.append { subject in [object(subject)] }
  }

  /// Names objects from which the observation starts, of which there are now more and now fewer, such as
  /// those that views on screen hold; they follow the tree's root.
  public mutating func roots(_ objects: @escaping @MainActor (Subject) -> [AnyObject]) {
    roots.append { subject in objects(subject) }
  }

  /// Names the window whose views are on screen; nil while there is none yet.
  ///
  /// - Parameter reason: the reason why an event of the platform cannot happen, or nil.
  public mutating func window(
    _ window: @escaping @MainActor (Subject) -> (any PlatformWindow)?,
    gesturesUnless reason: @escaping @MainActor (Subject, EventKind) -> String? = { _, _ in nil }
  ) {
    self.window = window
    gesturesEnabled = reason
  }

  /// Declares a class whose instances are coordinators, and the part that they play.
  public mutating func coordinator<C: AnyObject>(
    _ type: C.Type, role: String,
    _ containers: (inout ContainerDeclarations<C>) -> Void = { _ in }
  ) {
    var declared = ContainerDeclarations<C>()
    containers(&declared)
    if !profile.roles.contains(role) { profile.roles.append(role) }
    coordinators[ObjectIdentifier(type)] = CoordinatorDeclaration(
      role: role, type: type, containers: declared.erased, parent: declared.parent)
  }

  /// Declares a condition that is part of the state.
  ///
  /// - Returns: the handle by which the profile names it.
  @discardableResult
  public mutating func fact(
    _ name: String, _ value: @escaping @MainActor (Subject) -> Bool
  ) -> Fact {
    facts.append((name, .condition(value)))
    return Fact(name)
  }

  /// Declares a value that is part of the state, as text.
  ///
  /// - Returns: the handle by which the profile names it.
  @discardableResult
  public mutating func fact(
    _ name: String, text value: @escaping @MainActor (Subject) -> String
  ) -> Fact {
    facts.append((name, .text(value)))
    return Fact(name)
  }

  /// Declares the condition of a handle.
  public mutating func fact(_ fact: Fact, _ value: @escaping @MainActor (Subject) -> Bool) {
    self.fact(fact.name, value)
  }

  /// Declares the value of a handle, as text.
  public mutating func fact(
    _ fact: Fact, text value: @escaping @MainActor (Subject) -> String
  ) {
    self.fact(fact.name, text: value)
  }
}

/// The reason why a system's declarations cannot be used.
public enum DeclarationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A case of a route enum is not among its samples.
  case missingSample(route: String, case: String)
  /// Two events have the same name.
  case duplicateEvent(String)
  /// Quick taps name an event that is no tap, or that is not declared before.
  case notTaps(String, String)
  /// No root object was named.
  case noRoot(String)
  /// Payloads are declared to be interchangeable, but events are not.
  case noCounterpart(event: String, counterpart: String)

  public var description: String {
    switch self {
    case .missingSample(let route, let name):
      "Route case '\(name)' has no sample. Add one to '\(route).samples'."
    case .duplicateEvent(let name):
      "Two events are named '\(name)'. Give each event a name of its own."
    case .notTaps(let first, let second):
      "'\(first)' and '\(second)' are declared as quick taps, but one of them is not a tap. Declare "
        + "it with 'tap' before, or name the back button: '.back'."
    case .noRoot(let system):
      "The system '\(system)' names no root object. Call 'root' in its declarations."
    case .noCounterpart(let event, let counterpart):
      "Payloads are declared interchangeable, but '\(event)' has no counterpart "
        + "'\(counterpart)'. Declare that event, too, or correct 'interchangeable'."
    }
  }
}
