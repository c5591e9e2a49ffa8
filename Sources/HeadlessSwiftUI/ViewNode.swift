import HeadlessCombine

/// A node for views of one type.
final class ViewNode<V: View>: Node {
  /// The view at this place, stored apart so that rendering it does not copy it first.
  nonisolated(unsafe) let view: UnsafeMutablePointer<V>
  private let primitive: (any PrimitiveView.Type)?

  init(_ view: V, host: ViewHost, parent: Node?, inherited: InheritedValues) {
    self.view = .allocate(capacity: 1)
    self.view.initialize(to: view)
    let kind = ViewKind.of(V.self)
    primitive = kind.primitive
    super.init(V.self, host: host, parent: parent, inherited: inherited)
    if let name = kind.appViewName {
      part = .appView(name)
      appViewName = name
    }
  }

  deinit {
    view.deinitialize(count: 1)
    view.deallocate()
  }

  override var isStructural: Bool { V.self is any StructuralView.Type }

  override var hasElements: Bool { V.self is any ElementViews.Type }

  override var mayBeAbsent: Bool { ViewKind.of(V.self).mayBeAbsent }

  override var holdsContent: Bool { ViewKind.of(V.self).holdsContent }

  override var brought: BroughtObjects { BroughtObjects(of: view.pointee) }

  override var namedObjects: [AnyObject] { ViewPlan.objects(namedBy: view) }

  /// Replaces the view at this place.
  func update(_ new: V, inherited newValues: InheritedValues) {
    let isSame =
      primitive == nil && !isDirty && !host.isForcing && inherited === newValues
      && plan?.areSame(view.pointee, new) == true
    view.pointee = new
    inherited = newValues
    if !isSame { reevaluate() }
  }

  override func reevaluate() {
    isDirty = false
    if let tabs = inherited.contents.tabs, !isStructural,
      !tabs.admits(self, holding: view.pointee)
    {
      return
    }
    if let primitive {
      primitive.evaluate(self)
    } else {
      let installed = installed(view.pointee)
      view.pointee = installed
      render(tracked { installed.body })
    }
  }
}

/// The properties of all views of one type, determined once.
@MainActor
struct ViewKind {
  let primitive: (any PrimitiveView.Type)?
  /// The name of the view if it belongs to the app.
  let appViewName: String?
  /// A Boolean value that indicates whether the view is one or nothing.
  let mayBeAbsent: Bool
  /// A Boolean value that indicates whether the view is generic and holds a view, or a closure that makes
  /// one: it arranges what others give it.
  let holdsContent: Bool

  private static var kinds: [ObjectIdentifier: ViewKind] = [:]

  static func of(_ type: Any.Type) -> ViewKind {
    let key = ObjectIdentifier(type)
    if let known = kinds[key] { return known }
    let primitive = type as? any PrimitiveView.Type
    // A shape is a look, whoever declares it.
    let isShown = primitive == nil && !(type is any Shape.Type)
    let kind = ViewKind(
      primitive: primitive, appViewName: isShown ? TypeNames.baseName(of: type) : nil,
      mayBeAbsent: type is any AbsentableView.Type,
      holdsContent: isShown && TypeNames.isGeneric(type) && holdsViews(type))
    kinds[key] = kind
    return kind
  }

  private static func holdsViews(_ type: Any.Type) -> Bool {
    StoredFields.areKnown(of: type)
      && StoredFields.list(of: type).contains { field in
        (StoredFields.result(ofFunction: field.type) ?? field.type) is any View.Type
      }
  }
}
