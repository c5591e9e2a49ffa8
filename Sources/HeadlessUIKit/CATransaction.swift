import NavigationModel

/// A group of changes that are animated together.
///
/// Apps push within one to learn when the push has ended. Its completion block runs as soon as the
/// transitions and animations that began after it was set have ended, and when the group is committed where
/// none began. Changes outside of any group belong to one that the platform commits with the next update
/// of views.
///
/// Source: Apple's documentation of `CATransaction` and its `setCompletionBlock(_:)`.
public final class CATransaction {
  private init() {}

  /// Begins a group within the current one.
  public static func begin() { Isolation.assumed { _ = TransactionGroup.begin() } }

  /// Commits the group that was begun last.
  public static func commit() { Isolation.assumed { TransactionGroup.commit() } }

  /// Sets what runs when the animations that begin from now on within the group have ended.
  ///
  /// A block that was set before runs as its own animations end.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    nonisolated(unsafe) let block = block
    Isolation.assumed { TransactionGroup.current.set(block) }
  }

  /// Sets how long changes are animated, which has no effect.
  public static func setAnimationDuration(_ duration: TimeInterval) {}

  /// Sets whether changes of layers are made without animation, which has no effect.
  public static func setDisableActions(_ flag: Bool) {}
}

/// A group from its beginning until its animations have ended.
@MainActor
final class TransactionGroup {
  /// A completion block, with the number of animations that it waits for.
  fileprivate final class Completion {
    private var block: (() -> Void)?
    private var runningCount = 0
    private var isCommitted = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func began() { runningCount += 1 }

    func ended() {
      runningCount -= 1
      runIfDue()
    }

    func commit() {
      isCommitted = true
      runIfDue()
    }

    /// The block, if it is still to run.
    var handler: PlatformHandler? { PlatformHandler(in: Waiting(run: block)) }

    /// A block as it was passed.
    private struct Waiting {
      let run: (() -> Void)?
    }

    private func runIfDue() {
      guard isCommitted, runningCount == 0, let block else { return }
      self.block = nil
      block()
    }
  }

  private var completion: Completion?

  /// The groups of the app that runs that are not committed, outermost first.
  private static var open: (app: UInt64, groups: [TransactionGroup]) = (0, [])

  private static var groups: [TransactionGroup] {
    get { open.app == HeadlessPlatform.app ? open.groups : [] }
    set { open = (HeadlessPlatform.app, newValue) }
  }

  /// The innermost group, or the platform's own where the app began none.
  static var current: TransactionGroup {
    if let group = groups.last { return group }
    let group = begin()
    HeadlessPlatform.schedule(.render) { Isolation.assumed { end(group) } }
    return group
  }

  static func begin() -> TransactionGroup {
    let group = TransactionGroup()
    groups.append(group)
    return group
  }

  static func commit() {
    if let last = groups.last { end(last) }
  }

  /// Notes that an animation begins, and returns what is to be called when it has ended; nil where no group
  /// waits for it.
  static func animationBegins() -> AnimationEnd? {
    let waiting = groups.compactMap(\.completion)
    guard !waiting.isEmpty else { return nil }
    for completion in waiting { completion.began() }
    return AnimationEnd(waiting: waiting)
  }

  private static func end(_ group: TransactionGroup) {
    groups.removeAll { $0 === group }
    group.completion?.commit()
  }

  /// Replaces the completion block: an earlier one waits for what has begun until now.
  func set(_ block: (() -> Void)?) {
    completion?.commit()
    completion = block.map(Completion.init)
  }
}

/// The end of an animation, for which groups wait.
@MainActor
struct AnimationEnd {
  fileprivate let waiting: [TransactionGroup.Completion]

  /// The completion blocks that wait for the end, of the outermost group first.
  var handlers: [PlatformHandler] { waiting.compactMap(\.handler) }

  /// Notes that the animation has ended.
  func callAsFunction() {
    for completion in waiting { completion.ended() }
  }
}
