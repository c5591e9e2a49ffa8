import HeadlessCombine

/// A property of a view whose value is stored outside of the view.
public protocol DynamicProperty {}

/// A property of a view that the host connects to the storage of the view's place.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Connects a property of a view that is about to be rendered.
  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node)

  /// The kind of content of the property.
  static var content: PropertyContent { get }

  /// A Boolean value that indicates whether the content is that of the view struct, so that a body may
  /// read it before the view has a place.
  static var isHandedOver: Bool { get }

  /// Returns the app's object of the property.
  static func object(in slot: AnyObject?) -> AnyObject?

  /// Returns the view's own value of the property.
  static func value(in slot: AnyObject?) -> Any?

  /// Returns the app's object of the property even if the view was never rendered.
  static func object(broughtIn field: UnsafeRawPointer) -> AnyObject?

  /// Returns a Boolean value that indicates whether the properties of two views have the same
  /// content, so that no update is needed.
  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

/// The kinds of content that a property of a view can have.
enum PropertyContent {
  case object, value, nothing
}

extension InstalledProperty {
  static var content: PropertyContent { .object }
  static var isHandedOver: Bool { false }
  static func object(in slot: AnyObject?) -> AnyObject? { nil }
  static func value(in slot: AnyObject?) -> Any? { nil }
  static func object(broughtIn field: UnsafeRawPointer) -> AnyObject? { nil }
}

/// A plan for installing and comparing the views of one type, made once.
@MainActor
final class ViewPlan {
  struct Property {
    let name: String
    let offset: Int
    let type: any InstalledProperty.Type
  }

  private enum Field {
    case object(offset: Int)
    case equatable(offset: Int, any Equatable.Type)
  }

  let properties: [Property]
  /// The indices of the properties with objects of the app, and of those with values.
  let places: (ofObjects: [Int], ofValues: [Int])
  /// The offsets of the plain properties that hold objects.
  private let references: [Int]
  private let fields: [Field]
  private let isComparable: Bool

  private static var plans: [ObjectIdentifier: ViewPlan] = [:]

  static func of(_ type: Any.Type) -> ViewPlan {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    let plan = ViewPlan(type)
    plans[key] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    var properties: [Property] = []
    var references: [Int] = []
    var fields: [Field] = []
    var isComparable = true
    func add(_ type: Any.Type, at base: Int) {
      guard StoredFields.areKnown(of: type) else {
        isComparable = false
        return
      }
      for field in StoredFields.list(of: type) {
        let offset = base + field.offset
        let property: (any InstalledProperty.Type)? =
          field.type is any BindableProperty.Type
          ? BindableObject.self : field.type as? any InstalledProperty.Type
        if property == nil, field.isStrong, PlainReference.isKnown(by: field.type) {
          references.append(offset)
        }
        if let property {
          let name = field.name.first == "_" ? String(field.name.dropFirst()) : field.name
          properties.append(Property(name: name, offset: offset, type: property))
        } else if field.type is any DynamicProperty.Type {
          add(field.type, at: offset)
        } else if let equatable = field.type as? any Equatable.Type {
          fields.append(.equatable(offset: offset, equatable))
        } else if field.type is AnyObject.Type {
          fields.append(.object(offset: offset))
        } else {
          isComparable = false
        }
      }
    }
    add(type, at: 0)
    self.properties = properties
    places = (
      properties.indices.filter { properties[$0].type.content == .object },
      properties.indices.filter { properties[$0].type.content == .value }
    )
    self.references = references
    self.fields = fields
    self.isComparable = isComparable
  }

  /// Returns a Boolean value that indicates whether two views of the type certainly have the same
  /// body.
  func areSame<T>(_ left: T, _ right: T) -> Bool {
    guard isComparable else { return false }
    if properties.isEmpty, fields.isEmpty { return true }
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        areSame(left.baseAddress!, right.baseAddress!)
      }
    }
  }

  private func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for property in properties
    where !property.type.areSame(left + property.offset, right + property.offset) {
      return false
    }
    return fields.allSatisfy { field in
      switch field {
      case .object(let offset):
        left.load(fromByteOffset: offset, as: UInt.self)
          == right.load(fromByteOffset: offset, as: UInt.self)
      case .equatable(let offset, let type):
        Self.areEqual(left + offset, right + offset, as: type)
      }
    }
  }

  private static func areEqual<T: Equatable>(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, as type: T.Type
  ) -> Bool {
    left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee
  }
}

extension ViewPlan {
  /// Returns the app's objects of a view that was never rendered, in the order of declaration.
  static func objects<V: View>(broughtBy view: V) -> [AnyObject] {
    withUnsafeBytes(of: view) { bytes in
      of(V.self).properties.compactMap {
        $0.type.object(broughtIn: bytes.baseAddress! + $0.offset)
      }
    }
  }
}

extension ViewPlan {
  /// Returns the objects that a view keeps in plain properties, in the order of declaration.
  static func objects<V: View>(namedBy view: UnsafeMutablePointer<V>) -> [AnyObject] {
    of(V.self).references.compactMap {
      PlainReference.object(at: UnsafeRawPointer(view) + $0)
    }
  }
}

extension Node {
  /// Returns a copy of the view or modifier with its properties connected to this place.
  func installed<T>(_ value: T) -> T {
    let plan = plan ?? ViewPlan.of(T.self)
    self.plan = plan
    guard !plan.properties.isEmpty else { return value }
    if slots.isEmpty { slots = Array(repeating: nil, count: plan.properties.count) }
    var copy = value
    withUnsafeMutableBytes(of: &copy) { bytes in
      for (index, property) in plan.properties.enumerated() {
        property.type.install(
          bytes.baseAddress! + property.offset, slot: &slots[index], in: self)
      }
    }
    return copy
  }

  /// A Boolean value that indicates whether the view has properties with objects or values of the
  /// app.
  var holdsContents: Bool { !slots.isEmpty }

  /// The app's objects that the view holds, in the order of declaration.
  var heldObjects: [AnyObject] {
    guard let plan, !slots.isEmpty else { return [] }
    return plan.places.ofObjects.compactMap { plan.properties[$0].type.object(in: slots[$0]) }
  }

  /// The view's own values.
  var heldValues: [(name: String, value: Any)] {
    guard let plan, !slots.isEmpty else { return [] }
    return plan.places.ofValues.compactMap { place in
      let property = plan.properties[place]
      return property.type.value(in: slots[place]).map { (property.name, $0) }
    }
  }
}
