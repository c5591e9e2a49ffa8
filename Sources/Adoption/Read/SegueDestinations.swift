#if Adopt
/// The screens to which the segues of an app's storyboards lead.
struct SegueDestinations {
  private let storyboards: [Storyboard]

  init(in project: Project) { storyboards = project.storyboards }

  /// The classes of the screens to which segues of others lead.
  func classes(from names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for storyboard in storyboards {
      for scene in storyboard.scenes where scene.customClass.map(names.contains) == true {
        for segue in scene.segues {
          found.formUnion(classes(of: segue.destination, in: storyboard))
        }
      }
    }
    return found
  }

  /// The classes of a scene and of those that it contains, in whose place those of another storyboard may
  /// stand.
  private func classes(of id: String, in storyboard: Storyboard, depth: Int = 3) -> Set<String> {
    guard depth > 0, let scene = storyboard.scene(id) else { return [] }
    if let reference = scene.reference,
      let other = storyboards.first(where: { $0.name == reference.storyboard })
    {
      let first =
        reference.identifier.map { name in other.scenes.first { $0.identifier == name }?.id }
        ?? other.initial
      return first.map { classes(of: $0, in: other, depth: depth - 1) } ?? []
    }
    return scene.contained.reduce(into: Set([scene.customClass].compactMap { $0 })) {
      $0.formUnion(classes(of: $1, in: storyboard, depth: depth - 1))
    }
  }
}
#endif
