import NavigationModel

/// A hierarchy that was looked at, for as long as the window does not change.
///
/// Several ask for it after each event. It keeps none of the app's objects alive: the views do, as
/// long as nothing changes.
struct KeptHierarchy {
  private let bare: [PlatformView]
  private let held: [(view: Int, object: Unmanaged<AnyObject>)]

  /// Nothing, if there are values that may hold objects.
  init?(_ views: [PlatformView]) {
    var held: [(view: Int, object: Unmanaged<AnyObject>)] = []
    var bare = views
    for index in bare.indices {
      guard bare[index].state.isEmpty else { return nil }
      if bare[index].objects.isEmpty { continue }
      for object in bare[index].objects { held.append((index, Unmanaged.passUnretained(object))) }
      bare[index].objects = []
    }
    self.bare = bare
    self.held = held
  }

  var views: [PlatformView] {
    var views = bare
    for (view, object) in held { views[view].objects.append(object.takeUnretainedValue()) }
    return views
  }
}
