import NavigationModel

/// Returns the object that a property of a value or an object holds, private and lazy ones included; nil
/// where it holds none yet, or there is no holder.
///
/// - Parameter path: the property's name; with dots, properties from one object to the next.
public func storedObject(_ path: String, of holder: Any?) -> AnyObject? {
  var found = holder
  for property in path.split(separator: ".") {
    found = found.flatMap { propertyValue(String(property), of: $0) }
  }
  return found as AnyObject?
}

private func propertyValue(_ property: String, of holder: Any) -> AnyObject? {
  var mirror: Mirror? = Mirror(reflecting: holder)
  while let current = mirror {
    for child in current.children
    where child.label == property || child.label == "$__lazy_storage_$_\(property)" {
      var value = child.value
      while Mirror(reflecting: value).displayStyle == .optional {
        guard let inner = Mirror(reflecting: value).children.first else { return nil }
        value = inner.value
      }
      return Mirror(reflecting: value).displayStyle == .class ? value as AnyObject : nil
    }
    mirror = current.superclassMirror
  }
  return nil
}

/// Ends the process since a stand-in has no value to return: the system's fault, and not the app's.
public func noValue<Value>(_ member: String) -> Value {
  HeadlessPlatform.end(forLackOf: .noValue(member))
}

extension String {
  fileprivate static func noValue(_ member: String) -> String {
    "The stand-in for '\(member)' has no value to return. Write one in its place, in Sources."
  }
}
