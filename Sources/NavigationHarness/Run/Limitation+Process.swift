import NavigationModel

extension Limitation {
  /// The limitations of live systems in this process.
  static var ofProcess: [Limitation] {
    var limitations: [Limitation] = []
    switch ObservationMethod.ofProcess {
    case .fieldPlans: break
    case .reflection: limitations = [.observedByReflection]
    case .reflectionAlone: limitations = [.observedByReflection, .weakReferencesUnseen]
    }
    if ClosureReading.ofProcess != .captures { limitations.append(.closuresNotRead) }
    switch JobQueue.control {
    case .complete: break
    case .indistinct: limitations.append(.tasksNotToldApart)
    case .absent: limitations.append(.timeNotControlled)
    }
    if JobQueue.runsBackgroundTasksOnMainActor {
      limitations.append(.backgroundTasksOnMainActor)
    }
    if !CallControl.isAvailable { limitations.append(.callsNotControlled) }
    return limitations
  }
}
