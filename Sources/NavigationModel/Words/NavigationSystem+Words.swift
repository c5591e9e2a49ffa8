extension NavigationSystem {
  /// The system's name, with its variant where it has several.
  package var title: String { variant.isEmpty ? name : "\(name) (\(variant))" }
}
