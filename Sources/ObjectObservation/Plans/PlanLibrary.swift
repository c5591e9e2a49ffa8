import CSwiftRuntime

/// The plans of all types that an observer has met.
final class PlanLibrary {
  var rules: ObservedTypeRules
  /// The readers of values that no program describes, by number; the first reads strings that are
  /// not native.
  private(set) var customReaders: [(UnsafeRawPointer, OpaquePointer) -> Void] = []

  /// A Boolean value that indicates whether closures are looked into.
  let readsClosures: Bool
  let namesFunctions: Bool

  private let readTask: ((UnsafeRawPointer) -> ObservedValue)?
  private let readers: [ObjectIdentifier: ObservationOptions.LeafReader]
  var typePlans: [ObjectIdentifier: TypePlan] = [:]
  var classPlans: [ObjectIdentifier: ClassPlan] = [:]
  var typesByHash: [UInt64: TypePlan] = [:]
  var classesByHash: [UInt64: ClassPlan] = [:]
  var propertyNames: [UInt64: String] = [:]
  /// What subscriptions keep, by number.
  private var listeners: [UInt64: (place: String, memory: String)] = [:]

  /// The numbers of listeners that keep nothing, by their places.
  private var placeNumbers: [ListenerPlace: UInt64] = [:]

  private struct ListenerPlace: Hashable {
    let file: UnsafePointer<UInt8>
    let line: UInt
  }
  var notesOfTypes: [ObjectIdentifier: [String]] = [:]
  var contextsByHash: [UInt64: ContextPlan] = [:]
  /// The plans of contexts by their metadata and what these are generic over.
  var contextPlans: [ContextKey: ContextPlan] = [:]
  /// The functions that closures are, by their places.
  var functions: [UInt64: UnsafeRawPointer?] = [:]
  var functionNames: [UInt64: FunctionName] = [:]
  let variablePlan = TypePlan(
    type: UnsafeRawPointer.self, name: TypeName(qualified: "variable"))
  /// The plans of closures that keep their isolation, and of such that may be absent. Older systems
  /// have no metadata of such types.
  let isolatedClosurePlan = TypePlan(
    type: (() -> Void).self, name: TypeName(qualified: "@isolated(any) () -> ()"))
  let optionalIsolatedClosurePlan = TypePlan(
    type: (() -> Void)?.self, name: TypeName(qualified: "(@isolated(any) () -> ())?"))
  /// Plans whose programs are to be written once all that they refer to is known.
  private var unfinished: [TypePlan] = []

  init(options: ObservationOptions, readsClosures: Bool, namesFunctions: Bool) {
    rules = ObservedTypeRules(options)
    self.readsClosures = readsClosures
    self.namesFunctions = namesFunctions
    readTask = options.readTask
    readers = Dictionary(
      options.readers.map { (ObjectIdentifier($0.type), $0) }, uniquingKeysWith: { $1 })
    customReaders = [
      { address, walk in
        let text = address.assumingMemoryBound(to: String.self).pointee
        ObservedValue.write(text) { nav_put(walk, $0) }
      }
    ]
    variablePlan.kind = .variable
    isolatedClosurePlan.kind = .closure(isIsolated: true)
    optionalIsolatedClosurePlan.kind = .optional(isolatedClosurePlan)
    isolatedClosurePlan.program.pointee.adopt(ProgramWriter.ops(of: isolatedClosurePlan))
  }

  deinit { releasePlans() }

  /// Plans of recursive types refer to themselves.
  private func releasePlans() {
    for plan in typePlans.values { plan.kind = .excluded }
  }

  /// Walks types of a further module from now on; plans made before are void.
  ///
  /// - Returns: whether the module is new.
  func walkTypes(ofModule module: String) -> Bool {
    guard rules.modules.insert(module).inserted else { return false }
    releasePlans()
    typePlans = [:]
    classPlans = [:]
    typesByHash = [:]
    classesByHash = [:]
    notesOfTypes = [:]
    contextsByHash = [:]
    contextPlans = [:]
    return true
  }

  func type(hash: UInt64) -> TypePlan? { typesByHash[hash] }

  func classPlan(hash: UInt64) -> ClassPlan? { classesByHash[hash] }

  func propertyName(hash: UInt64) -> String? { propertyNames[hash] }

  /// The number of where a subscription is made and what it keeps, the same in every process; 0 for nothing.
  func number(of listener: ObservedListener) -> UInt64 {
    guard listener.memory.isEmpty else { return note(listener) }
    guard let place = listener.place else { return 0 }
    let key = ListenerPlace(file: place.file.utf8Start, line: place.line)
    if let known = placeNumbers[key] { return known }
    let number = note(listener)
    placeNumbers[key] = number
    return number
  }

  private func note(_ listener: ObservedListener) -> UInt64 {
    let place = listener.placeText
    let number = TypeName.hash("\(place) \(listener.memory)")
    listeners[number] = (place, listener.memory)
    return number
  }

  /// Where a subscription is made and what it keeps, by the number.
  func listener(number: UInt64) -> (place: String, memory: String) {
    listeners[number] ?? ("", "")
  }

  // MARK: - Finding plans

  func plan(for type: any Any.Type) -> TypePlan {
    if let known = typePlans[ObjectIdentifier(type)] { return known }
    let isOutermost = unfinished.isEmpty
    let plan = TypePlan(type: type, name: unusedName(for: type) { typesByHash[$0.hash] != nil })
    typePlans[ObjectIdentifier(type)] = plan
    typesByHash[plan.hash] = plan
    unfinished.append(plan)
    plan.kind = kind(of: plan)
    if isOutermost { finishPlans() }
    return plan
  }

  func classPlan(for type: AnyClass) -> ClassPlan {
    if let known = classPlans[ObjectIdentifier(type)] { return known }
    let plan = makeClassPlan(type)
    classPlans[ObjectIdentifier(type)] = plan
    classesByHash[plan.record.pointee.name] = plan
    return plan
  }

  /// Two private or local types may share all of a name but what tells them apart: an address.
  func unusedName(for type: any Any.Type, isUsed: (TypeName) -> Bool) -> TypeName {
    let name = TypeName(type)
    var candidate = name
    var copies = 1
    while isUsed(candidate) {
      copies += 1
      candidate = TypeName(qualified: "\(name.qualified)#\(copies)")
    }
    return candidate
  }

  private func finishPlans() {
    for plan in unfinished {
      plan.program.pointee.needs_deep_order = needsDeepOrder(plan)
      if case .subscription = plan.kind { plan.program.pointee.is_subscription = true }
      plan.program.pointee.adopt(ProgramWriter.ops(of: plan))
    }
    unfinished = []
  }

  private func needsDeepOrder(_ plan: TypePlan) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    func needs(_ plan: TypePlan) -> Bool {
      guard visited.insert(ObjectIdentifier(plan)).inserted else { return false }
      switch plan.kind {
      case .bool, .signed, .unsigned, .float, .string, .custom: return false
      case .optional(let content), .list(let content), .set(let content): return needs(content)
      case .dictionary(let key, let value): return needs(key) || needs(value)
      case .structure(let fields), .tuple(let fields):
        return fields.contains { $0.ownership != NAV_OWNS || needs($0.plan) }
      case .enumeration(let cases): return cases.contains { $0.payload.map(needs) ?? false }
      case .strong, .existential, .identity, .transparent, .opened, .opaque, .source,
        .subscriptions, .subscription, .closure, .variable, .excluded:
        return true
      }
    }
    return needs(plan)
  }

  // MARK: - Kinds of types

  private func kind(of plan: TypePlan) -> TypePlan.Kind {
    let type = plan.type
    if rules.excludes(plan.name) { return .excluded }
    if let reader = readers[ObjectIdentifier(type)] {
      return .custom(
        addReader { address, walk in
          reader.readAddress(address).write { nav_put(walk, $0) }
        })
    }
    if let scalar = scalars[ObjectIdentifier(type)] { return scalar }
    if let collection = type as? any PlannedCollection.Type {
      return self.kind(ofCollection: collection)
    }
    switch RuntimeFields.kind(of: type) {
    case NAV_KIND_CLASS: return kind(ofClass: type as! AnyClass)
    case NAV_KIND_OPTIONAL:
      let wrapped = self.plan(for: (type as! any PlannedOptional.Type).wrapped)
      switch wrapped.kind {
      case .excluded, .source: return wrapped.kind
      // One reference is null where it is absent; a list or set of them has to be asked for.
      case .subscription: return .subscriptions(wrapped)
      case .subscriptions: return .subscriptions(bare(type, .optional(wrapped)))
      default: return .optional(wrapped)
      }
    case NAV_KIND_STRUCT: return kind(ofStruct: plan)
    case NAV_KIND_ENUM: return kind(ofEnum: plan)
    case NAV_KIND_TUPLE: return .tuple(tupleFields(plan))
    case NAV_KIND_FUNCTION:
      guard nav_function_is_closure(plan.metadata) else { return .opaque(isNoted: false) }
      let isIsolated = nav_function_is_isolated(plan.metadata)
      return readsClosures ? .closure(isIsolated: isIsolated) : .opaque(isNoted: true)
    case NAV_KIND_METATYPE, NAV_KIND_EXISTENTIAL_METATYPE:
      return .custom(
        addReader { address, walk in
          let name = TypeName(address.assumingMemoryBound(to: Any.Type.self).pointee)
          ObservedValue.type(name.short).write { nav_put(walk, $0) }
        })
    case NAV_KIND_EXISTENTIAL, NAV_KIND_EXTENDED_EXISTENTIAL:
      switch nav_existential_layout(plan.metadata) {
      case NAV_ANY_OBJECT: return .strong
      case NAV_ANY_VALUE: return .existential
      case NAV_ANY_ERROR:
        return .opened(
          addReader { address, walk in
            withUnsafePointer(to: loadError(at: address)) { nav_put_any(walk, $0) }
          }, showsType: true)
      default: return .opaque(isNoted: true)
      }
    default:
      return plan.name.module == "Builtin"
        ? .excluded : .opaque(isNoted: true)
    }
  }

  private func kind(ofCollection type: any PlannedCollection.Type) -> TypePlan.Kind {
    switch type.layout {
    case .list(let element):
      let content = plan(for: element)
      switch content.kind {
      case .subscription, .subscriptions:
        return .subscriptions(bare(type, .list(content)))
      case .excluded, .source: return .excluded
      default: return .list(content)
      }
    case .set(let element):
      let content = plan(for: element)
      switch content.kind {
      case .subscription, .subscriptions: return .subscriptions(bare(type, .set(content)))
      case .excluded, .source: return .excluded
      default: return .set(content)
      }
    case .dictionary(let key, let value):
      return .dictionary(plan(for: key), plan(for: value))
    case .text: return .string
    case .converted(let convert, let showsType):
      return .opened(
        addReader { address, walk in
          withUnsafePointer(to: convert(address)) { nav_put_any(walk, $0) }
        }, showsType: showsType)
    }
  }

  /// A plan for the use of one other plan alone.
  func bare(_ type: any Any.Type, _ kind: TypePlan.Kind) -> TypePlan {
    let plan = TypePlan(type: type, name: TypeName(type))
    plan.kind = kind
    unfinished.append(plan)
    return plan
  }

  private func kind(ofClass type: AnyClass) -> TypePlan.Kind {
    switch rules.role(of: type) {
    case .subscription?: return .subscription
    case .box?, .element?: return .strong
    case nil: break
    }
    switch rules.origin(of: TypeName(type)) {
    case .app: return .strong
    case .headless, .observation: return .source
    case .elsewhere:
      // An object of an app's subclass would be walked: the reference is followed to see.
      return .strong
    }
  }

  private func kind(ofStruct plan: TypePlan) -> TypePlan.Kind {
    switch rules.origin(of: plan.name) {
    case .observation: return .excluded
    case .headless:
      let fields = structFields(plan)
      if let box = fields.first(where: { isBox($0.plan) }) { return .transparent(box) }
      // A stand-in's publisher or registrar: closures and references to bookkeeping.
      return fields.contains { !$0.plan.isBlank } ? .structure(fields) : .excluded
    case .app: return .structure(structFields(plan))
    case .elsewhere:
      if rules.isPlainLibraryType(plan.name) { return .structure(structFields(plan)) }
      if rules.isDouble(plan.name) { return .float(NAV_U64) }
      if let readTask, rules.isTaskHandle(plan.name) {
        return .custom(
          addReader { address, walk in
            readTask(address.load(as: UnsafeRawPointer.self)).write { nav_put(walk, $0) }
          })
      }
      return presence(of: plan)
    }
  }

  /// The plan of values of which nothing but the presence is seen, unless they describe themselves.
  private func presence(of plan: TypePlan) -> TypePlan.Kind {
    let type = plan.type
    guard rules.describes(type) else { return .opaque(isNoted: !rules.isQuiet(plan.name)) }
    return .custom(
      addReader { address, walk in
        ObservedValue.opaque(described(type, at: address)).write { nav_put(walk, $0) }
      })
  }

  private func isBox(_ plan: TypePlan) -> Bool {
    switch plan.kind {
    case .strong: rules.isBox(plan.type)
    case .transparent: true
    case .optional(let wrapped): isBox(wrapped)
    default: false
    }
  }

  private func kind(ofEnum plan: TypePlan) -> TypePlan.Kind {
    if rules.origin(of: plan.name) == .elsewhere, !rules.isPlainLibraryType(plan.name) {
      return presence(of: plan)
    }
    let count = nav_enum_case_count(plan.metadata)
    let cases = (0..<count).map { index in
      let item = nav_enum_case(plan.metadata, index)
      return CasePlan(
        name: item.name.map { String(cString: $0) } ?? "",
        payload: item.payload.map { self.plan(for: RuntimeFields.type(at: $0)) },
        isIndirect: item.isIndirect)
    }
    return cases.isEmpty ? .opaque(isNoted: false) : .enumeration(cases)
  }

  private func structFields(_ plan: TypePlan) -> [FieldPlan] {
    (0..<RuntimeFields.count(of: plan.type)).compactMap { index in
      let field = RuntimeFields.field(of: plan.type, at: index)
      var fieldPlan = self.plan(for: field.type)
      if rules.origin(of: plan.name) == .headless { fieldPlan = withoutClosures(fieldPlan) }
      let name = FieldName.declared(field.name, isWrapped: fieldPlan.isTransparent)
      guard !rules.excludes(field: name, of: [plan.name]), !fieldPlan.isLeftOut else { return nil }
      return FieldPlan(
        name: name, offset: field.offset, ownership: field.ownership, plan: fieldPlan,
        isPublished: fieldPlan.isTransparent)
    }
  }

  private func tupleFields(_ plan: TypePlan) -> [FieldPlan] {
    let labels =
      nav_tuple_labels(plan.metadata).map {
        String(cString: $0).split(separator: " ", omittingEmptySubsequences: false)
      } ?? []
    return (0..<nav_tuple_count(plan.metadata)).map { index in
      let element = nav_tuple_at(plan.metadata, index)
      let label = index < labels.count ? String(labels[index]) : ""
      return FieldPlan(
        name: label.isEmpty ? String(index) : label, offset: Int(element.offset),
        ownership: NAV_OWNS, plan: self.plan(for: RuntimeFields.type(at: element.type)))
    }
  }

  func addReader(_ read: @escaping (UnsafeRawPointer, OpaquePointer) -> Void) -> Int {
    customReaders.append(read)
    return customReaders.count - 1
  }

  private let scalars: [ObjectIdentifier: TypePlan.Kind] = [
    ObjectIdentifier(Bool.self): .bool,
    ObjectIdentifier(Int.self): .signed(NAV_U64),
    ObjectIdentifier(Int8.self): .signed(NAV_I8),
    ObjectIdentifier(Int16.self): .signed(NAV_I16),
    ObjectIdentifier(Int32.self): .signed(NAV_I32),
    ObjectIdentifier(Int64.self): .signed(NAV_U64),
    ObjectIdentifier(UInt.self): .unsigned(NAV_U64),
    ObjectIdentifier(UInt8.self): .unsigned(NAV_U8),
    ObjectIdentifier(UInt16.self): .unsigned(NAV_U16),
    ObjectIdentifier(UInt32.self): .unsigned(NAV_U32),
    ObjectIdentifier(UInt64.self): .unsigned(NAV_U64),
    ObjectIdentifier(Unicode.Scalar.self): .unsigned(NAV_U32),
    ObjectIdentifier(Double.self): .float(NAV_U64),
    ObjectIdentifier(Float.self): .float(NAV_FLOAT),
    ObjectIdentifier(ObjectIdentifier.self): .identity,
  ]
}

extension TypePlan {
  var isTransparent: Bool {
    if case .transparent = kind { return true }
    return false
  }

  var isFunction: Bool { RuntimeFields.kind(of: type) == NAV_KIND_FUNCTION }

  /// A Boolean value that indicates whether a property of the type is not walked at all.
  var isLeftOut: Bool {
    if case .excluded = kind { return true }
    return false
  }

  /// A Boolean value that indicates whether nothing but the presence of a value could be seen, if
  /// that.
  var isBlank: Bool {
    if case .opaque = kind { return true }
    return isInvisible
  }
}

/// The description of the value of a type at an address.
private func described(_ type: any Any.Type, at address: UnsafeRawPointer) -> String {
  func describe<Value>(_: Value.Type) -> String {
    String(describing: address.assumingMemoryBound(to: Value.self).pointee)
  }
  return _openExistential(type, do: describe)
}

/// Takes an error out of its box.
private func loadError(at address: UnsafeRawPointer) -> Any {
  func open<Failure: Error>(_ error: Failure) -> Any { error }
  return open(address.assumingMemoryBound(to: (any Error).self).pointee)
}
