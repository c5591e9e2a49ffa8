import CSwiftRuntime

extension PlanLibrary {
  func makeClassPlan(_ type: AnyClass) -> ClassPlan {
    let name = unusedName(for: type) { classesByHash[$0.hash] != nil }
    if rules.excludes(name) { return ClassPlan(type: type, name: name, role: NAV_EXCLUDED) }
    switch rules.role(of: type) {
    case .subscription(let read)?:
      return ClassPlan(type: type, name: name, role: NAV_SUBSCRIPTION, readSubscription: read)
    case .box(let properties, let read)?:
      return ClassPlan(
        type: type, name: name, role: NAV_BOX, fields: contents(of: type, storedIn: properties),
        readBox: read)
    case .element(let unstored)?: return walkedPlan(type, name: name, unstored: unstored)
    case nil: break
    }
    switch rules.origin(of: name) {
    case .headless, .observation: return ClassPlan(type: type, name: name, role: NAV_EXCLUDED)
    case .elsewhere: return ClassPlan(type: type, name: name, role: NAV_UNWALKED)
    case .app: return walkedPlan(type, name: name)
    }
  }

  /// The properties in which a box keeps its contents, to be read in place; none where the box must
  /// be asked for them.
  private func contents(of type: AnyClass, storedIn properties: Set<String>) -> [FieldPlan] {
    (0..<RuntimeFields.count(of: type)).compactMap { index in
      let field = RuntimeFields.field(of: type, at: index)
      guard properties.contains(field.name), field.ownership == NAV_OWNS else { return nil }
      return FieldPlan(
        name: field.name, offset: field.offset, ownership: NAV_OWNS, plan: plan(for: field.type))
    }
  }

  private func walkedPlan(
    _ type: AnyClass, name: TypeName, unstored: [UnstoredProperty] = []
  ) -> ClassPlan {
    let levels = ClassLevel.all(of: type)
    var fields: [FieldPlan] = []
    var notes: [UnseenNote] = []
    var index = 0
    for level in levels {
      let range = index..<(index + level.fieldCount)
      index = range.upperBound
      switch rules.origin(of: level.name) {
      case .headless, .observation: continue
      case .elsewhere:
        if level.hasStorage {
          notes.append(
            UnseenNote(
              name.qualified,
              reason: .foreignSuperclass(level.name.short, module: level.name.walkableModule)))
        }
        continue
      case .app: break
      }
      if level.fieldCount == 0, level.hasStorage {
        notes.append(UnseenNote(level.name.qualified, reason: .reflectsNothing))
      }
      let stored = range.map { RuntimeFields.field(of: type, at: $0) }
      let isObservable = stored.contains { TypeName($0.type).module == "Observation" }
      for (field, index) in zip(stored, range) {
        append(
          field, index: index, of: type, level: level.name, isObservable: isObservable,
          owners: levels.map(\.name), to: &fields, notes: &notes)
      }
    }
    fields += unstored.map(field)
    return ClassPlan(type: type, name: name, role: NAV_WALKED, fields: fields, notes: notes)
  }

  private func field(for property: UnstoredProperty) -> FieldPlan {
    let reader = addReader { object, walk in
      withUnsafePointer(to: property.read(object) ?? Bool?.none as Any) { nav_put_any(walk, $0) }
    }
    let plan = TypePlan(type: Any.self, name: TypeName(Any.self))
    plan.kind = .opened(reader, showsType: false)
    return FieldPlan(
      name: property.name, offset: 0, ownership: NAV_OWNS, plan: plan,
      hash: propertyHash(property.name), isLeftOutIfNil: true)
  }

  private func propertyHash(_ name: String) -> UInt64 {
    let hash = TypeName.hash(name)
    propertyNames[hash] = name
    return hash
  }

  private func append(
    _ field: RuntimeField, index: Int, of type: AnyClass, level: TypeName, isObservable: Bool,
    owners: [TypeName], to fields: inout [FieldPlan], notes: inout [UnseenNote]
  ) {
    if field.name == "$defaultActor" { return }
    let plan = self.plan(for: field.type)
    let name = FieldName.declared(field.name, isWrapped: plan.isTransparent || isObservable)
    if rules.excludes(field: name, of: owners) || plan.isLeftOut { return }
    let path = PropertyPath(owner: level.qualified, member: name)
    if let hidden = hiddenField(at: path, of: type, field: field, index: index) {
      notes.append(hidden)
      return
    }
    notes += self.notes(on: plan, at: path)
    if field.ownership != NAV_OWNS, plan.isInvisible { return }
    fields.append(
      FieldPlan(
        name: name, offset: field.offset, ownership: field.ownership, plan: plan,
        hash: propertyHash(name), isPublished: plan.isTransparent))
  }

  /// Returns a note on a field that the runtime passes off as `()`.
  private func hiddenField(
    at path: PropertyPath, of type: any Any.Type, field: RuntimeField, index: Int
  ) -> UnseenNote? {
    guard field.type == Void.self else { return nil }
    var isVoid = false
    let hidden = nav_hidden_field_type(RuntimeFields.pointer(to: type), index, &isVoid)
    if isVoid { return nil }
    // The compiler may have replaced even the declared type by `()`.
    guard let hidden, RuntimeFields.type(at: hidden) != Void.self else {
      return .noncopyable(path)
    }
    let name = TypeName(RuntimeFields.type(at: hidden)).short
    return UnseenNote(path.owner, path.member, reason: .yieldsNothing(type: name))
  }

  // MARK: - What is not seen

  /// Returns notes on what is not seen of values of a type, found at a path.
  func notes(on plan: TypePlan, at path: PropertyPath) -> [UnseenNote] {
    var visited: Set<ObjectIdentifier> = []
    return notes(on: plan, at: path, visited: &visited)
  }

  private func notes(
    on plan: TypePlan, at path: PropertyPath, visited: inout Set<ObjectIdentifier>
  ) -> [UnseenNote] {
    switch plan.kind {
    case .opaque(let isNoted):
      if !isNoted { return [] }
      return [plan.isFunction ? .captures(path) : .presenceOnly(path, plan.name)]
    case .optional(let content), .list(let content), .set(let content):
      return notes(on: content, at: path, visited: &visited)
    case .dictionary(let key, let value):
      return notes(on: key, at: path, visited: &visited)
        + notes(on: value, at: path, visited: &visited)
    case .tuple(let fields):
      return fields.flatMap { notes(on: $0.plan, at: path, visited: &visited) }
    case .structure(let fields):
      guard visited.insert(ObjectIdentifier(plan)).inserted else { return [] }
      let isApp = rules.origin(of: plan.name) == .app
      return hiddenFields(of: plan)
        + fields.flatMap { field in
          notes(
            on: field.plan,
            at: isApp ? PropertyPath(owner: plan.name.qualified, member: field.name) : path,
            visited: &visited)
        }
    case .enumeration(let cases):
      guard visited.insert(ObjectIdentifier(plan)).inserted else { return [] }
      return hiddenPayloads(of: plan)
        + cases.flatMap { item in
          item.payload.map {
            notes(
              on: $0, at: PropertyPath(owner: plan.name.qualified, member: item.name),
              visited: &visited)
          } ?? []
        }
    case .strong:
      guard let type = plan.type as? AnyClass, !rules.isBox(type),
        rules.origin(of: plan.name) == .elsewhere, !rules.isQuiet(plan.name)
      else { return [] }
      return [.presenceOnly(path, plan.name)]
    default: return []
    }
  }

  private func hiddenFields(of plan: TypePlan) -> [UnseenNote] {
    let count = RuntimeFields.count(of: plan.type)
    if count == 0, nav_metadata_size(plan.metadata) > 0 {
      return [UnseenNote(plan.name.qualified, reason: .reflectsNothing)]
    }
    return (0..<count).compactMap { index in
      let field = RuntimeFields.field(of: plan.type, at: index)
      return hiddenField(
        at: PropertyPath(owner: plan.name.qualified, member: field.name), of: plan.type,
        field: field, index: index)
    }
  }

  private func hiddenPayloads(of plan: TypePlan) -> [UnseenNote] {
    (0..<nav_enum_payload_case_count(plan.metadata)).compactMap { index in
      let item = nav_enum_case(plan.metadata, index)
      guard item.hasPayload, item.payload == nil else { return nil }
      let name = item.name.map { String(cString: $0) } ?? ""
      return UnseenNote(plan.name.qualified, name, reason: .unknownPayload)
    }
  }
}

/// One class of an inheritance chain.
struct ClassLevel {
  let name: TypeName
  let fieldCount: Int
  /// A Boolean value that indicates whether the class adds bytes to what it inherits.
  let hasStorage: Bool

  /// The chain, root first.
  static func all(of type: AnyClass) -> [ClassLevel] {
    var levels: [ClassLevel] = []
    var next: UnsafeRawPointer? = RuntimeFields.pointer(to: type)
    while let metadata = next {
      let parent = nav_superclass(metadata).map { UnsafeRawPointer($0) }
      let inherited = parent.map { nav_instance_size($0) } ?? 16
      levels.append(
        ClassLevel(
          name: TypeName(RuntimeFields.type(at: metadata)),
          fieldCount: nav_own_field_count(metadata),
          hasStorage: nav_instance_size(metadata) > inherited))
      next = parent
    }
    return levels.reversed()
  }
}
