import NavigationHarness
import Testing

extension Trait where Self == ConditionTrait {
  /// The tests need a runtime whose jobs can be held.
  public static var needsJobHooks: Self {
    .enabled(if: JobQueue.isAvailable, "this runtime has no hooks for jobs")
  }
}

/// Runs a body as the main actor, by hand: tasks that it starts wait in the job queue.
public func holdingJobs(_ body: @MainActor () throws -> Void) rethrows {
  try MainActorTurn.take(holdingJobs: true, body)
}
