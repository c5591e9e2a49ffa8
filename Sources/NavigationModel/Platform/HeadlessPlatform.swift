@_exported import CoordinatorHooks

/// The meeting point of the headless frameworks and whoever drives them.
///
/// A stand-in for an Apple framework never decides by itself *when* deferred work runs, *in which
/// order* several subscribers hear a value, or *which* of several documented outcomes happens. It
/// asks the driver. The harness installs a driver that explores every answer; without one the
/// stand-ins behave like a quiet device (``QuietPlatformDriver``).
///
/// The headless frameworks are confined to one thread, like the frameworks that they stand for.
public enum HeadlessPlatform {
  /// The driver that answers the stand-ins of this process.
  ///
  /// Once one is installed, what coordinators tell by ``Lifecycle`` comes to it, too.
  public nonisolated(unsafe) static var driver: any PlatformDriver =
    QuietPlatformDriver(keepsOccurrences: false)
  {
    didSet { Lifecycle.listener = record }
  }

  /// Reports what just happened on the platform.
  public static func record(
    _ verb: NavigationEffect.Verb, _ subject: AnyObject? = nil, _ detail: String = "",
    screen: String = "", in container: AnyObject? = nil
  ) {
    driver.record(
      PlatformOccurrence(
        verb: verb, subject: subject, detail: detail, screen: screen, container: container))
  }

  private static func record(_ call: LifecycleCall) {
    switch call {
    case .started(let coordinator): record(.started, coordinator)
    case .stopped(let coordinator): record(.stopped, coordinator)
    case .wentBackToRoot(let coordinator, let container):
      record(.wentBackToRoot, coordinator, in: container)
    case .requested(let request): record(.requested, nil, request)
    case .handled(let request): record(.handled, nil, request)
    case .refused(let request): record(.refused, nil, request)
    }
  }

  /// A number that changes whenever what windows show may have changed.
  ///
  /// Whoever looks at a window often may keep what it saw while the number stays.
  public private(set) nonisolated(unsafe) static var revision: UInt64 = 0

  /// Notes that what a window shows may have changed.
  public static func windowsChanged() { revision &+= 1 }

  /// A number for the orders in which subscribers of all sources are registered.
  ///
  /// A source numbers what it asks (``ChoicePoint/subscriberOrder(source:)``) by the order of
  /// registration, which no state tells. While this number stays, the answers mean what they meant.
  public private(set) nonisolated(unsafe) static var registrationOrder: UInt64 = 0

  /// Notes that a source's subscribers are registered in another order.
  ///
  /// - Parameters:
  ///   - old: a hash of its subscribers in order, as this was told last; 0 at first.
  ///   - new: the hash of those that it has now; 0 at its end.
  public static func registrationsChanged(from old: UInt64, to new: UInt64) {
    registrationOrder ^= old ^ new
  }

  /// A number for the same orders, made of numbers that start anew with each app: how it changes is the
  /// same in two apps to which the same happens.
  public private(set) nonisolated(unsafe) static var registrationNumbers: UInt64 = 0

  private nonisolated(unsafe) static var lastRegistration: UInt64 = 0

  /// Returns the number of a new registration.
  public static func nextRegistration() -> UInt64 {
    lastRegistration &+= 1
    return lastRegistration
  }

  /// Numbers the registrations that come next from a number on.
  public static func numberRegistrations(from number: UInt64) { lastRegistration = number }

  /// Notes that the registrations of a source are others, as ``registrationsChanged(from:to:)`` does.
  public static func registrationNumbersChanged(from old: UInt64, to new: UInt64) {
    registrationNumbers ^= old ^ new
  }

  private nonisolated(unsafe) static var deliveryWatch: (() -> Void)?

  /// Lets somebody know when the delivery has ended whose order is about to be chosen.
  public static func watchDelivery(_ whenDelivered: @escaping () -> Void) {
    deliveryWatch = whenDelivered
  }

  /// Takes what is to be called when the delivery has ended whose order was just chosen; nil where nobody
  /// wants to know.
  public static func takeDeliveryWatch() -> (() -> Void)? {
    guard let watch = deliveryWatch else { return nil }
    deliveryWatch = nil
    return watch
  }

  /// The number of the app that runs, of those that ran in this process one after the other.
  ///
  /// What an earlier one has left behind is not seen with it.
  public private(set) nonisolated(unsafe) static var app: UInt64 = 0

  /// Notes that another app begins to run.
  public static func appBegins() {
    app &+= 1
    lastRegistration = 0
  }

  /// Defers work until the platform's run loop would get to it.
  ///
  /// - Parameters:
  ///   - owner: what the work is for, by which it can be withdrawn.
  ///   - handlers: finds the functions of the app that the work will call, but for those that a view of
  ///     the window tells.
  public static func schedule(
    _ kind: PlatformJob.Kind, for owner: AnyObject? = nil,
    handlers: @escaping () -> [PlatformHandler] = { [] }, _ run: @escaping () -> Void
  ) {
    var job = PlatformJob(kind: kind, owner: owner) {
      run()
      windowsChanged()
    }
    job.handlers = handlers
    driver.schedule(job)
  }

  /// Withdraws the work that was deferred for an object and has not run yet.
  public static func withdrawWork(for owner: AnyObject) { driver.withdrawWork(for: owner) }

  /// Loads a view, and tells whether it is state from now on that it is loaded.
  public static func loadView(_ load: () -> Void) -> Bool { driver.loadView(load) }

  private nonisolated(unsafe) static var autoreleased: [AnyObject] = []

  /// Keeps an object until the current event has been handled, as the platform keeps what its
  /// methods return.
  public static func autorelease(_ object: AnyObject) { autoreleased.append(object) }

  /// Lets go of the objects that were kept while an event was handled.
  public static func drainAutoreleased() {
    while !autoreleased.isEmpty {
      let objects = autoreleased
      autoreleased = []
      withExtendedLifetime(objects) {}
    }
  }

  /// Ends the process since a stand-in lacks what it would need to go on.
  ///
  /// The driver is told first: what ends here is the system's fault, and not the app's.
  ///
  /// - Parameter lack: what is lacking, and what to do, in whole sentences.
  public static func end(forLackOf lack: String) -> Never {
    driver.endsForLack()
    fatalError(lack)
  }

  /// Asks for an answer to what the platform leaves open; 0 is the usual outcome.
  ///
  /// - Returns: a number below `count`.
  public static func choose(_ count: Int, _ question: ChoicePoint) -> Int {
    count < 2 ? 0 : driver.choose(count, question)
  }
}

/// Work that the platform has put off: a view update, the end of a transition, a dispatched block.
public struct PlatformJob {
  /// A kind of work that was put off.
  public enum Kind: String, Hashable, Sendable {
    /// The re-evaluation of views whose data changed.
    case render
    /// The end of an animated transition.
    case transition
    /// A block handed to a dispatch queue.
    case dispatch
  }

  /// The kind of work.
  public var kind: Kind

  /// The object that the work is for, by which it can be withdrawn.
  public var owner: AnyObject?

  /// Finds the functions of the app that the work will call.
  public var handlers: () -> [PlatformHandler] = { [] }

  /// A Boolean value that indicates whether the work runs on the main thread.
  public var isMain: Bool

  /// The queue that the work waits in, by identity; nil where it waits in none of its own.
  public var queue: UnsafeRawPointer?

  /// Does the work.
  public var run: () -> Void

  /// Makes a job.
  public init(
    kind: Kind, owner: AnyObject? = nil, isMain: Bool = true, queue: UnsafeRawPointer? = nil,
    run: @escaping () -> Void
  ) {
    self.kind = kind
    self.owner = owner
    self.isMain = isMain
    self.queue = queue
    self.run = run
  }
}

/// A question that the platform leaves open, asked by whoever meets it.
public enum ChoicePoint: Hashable, Sendable {
  /// In which order subscribers hear a value: as registered, reversed, or one adjacent swap.
  case subscriberOrder(source: String)
  /// The choice among several runnable jobs of the one that runs next.
  case nextJob
  /// The choice whether the event's tasks and transitions finish before the next event.
  case settle
  /// One of several outcomes that the platform's documentation leaves open.
  case outcome(String)
}

/// Something that happened on the platform, still holding the object that it happened to.
public struct PlatformOccurrence {
  /// The kind of occurrence.
  public var verb: NavigationEffect.Verb

  /// The object it happened to; the harness names it by its place in the tree.
  public var subject: AnyObject?

  /// A detail, in words.
  public var detail: String

  /// The name of the screen that was popped or dismissed; else empty.
  public var screen: String

  /// The container in which it happened, where that matters.
  public var container: AnyObject?

  /// Makes an occurrence.
  public init(
    verb: NavigationEffect.Verb, subject: AnyObject?, detail: String, screen: String = "",
    container: AnyObject? = nil
  ) {
    self.verb = verb
    self.subject = subject
    self.detail = detail
    self.screen = screen
    self.container = container
  }
}

/// Whoever drives the headless frameworks of this process.
public protocol PlatformDriver: AnyObject {
  /// Takes note of what happened.
  func record(_ occurrence: PlatformOccurrence)

  /// Takes over work that the platform has put off.
  func schedule(_ job: PlatformJob)

  /// Forgets the work that was put off for an object.
  func withdrawWork(for owner: AnyObject)

  /// Answers a question with a number from `0 ..< count`.
  func choose(_ count: Int, _ question: ChoicePoint) -> Int

  /// Loads a view, and tells whether it is state from now on that it is loaded: where that made anything
  /// happen on the platform, or left work to do.
  func loadView(_ load: () -> Void) -> Bool

  /// Takes note that the process ends next, since a stand-in lacks something.
  func endsForLack()
}

extension PlatformDriver {
  /// Loads a view, and takes note of nothing.
  public func loadView(_ load: () -> Void) -> Bool {
    load()
    return false
  }

  /// Takes no note.
  public func endsForLack() {}
}

/// A device on which nothing unusual happens: first answers, jobs in order, when told to settle.
public final class QuietPlatformDriver: PlatformDriver {
  /// The occurrences so far, oldest first.
  public private(set) var occurrences: [PlatformOccurrence] = []

  private let keepsOccurrences: Bool
  private var jobs: [PlatformJob] = []

  /// Makes a driver with nothing to do.
  ///
  /// - Parameter keepsOccurrences: Whether to keep what happens, with the objects to which it
  ///   happens.
  public init(keepsOccurrences: Bool = true) { self.keepsOccurrences = keepsOccurrences }

  public func record(_ occurrence: PlatformOccurrence) {
    if keepsOccurrences { occurrences.append(occurrence) }
  }

  public func schedule(_ job: PlatformJob) { jobs.append(job) }

  public func withdrawWork(for owner: AnyObject) { jobs.removeAll { $0.owner === owner } }

  public func choose(_ count: Int, _ question: ChoicePoint) -> Int { 0 }

  /// Runs deferred work, and what that defers in turn, until nothing is left or the bound is met.
  ///
  /// - Returns: the number of jobs that ran.
  @discardableResult
  public func settle(bound: Int = 10_000) -> Int {
    var ran = 0
    while !jobs.isEmpty, ran < bound {
      jobs.removeFirst().run()
      ran += 1
    }
    return ran
  }

  /// Brings views up to date, as each frame does; transitions and other deferred work wait.
  public func renderFrame() {
    while let render = jobs.firstIndex(where: { $0.kind == .render }) {
      jobs.remove(at: render).run()
    }
  }

  /// Forgets what happened so far.
  public func forgetOccurrences() { occurrences = [] }
}
