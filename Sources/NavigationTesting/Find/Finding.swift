/// Something that an assertion has to say about a system.
struct Finding {
  /// How much it matters to the test.
  enum Weight: Hashable {
    /// The test fails.
    case failure
    /// The test passes, and says so.
    case warning
    /// The test passes, since it is known, for the reason given.
    case known(String)
  }

  var weight: Weight

  /// The whole text; its first line stands alone.
  var text: String

  /// The picture of the counterexample, if there is one.
  var picture: Picture?

  init(_ weight: Weight, _ text: String, picture: Picture? = nil) {
    self.weight = weight
    self.text = text
    self.picture = picture
  }

  /// The first line.
  var headline: String { text.split(separator: "\n").first.map(String.init) ?? "" }

  var isFailure: Bool { weight == .failure }
}
