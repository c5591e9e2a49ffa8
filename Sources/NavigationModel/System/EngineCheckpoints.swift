/// The files in which searches by engines are written down, so that they go on when they end early.
package struct EngineCheckpoints: Sendable {
  /// A file for the search of a system.
  package struct Place: Sendable {
    /// The path of the file.
    package var path: String
    /// A Boolean value that indicates whether an earlier search was written down there.
    package var isThere: Bool

    /// Makes a place.
    package init(path: String, isThere: Bool) {
      self.path = path
      self.isThere = isThere
    }
  }

  /// The files of the searches that a task starts; nil where nothing is kept.
  @TaskLocal package static var inForce: EngineCheckpoints?

  private let place: @Sendable (_ system: String, _ fingerprint: UInt64) -> Place

  /// Makes files by a function of a system's name and of a number that changes with its rules.
  package init(place: @escaping @Sendable (_ system: String, _ fingerprint: UInt64) -> Place) {
    self.place = place
  }

  /// Returns the file for the search of a system.
  package func place(of system: String, fingerprint: UInt64) -> Place { place(system, fingerprint) }
}

/// The reason why a search by an engine can't go on from a file, or can't be written to it.
package struct EngineCheckpointError: Error, Hashable, CustomStringConvertible {
  /// The fact and the cure.
  package let description: String
  /// A Boolean value that indicates whether the file can't be written.
  package let isUnwritable: Bool

  /// Makes an error.
  package init(_ description: String, isUnwritable: Bool) {
    self.description = description
    self.isUnwritable = isUnwritable
  }
}
