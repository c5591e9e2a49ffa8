extension AlternateHistories {
  /// How to come back to a state that is about to be expanded, from expanded states around it.
  ///
  /// - Parameter limit: the greatest number of steps; a way as long as the state's trace costs as
  ///   much as a new object.
  func waysBack(to fingerprint: ObservationFingerprint, atMost limit: Int) -> WaysBack {
    var ways = WaysBack()
    var met: Set<ObservationFingerprint> = [fingerprint]
    var level = [fingerprint]
    for _ in 0..<min(limit, Self.longestWayBack) {
      var next: [ObservationFingerprint] = []
      for target in level {
        for arrival in arrivals[target] ?? [] where met.insert(arrival.from).inserted {
          guard ways.steps.count < Self.mostWaysBack else { return ways }
          ways.steps.append(arrival)
          next.append(arrival.from)
        }
      }
      level = next
    }
    return ways
  }

  /// A way of three steps, each looked at, costs about as much as a new object.
  private static let longestWayBack = 3

  /// Farther states are met too seldom to be worth their place in the request.
  private static let mostWaysBack = 256
}
