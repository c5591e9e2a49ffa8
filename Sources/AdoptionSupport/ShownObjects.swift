import NavigationModel

/// Returns the objects of a class that the views of a window hold, each once, outer views first.
@MainActor
public func shownObjects<Object: AnyObject>(
  _ type: Object.Type, in window: (any PlatformWindow)?
) -> [Object] {
  var met: Set<ObjectIdentifier> = []
  return (window?.hierarchy() ?? []).flatMap(\.objects).compactMap { object in
    (object as? Object).flatMap { met.insert(ObjectIdentifier($0)).inserted ? $0 : nil }
  }
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
