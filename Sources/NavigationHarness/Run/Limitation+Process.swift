import NavigationModel

extension Limitation {
  /// The limitations of live systems in this process.
  static var ofProcess: [Limitation] {
    var limitations: [Limitation] = []
    switch ObservationMethod.ofProcess {
    case .fieldPlans, .reflection(because: nil): break
    case .reflection: limitations = [.observedByReflection]
    case .reflectionAlone: limitations = [.observedByReflection, .weakReferencesUnseen]
    }
    if case .presenceOnly(because: _?) = ClosureReading.ofProcess {
      limitations.append(.closuresNotRead)
    }
    switch JobQueue.control {
    case .complete: break
    case .indistinct: limitations.append(.tasksNotToldApart)
    case .absent: limitations.append(.timeNotControlled)
    }
    if !CallControl.isAvailable { limitations.append(.callsNotControlled) }
    return limitations
  }
}
