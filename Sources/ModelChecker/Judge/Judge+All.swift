extension Judge {
  /// The shortest violation of any part, the first part's among equally short ones.
  func all(_ parts: [Property<State, Effect>.Kind]) -> Ruling {
    var whole = Ruling(vacuity: "no part of it met its premise")
    whole.isSettled = !parts.isEmpty
    for part in parts {
      let ruling = ruling(on: part)
      whole.best = shorter(whole.best, ruling.best)
      whole.bestOrdinary = shorter(whole.bestOrdinary, ruling.bestOrdinary)
      whole.isExercised = whole.isExercised || ruling.isExercised
      whole.isSettled = whole.isSettled && ruling.isSettled
      whole.witness = parts.count == 1 ? ruling.witness : nil
      if parts.count == 1 { whole.vacuity = ruling.vacuity }
    }
    return whole
  }

  private func shorter(_ first: Violation?, _ second: Violation?) -> Violation? {
    guard let first, let second else { return first ?? second }
    return second.length < first.length ? second : first
  }
}
