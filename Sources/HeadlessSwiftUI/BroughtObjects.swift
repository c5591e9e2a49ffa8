/// The app's objects that a view has before it is rendered, by which it is told whose it is.
struct BroughtObjects {
  /// The objects of its property wrappers, in the order of declaration.
  var held: [AnyObject] = []

  /// The objects in its plain properties, in the order of declaration.
  var named: [AnyObject] = []
}

/// A view of the platform that leads to the views of the app that are in it.
@MainActor
protocol BringingView {
  var brought: BroughtObjects { get }
}

extension BroughtObjects {
  /// Finds the objects of a view of the app, or of the first such view in one of the platform.
  @MainActor
  init<V: View>(of view: V) {
    if let outer = view as? any BringingView {
      self = outer.brought
    } else if !(view is any PrimitiveView) {
      var copy = view
      held = ViewPlan.objects(broughtBy: view)
      named = withUnsafeMutablePointer(to: &copy) { ViewPlan.objects(namedBy: $0) }
    }
  }

  var isEmpty: Bool { held.isEmpty && named.isEmpty }
}

/// A view of the platform that shows another one, and belongs to whom that does.
@MainActor
protocol WrappingView: BringingView {
  associatedtype Content: View

  /// The view that it shows.
  var content: Content { get }
}

extension WrappingView {
  var brought: BroughtObjects { BroughtObjects(of: content) }
}

extension Modified: WrappingView {}
extension ModifiedContent: WrappingView {}
extension PresentingView: WrappingView {}
extension Tab: WrappingView {}
extension NavigationView: WrappingView {}
extension Group: WrappingView {}
extension ScrollView: WrappingView {}
extension Form: WrappingView {}
extension List: WrappingView {}

extension AnyView: BringingView {
  var brought: BroughtObjects { BroughtObjects(of: content) }
}

extension NavigationStack: BringingView {
  var brought: BroughtObjects { BroughtObjects(of: root) }
}

extension Optional: BringingView where Wrapped: View {
  var brought: BroughtObjects { map { BroughtObjects(of: $0) } ?? BroughtObjects() }
}

extension ConditionalContent: BringingView {
  var brought: BroughtObjects {
    switch choice {
    case .first(let view): BroughtObjects(of: view)
    case .second(let view): BroughtObjects(of: view)
    }
  }
}

extension ViewPair: BringingView {
  var brought: BroughtObjects {
    let first = BroughtObjects(of: first)
    return first.isEmpty ? BroughtObjects(of: second) : first
  }
}
