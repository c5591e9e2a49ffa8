import ObjectObservation

extension AlternateTraces {
  /// The paths back to a state that is about to be expanded, from expanded states around it.
  ///
  /// - Parameter limit: the greatest number of steps; a path as long as the state's trace costs
  ///   as much as a new object.
  func returnPaths(to fingerprint: ObservationFingerprint, atMost limit: Int) -> ReturnPaths {
    var paths = ReturnPaths()
    var met: Set<ObservationFingerprint> = [fingerprint]
    var level = [fingerprint]
    for _ in 0..<min(limit, Self.longestReturnPath) {
      var next: [ObservationFingerprint] = []
      for target in level {
        for arrival in arrivals(at: target) where met.insert(arrival.from).inserted {
          guard paths.steps.count < Self.mostReturnSteps else { return paths }
          paths.steps.append(arrival)
          next.append(arrival.from)
        }
      }
      level = next
    }
    return paths
  }

  /// A path of three steps, each looked at, costs about as much as a new object.
  private static let longestReturnPath = 3

  /// Farther states are met too seldom to be worth their place in the request.
  private static let mostReturnSteps = 256
}
