import NavigationModel

/// Chooses whether a condition holds that could not be taken over: a search tries both.
///
/// - Parameter place: the file and line of the condition.
public func isMet(_ place: String) -> Bool {
  HeadlessPlatform.choose(2, .outcome("\(place): the condition that was cut holds")) == 1
}
