import NavigationModel
import ObjectObservation

/// One look at the window, kept for as long as the window does not change.
///
/// It keeps no object alive; the views of the window do, for as long as it is valid. A class, since
/// several looks share it, and of a dozen lists each copy costs.
final class ViewSight {
  /// The views, without the objects that they hold.
  private(set) var views: [PlatformView] = []

  /// The objects that the views hold, in order.
  private(set) var held: [Unmanaged<AnyObject>] = []

  /// The platform's own containers, such as plain navigation controllers: apps may refer to them
  /// weakly, and let the window hold them.
  private(set) var containers: [Unmanaged<AnyObject>] = []

  /// For each view the range of its objects.
  private(set) var heldBy: [Range<Int>] = []

  /// The objects that the views name in plain properties, in order.
  private(set) var named: [Unmanaged<AnyObject>] = []

  /// For each view the range of these.
  private(set) var namedBy: [Range<Int>] = []

  /// For each view the object that it is.
  private(set) var elements: [ShownElement?] = []

  /// The views that could be touched, with their controls.
  private(set) var touchable: [(name: String, controls: [String])] = []

  /// The state that views keep for themselves, such as the value of a `@State` property, as text.
  private(set) var state: [UnobservedNode] = []

  /// The functions of the app that the views keep until something ends or is chosen, in order.
  private(set) var handlers: [PlatformHandler] = []

  /// A hash of everything but the objects; of a mere outline there is none.
  private(set) var content = ObservationFingerprint(high: 0, low: 0)

  init() {}

  /// - Parameter isWhole: whether more is wanted than the places, roles and objects of the views.
  init(_ hierarchy: [PlatformView], isWhole: Bool = true) {
    var hash = FingerprintHasher()
    lazy var met = MetIdentifiers()
    views.reserveCapacity(hierarchy.count)
    heldBy.reserveCapacity(hierarchy.count)
    namedBy.reserveCapacity(hierarchy.count)
    elements.reserveCapacity(hierarchy.count)
    for view in hierarchy {
      heldBy.append(held.count..<held.count + view.objects.count)
      for object in view.objects { held.append(.passUnretained(object)) }
      namedBy.append(named.count..<named.count + view.named.count)
      for object in view.named { named.append(.passUnretained(object)) }
      elements.append(view.element.map(ShownElement.init))
      handlers += view.handlers
      if let element = view.element, view.objects.isEmpty, view.role.isContainer {
        containers.append(Unmanaged.passUnretained(element))
      }
      views.append(
        PlatformView(
          depth: view.depth, name: view.name, role: view.role, isHittable: view.isHittable,
          controls: view.controls, appearances: view.appearances, isLeaving: view.isLeaving))
      if !isWhole { continue }
      if view.isHittable { touchable.append((view.name, view.controls)) }
      Self.combine(view, into: &hash)
      if view.state.isEmpty { continue }
      let number = views.count { $0.name == view.name }
      for (name, value) in view.state {
        state.append(
          UnobservedNode(
            path: .init(type: view.name, number: number, field: name),
            value: met.numbered(RouteNames.name(of: value))))
      }
    }
    for node in state {
      hash.combine(node.path.type)
      hash.combine(UInt64(node.path.number))
      hash.combine(node.path.field)
      hash.combine(node.value)
    }
    content = hash.value
  }

  private static func combine(_ view: PlatformView, into hash: inout FingerprintHasher) {
    hash.combine(UInt64(view.depth))
    hash.combine(view.name)
    combine(view.role, into: &hash)
    hash.combine(UInt64(view.appearances) << 1 | (view.isHittable ? 1 : 0))
    hash.combine(UInt64(view.objects.count))
    hash.combine(UInt64(view.controls.count))
    for control in view.controls { hash.combine(control) }
  }
}

extension ViewSight {
  /// The position of the view that an object is.
  func place(of object: AnyObject) -> Int? {
    let identity = ObjectIdentifier(object)
    return elements.firstIndex { $0?.identity == identity }
  }
}

extension PlatformView.Role {
  /// A Boolean value that indicates whether coordinators are handed such elements to show screens
  /// in.
  var isContainer: Bool {
    switch self {
    case .stack, .tabs, .composite: true
    case .screen, .presentation: false
    }
  }
}

extension ViewSight {
  private static func combine(_ role: PlatformView.Role, into hash: inout FingerprintHasher) {
    switch role {
    case .composite: hash.combine(0)
    case .screen: hash.combine(1)
    case .stack: hash.combine(2)
    case .tabs(let selected):
      hash.combine(3)
      hash.combine(UInt64(bitPattern: Int64(selected)))
    case .presentation(let style):
      hash.combine(4)
      hash.combine(style)
    }
  }
}

extension SubjectRun {
  /// Looks at the window, or remembers the last look if nothing can have changed since.
  func lookAtViews() -> ViewSight {
    guard let window else { return ViewSight() }
    if let revision = window.revision {
      if let kept = keptViews, kept.revision == revision { return kept.sight }
      let sight = ViewSight(window.hierarchy())
      keptViews = (revision, sight)
      return sight
    }
    return ViewSight(window.hierarchy())
  }

  /// Looks at the places, roles and objects of the views alone.
  func glanceAtViews() -> ViewSight {
    guard let window else { return ViewSight() }
    if let kept = keptViews, kept.revision == window.revision { return kept.sight }
    return ViewSight(window.outline(), isWhole: false)
  }
}
