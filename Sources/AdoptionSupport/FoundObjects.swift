/// Returns the first object of a class that an object holds, itself included, nearest first; nil where
/// it holds none.
public func findObject<Object: AnyObject>(_ type: Object.Type, from root: AnyObject?) -> Object? {
  guard let root else { return nil }
  var met: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
  var open: [(value: Any, depth: Int)] = [(root, 0)]
  var next = 0
  while next < open.count {
    let (value, depth) = open[next]
    next += 1
    if let object = value as? Object { return object }
    guard depth < 8 else { continue }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children {
        if Mirror(reflecting: child.value).displayStyle == .class {
          guard met.insert(ObjectIdentifier(child.value as AnyObject)).inserted else { continue }
        }
        open.append((child.value, depth + 1))
      }
      mirror = current.superclassMirror
    }
  }
  return nil
}
