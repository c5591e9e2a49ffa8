/// An element that a window shows and keeps alive; it is valid while the window does not change.
package struct ShownElement {
  /// The element.
  package unowned(unsafe) let element: any PlatformElement

  /// Creates a reference that does not keep the element alive.
  package init(_ element: any PlatformElement) { self.element = element }

  /// The identity of the element.
  package var identity: ObjectIdentifier { ObjectIdentifier(element) }
}

/// A hierarchy that is kept as long as the window does not change.
///
/// It is read several times after each event. It keeps none of the app's objects alive: the window
/// does, as long as nothing changes.
package struct KeptHierarchy {
  private let bare: [PlatformView]
  private let held: [Reference]
  private let named: [Reference]
  private let elements: [(view: Int, shown: ShownElement)]

  /// A reference of a view to an object.
  private typealias Reference = (view: Int, object: Unmanaged<AnyObject>)

  /// Creates nothing if the views have values that may hold objects.
  package init?(_ views: [PlatformView]) {
    var held: [Reference] = []
    var named: [Reference] = []
    var elements: [(view: Int, shown: ShownElement)] = []
    var bare = views
    for index in bare.indices {
      guard bare[index].state.allSatisfy({ Self.holdsNoObject($0.value) }) else { return nil }
      for object in bare[index].objects { held.append((index, .passUnretained(object))) }
      for object in bare[index].named { named.append((index, .passUnretained(object))) }
      if let element = bare[index].element { elements.append((index, ShownElement(element))) }
      if !bare[index].objects.isEmpty { bare[index].objects = [] }
      if !bare[index].named.isEmpty { bare[index].named = [] }
      bare[index].element = nil
    }
    self.bare = bare
    self.held = held
    self.named = named
    self.elements = elements
  }

  /// The views, as they were when they were kept.
  package var views: [PlatformView] {
    var views = bare
    for (view, object) in held { views[view].objects.append(object.takeUnretainedValue()) }
    for (view, object) in named { views[view].named.append(object.takeUnretainedValue()) }
    for (view, shown) in elements { views[view].element = shown.element }
    return views
  }

  private static func holdsNoObject(_ value: Any) -> Bool {
    func isPlain<Value>(_: Value) -> Bool { _isPOD(Value.self) || Value.self == String.self }
    return isPlain(value)
  }
}
