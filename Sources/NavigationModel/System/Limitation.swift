/// A reason why less of a system is seen or controlled than elsewhere.
///
/// Live objects depend on how the Swift runtime keeps objects and tasks. Where a runtime does it
/// otherwise than expected, less is relied on; so it is where a platform lacks what only Linux has,
/// and in a build with the trait `Portable`. Every result says so.
public enum Limitation: String, Codable, Hashable, Sendable, CaseIterable {
  /// Objects are observed by reflection alone, which takes longer.
  case observedByReflection
  /// Weak and unowned references are not seen.
  case weakReferencesUnseen
  /// The captures of closures are not seen.
  case closuresNotRead
  /// Tasks run by themselves, in real time.
  case timeNotControlled
  /// Tasks that wait are not told apart by what they will do.
  case tasksNotToldApart
  /// Tasks that run nowhere in particular run as if they were the main actor's, so that fewer orders
  /// are tried.
  case backgroundTasksOnMainActor
  /// Calls that put work off without a task, such as those of timers, run in real time.
  case callsNotControlled
  /// Methods of coordinators that nothing calls are not found: calls are watched in worker processes
  /// alone, and an optimized build leaves methods out, or copies them into their callers.
  case uncalledMethodsUnseen
}
