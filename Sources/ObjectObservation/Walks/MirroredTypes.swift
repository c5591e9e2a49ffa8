import CSwiftRuntime

/// The facts about types by which reflection goes, each found out once.
final class MirroredTypes {
  private let readsMetadata: Bool
  private(set) var rules: ObservedTypeRules

  /// The number of a property among the stored ones of a type.
  private struct Place: Hashable {
    var type: ObjectIdentifier
    var index: Int

    init(_ type: any Any.Type, _ index: Int) {
      self.type = ObjectIdentifier(type)
      self.index = index
    }
  }

  private var names: [ObjectIdentifier: TypeName] = [:]
  private var fields: [Place: RuntimeField] = [:]
  private var hidden: [Place: Bool] = [:]
  private var roles: [ObjectIdentifier: ObservedRole?] = [:]
  // What depends on the modules that are walked.
  private var excludedTypes: [ObjectIdentifier: Bool] = [:]
  private var excludedFields: [Place: Bool] = [:]
  private var leftOut: [ObjectIdentifier: Bool] = [:]
  private var transparent: [ObjectIdentifier: Bool] = [:]

  /// - Parameter readsMetadata: whether metadata may be asked for what reflection does not tell.
  init(_ options: ObservationOptions, readsMetadata: Bool) {
    rules = ObservedTypeRules(options)
    self.readsMetadata = readsMetadata
  }

  /// Lets the types of a module be walked.
  func walk(module: String) {
    guard rules.modules.insert(module).inserted else { return }
    excludedTypes = [:]
    excludedFields = [:]
    leftOut = [:]
    transparent = [:]
  }

  // MARK: - As declared

  /// The name of a type.
  func name(of type: any Any.Type) -> TypeName {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = TypeName(type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// One of the stored properties of a type.
  func field(of type: any Any.Type, at index: Int) -> RuntimeField {
    if let known = fields[Place(type, index)] { return known }
    let field = RuntimeFields.field(of: type, at: index, readsOwnership: readsMetadata)
    fields[Place(type, index)] = field
    return field
  }

  /// Returns a Boolean value that indicates whether the runtime hides the type of a property, of
  /// which it says that it is empty.
  func isHidden(_ type: any Any.Type, _ index: Int) -> Bool {
    guard readsMetadata else { return true }
    if let known = hidden[Place(type, index)] { return known }
    var isVoid = false
    _ = nav_hidden_field_type(RuntimeFields.pointer(to: type), index, &isVoid)
    hidden[Place(type, index)] = !isVoid
    return !isVoid
  }

  // MARK: - By the rules

  /// The special part that objects of a type play, if it is a class that plays one.
  func role(of type: any Any.Type) -> ObservedRole? {
    if let known = roles[ObjectIdentifier(type)] { return known }
    let role = rules.role(of: type)
    roles[ObjectIdentifier(type)] = .some(role)
    return role
  }

  /// The origin of a type, as far as it matters.
  func origin(of type: any Any.Type) -> ObservedTypeRules.Origin {
    rules.origin(of: name(of: type))
  }

  /// Returns a Boolean value that indicates whether a type is left out by name.
  func excludes(_ type: any Any.Type) -> Bool {
    if let known = excludedTypes[ObjectIdentifier(type)] { return known }
    let isExcluded = rules.excludes(name(of: type))
    excludedTypes[ObjectIdentifier(type)] = isExcluded
    return isExcluded
  }

  /// Returns a Boolean value that indicates whether a property is left out by name.
  ///
  /// - Parameters:
  ///   - field: the name of the property.
  ///   - index: its number among those of the type.
  ///   - owners: the names of the type and of the classes that it inherits from.
  func excludes(
    field: String, _ index: Int, of type: any Any.Type, _ owners: @autoclosure () -> [TypeName]
  ) -> Bool {
    if let known = excludedFields[Place(type, index)] { return known }
    let isExcluded = rules.excludes(field: field, of: owners())
    excludedFields[Place(type, index)] = isExcluded
    return isExcluded
  }

  /// Returns a Boolean value that indicates whether a property of the type leaves no trace in the
  /// graph.
  func isLeftOut(_ type: any Any.Type) -> Bool {
    if let known = leftOut[ObjectIdentifier(type)] { return known }
    let isLeftOut = findsLeftOut(type)
    leftOut[ObjectIdentifier(type)] = isLeftOut
    return isLeftOut
  }

  private func findsLeftOut(_ type: any Any.Type) -> Bool {
    if excludes(type) { return true }
    switch role(of: type) {
    case .subscription?: return true
    case .box?, .element?: return false
    case nil: break
    }
    if let wrapped = (type as? any PlannedOptional.Type)?.wrapped { return isLeftOut(wrapped) }
    switch (type as? any PlannedCollection.Type)?.layout {
    case .list(let element)?, .set(let element)?: return isLeftOut(element)
    default: break
    }
    switch origin(of: type) {
    case .observation: return true
    case .headless: return RuntimeFields.kind(of: type) == NAV_KIND_CLASS
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether the type is a headless framework's struct
  /// around the storage of a property.
  func isTransparent(_ type: any Any.Type) -> Bool {
    if let known = transparent[ObjectIdentifier(type)] { return known }
    let isTransparent =
      origin(of: type) == .headless && RuntimeFields.kind(of: type) == NAV_KIND_STRUCT
      && (0..<RuntimeFields.count(of: type)).contains { isBox(field(of: type, at: $0).type) }
    transparent[ObjectIdentifier(type)] = isTransparent
    return isTransparent
  }

  /// Returns a Boolean value that indicates whether objects of a type are boxes around a value, or
  /// values of it hold one.
  func isBox(_ type: any Any.Type) -> Bool {
    if let wrapped = (type as? any PlannedOptional.Type)?.wrapped { return isBox(wrapped) }
    if case .box? = role(of: type) { return true }
    return isTransparent(type)
  }
}
