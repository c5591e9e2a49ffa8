import NavigationModel

/// Chooses how a service's stand-in answers: a search tries every way, and no answer at all.
///
/// - Parameters:
///   - call: the name of the method that is to answer.
///   - ways: the number of answers.
/// - Returns: the number of an answer, or `ways` for none.
public func answer(of call: String, ways: Int) -> Int {
  MainActor.assumeIsolated {
    HeadlessPlatform.choose(ways + 1, .outcome("\(call): \(ways) answers or none"))
  }
}
