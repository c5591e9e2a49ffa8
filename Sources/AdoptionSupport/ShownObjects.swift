import NavigationModel

/// Returns the first object of a class that the views of a window hold, outer views first, or one of
/// those that follow it; nil where they hold no more.
///
/// - Parameter number: how many others come before it.
@MainActor
public func shownObject<Object: AnyObject>(
  _ type: Object.Type, after number: Int = 0, in window: (any PlatformWindow)?
) -> Object? {
  var met: Set<ObjectIdentifier> = []
  for view in window?.hierarchy() ?? [] {
    for object in view.objects {
      guard let found = object as? Object, met.insert(ObjectIdentifier(found)).inserted else {
        continue
      }
      if met.count > number { return found }
    }
  }
  return nil
}

/// Returns the number of screens on the deepest stack of a window.
@MainActor
public func deepestStack(in window: (any PlatformWindow)?) -> Int {
  let views = window?.hierarchy() ?? []
  return views.indices.filter { views[$0].role == .stack }.map { stack in
    views[(stack + 1)...].prefix { $0.depth > views[stack].depth }
      .count { $0.role == .screen && $0.depth == views[stack].depth + 1 }
  }.max() ?? 0
}
