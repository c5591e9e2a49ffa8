import NavigationModel

extension Limitation {
  /// The limitation as a result says it behind how complete a search was.
  public var words: String {
    switch self {
    case .observedByReflection: "observed by reflection"
    case .weakReferencesUnseen: "weak references not seen"
    case .timeNotControlled: "time not controlled"
    case .tasksNotToldApart: "waiting tasks not told apart"
    }
  }
}
