import HeadlessCombine

/// A property of a view that the host connects to what the view's place remembers.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Connects the property of a view that is about to be rendered.
  static func install(_ field: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: Node)

  /// What is to be seen behind the property, whatever its value.
  static var content: PropertyContent { get }

  /// The app's object behind the property.
  static func object(in slot: AnyObject?) -> AnyObject?

  /// The view's own value behind the property.
  static func value(in slot: AnyObject?) -> Any?

  /// The app's object that a view brings along, rendered or not.
  static func object(broughtIn field: UnsafeRawPointer) -> AnyObject?

  /// Whether two views' properties lead to the same content, so that no new look is needed.
  static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

/// What a view's property leads to.
enum PropertyContent {
  case object, value, nothing
}

extension InstalledProperty {
  static var content: PropertyContent { .object }
  static func object(in slot: AnyObject?) -> AnyObject? { nil }
  static func value(in slot: AnyObject?) -> Any? { nil }
  static func object(broughtIn field: UnsafeRawPointer) -> AnyObject? { nil }
}

/// How to install and compare the views of one type, found out once.
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
  /// The places among the properties of those that lead to objects of the app, and to values.
  let places: (ofObjects: [Int], ofValues: [Int])
  /// Where the view keeps objects in plain properties.
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

  /// Whether two views of the type would have the same body, as far as one can tell.
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
  /// The app's objects that a view brings along, in the order of its declarations.
  static func objects<V: View>(broughtBy view: V) -> [AnyObject] {
    if let modified = view as? any TabDescribing { return modified.broughtObjects }
    return withUnsafeBytes(of: view) { bytes in
      of(V.self).properties.compactMap {
        $0.type.object(broughtIn: bytes.baseAddress! + $0.offset)
      }
    }
  }
}

extension ViewPlan {
  /// The objects that a view keeps in plain properties, in the order of its declarations.
  static func objects<V: View>(namedBy view: UnsafeMutablePointer<V>) -> [AnyObject] {
    of(V.self).references.compactMap {
      PlainReference.object(at: UnsafeRawPointer(view) + $0)
    }
  }
}

extension Node {
  /// A copy of the view, or modifier, with its properties connected to this place.
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

  /// Whether the view has properties of which objects or values may be seen.
  var holdsContents: Bool { !slots.isEmpty }

  /// The app's objects that the view holds, in the order of its declarations.
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
