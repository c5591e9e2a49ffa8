import NavigationModel

/// A hierarchy that is kept as long as the window does not change.
///
/// It is read several times after each event. It keeps none of the app's objects alive: the views
/// do, as long as nothing changes.
struct KeptHierarchy {
  private let bare: [PlatformView]
  private let held: [(view: Int, object: Unmanaged<AnyObject>)]
  private let named: [(view: Int, object: Unmanaged<AnyObject>)]

  /// Creates nothing if the views have values that may hold objects.
  init?(_ views: [PlatformView]) {
    var held: [(view: Int, object: Unmanaged<AnyObject>)] = []
    var named: [(view: Int, object: Unmanaged<AnyObject>)] = []
    var bare = views
    for index in bare.indices {
      guard bare[index].state.isEmpty else { return nil }
      for object in bare[index].objects { held.append((index, Unmanaged.passUnretained(object))) }
      for object in bare[index].named { named.append((index, Unmanaged.passUnretained(object))) }
      if !bare[index].objects.isEmpty { bare[index].objects = [] }
      if !bare[index].named.isEmpty { bare[index].named = [] }
    }
    self.bare = bare
    self.held = held
    self.named = named
  }

  var views: [PlatformView] {
    var views = bare
    for (view, object) in held { views[view].objects.append(object.takeUnretainedValue()) }
    for (view, object) in named { views[view].named.append(object.takeUnretainedValue()) }
    return views
  }
}
