/// What the page of a living app is told of the server that it comes from.
package struct ExplorerHome: Encodable {
  /// The number of growths of the graph, all of which are in the page.
  package var growths: Int
  /// The name of the build that runs; nil where nobody waits for another one.
  package var build: String?
  /// The repairs that can be switched.
  package var fixes: [Fix]

  /// A repair of the system.
  package struct Fix: Encodable, Sendable {
    /// Its name.
    package var name: String
    /// What it repairs, in one sentence.
    package var summary: String
    /// A Boolean value that indicates whether the page is about the system with it.
    package var isOn: Bool

    /// Makes a repair.
    package init(name: String, summary: String, isOn: Bool) {
      (self.name, self.summary, self.isOn) = (name, summary, isOn)
    }
  }

  /// Makes what a page is told.
  package init(growths: Int, build: String? = nil, fixes: [Fix] = []) {
    (self.growths, self.build, self.fixes) = (growths, build, fixes)
  }
}
