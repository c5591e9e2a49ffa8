import CSwiftRuntime

/// Reads the words of a walk back into a graph, by the plans that wrote them.
struct GraphReader {
  private let library: PlanLibrary
  private let classes: [ClassPlan]
  private let names: [String]
  private var words: WordReader
  private var notes: Set<UnseenNote> = []
  private var path = PropertyPath()

  init(library: PlanLibrary, walk: OpaquePointer) {
    self.library = library
    classes = (0..<nav_walk_object_count(walk)).map { number in
      ClassPlan.at(nav_walk_class(walk, number).pointee.plan)
    }
    names = Self.displayNames(of: classes.map(\.name))
    words = WordReader(
      UnsafeBufferPointer(start: nav_walk_words(walk), count: nav_walk_word_count(walk)))
  }

  /// Names without modules, except where that would make two types look alike.
  static func displayNames(of types: [TypeName]) -> [String] {
    var first: [String: String] = [:]
    var ambiguous: Set<String> = []
    for type in types {
      let known = first[type.short] ?? type.qualified
      first[type.short] = known
      if known != type.qualified { ambiguous.insert(type.short) }
    }
    if ambiguous.isEmpty { return types.map(\.short) }
    return types.map { ambiguous.contains($0.short) ? $0.qualified : $0.short }
  }

  mutating func graph() -> ObservedGraph {
    var graph = ObservedGraph()
    for _ in 0..<words.word() {
      if case .reference(let number) = reference() {
        graph.roots.append(number)
      } else {
        graph.roots.append(nil)
      }
    }
    for (index, plan) in classes.enumerated() {
      // The class's name, known already.
      _ = words.word()
      notes.formUnion(plan.notes)
      let fields = plan.fields.compactMap { field in
        path = PropertyPath(owner: plan.name.qualified, member: field.name)
        return self.field(field)
      }
      graph.objects.append(
        ObservedObject(type: names[index], module: plan.name.module, fields: fields))
    }
    while !words.isAtEnd {
      let holder = Int(words.word())
      // The words are in the order of hashes.
      graph.objects[holder].subscriptions = words.word().times { subscription() }.sorted {
        $0.precedes($1)
      }
    }
    graph.unseen = notes.sorted()
    return graph
  }

  private mutating func subscription() -> ObservedSubscription {
    let owner = words.word()
    let name = words.word()
    let (place, memory) = library.listener(number: words.word())
    guard owner >= UInt64(NAV_FIRST_OBJECT) else {
      return ObservedSubscription(
        owner: nil, property: owner == UInt64(NAV_NIL) ? "" : typeName(hash: name),
        isRepeated: owner == UInt64(NAV_AGAIN), memory: memory, place: place)
    }
    let number = Int(owner) - Int(NAV_FIRST_OBJECT)
    let property = library.propertyName(hash: name).map { ".\($0)" } ?? ""
    return ObservedSubscription(
      owner: number, property: names[number] + property, memory: memory, place: place)
  }

  private func typeName(hash: UInt64) -> String {
    (library.classPlan(hash: hash)?.name ?? library.type(hash: hash)?.name)?.short ?? "object"
  }

  // MARK: - Values

  private mutating func field(_ field: FieldPlan) -> ObservedField? {
    let value: ObservedValue?
    switch field.ownership {
    case NAV_WEAKLY: value = .weak(target())
    case NAV_UNOWNED_SAFE: value = .unowned(target())
    case NAV_UNMANAGED: value = .opaque("Unmanaged")
    default: value = self.value(field.plan)
    }
    if field.isLeftOutIfNil, value == ObservedValue.none { return nil }
    return value.map { ObservedField(name: field.name, value: $0, isPublished: field.isPublished) }
  }

  private mutating func fields(_ plans: [FieldPlan]) -> [ObservedField] {
    plans.compactMap { field($0) }
  }

  /// Reads a value; nothing where a plan leaves nothing behind.
  private mutating func value(_ plan: TypePlan) -> ObservedValue? {
    switch plan.kind {
    case .bool: .bool(words.word() & 1 != 0)
    case .signed: .int(Int64(bitPattern: words.word()))
    case .unsigned: .uint(words.word())
    case .float: .double(words.word())
    case .string: .string(words.string())
    case .strong, .subscription: reference()
    case .existential: existential()
    case .identity: .unowned(target())
    case .custom: words.value()
    case .opened(_, let showsType): showsType ? existential() : existential().content
    case .transparent(let field): value(field.plan)
    case .opaque: .opaque(plan.name.short)
    case .closure: closure()
    case .variable: captured().first?.value ?? ObservedValue.none
    case .excluded, .source, .subscriptions: nil
    case .optional(let wrapped): optional(wrapped)
    case .list(let element): .list(words.word().times { content(element) })
    case .set(let element): .set(words.word().times { content(element) })
    case .dictionary(let key, let value):
      .dictionary(
        words.word().times { ObservedEntry(key: content(key), value: content(value)) })
    case .structure(let plans): .structure(type: plan.name.short, fields(plans))
    case .tuple(let plans): .structure(type: plan.name.short, fields(plans))
    case .enumeration(let cases): enumeration(cases)
    }
  }

  private mutating func content(_ plan: TypePlan) -> ObservedValue { value(plan) ?? .none }

  private mutating func optional(_ wrapped: TypePlan) -> ObservedValue {
    if wrapped.isReference { return reference() }
    guard words.word() != 0 else { return .none }
    let value = content(wrapped)
    // An optional of an optional: present, but nothing in it.
    return value == .none ? .enumCase("some", [ObservedPayload(value: .none)]) : value
  }

  private mutating func enumeration(_ cases: [CasePlan]) -> ObservedValue {
    let name = words.word()
    guard let selected = cases.first(where: { $0.hash == name }) else {
      preconditionFailure("An observation names a case that its enum does not have")
    }
    guard let payload = selected.payload else { return .enumCase(selected.name, []) }
    if case .tuple(let elements) = payload.kind {
      return .enumCase(
        selected.name,
        fields(elements).map {
          ObservedPayload(label: Int($0.name) == nil ? $0.name : nil, value: $0.value)
        })
    }
    return .enumCase(selected.name, [ObservedPayload(value: content(payload))])
  }

  private mutating func reference() -> ObservedValue {
    let word = words.word()
    if word == UInt64(NAV_NIL) { return .none }
    if word == UInt64(NAV_LEAF) {
      let plan = library.classPlan(hash: words.word())!
      if !library.rules.isQuiet(plan.name) {
        notes.insert(.presenceOnly(path, plan.name))
      }
      return .opaque(plan.name.short)
    }
    if word >> 63 == 0 { return .reference(Int(word) - Int(NAV_FIRST_OBJECT)) }
    let box = library.classPlan(hash: word & ~(1 << 63))!
    guard let first = box.fields.first else { return existential().content }
    let value = content(first.plan)
    return value.inBox(of: box.name, with: fields(Array(box.fields.dropFirst())))
  }

  private mutating func existential() -> ObservedValue {
    let name = words.word()
    if name == UInt64(NAV_DEAD) { return reference() }
    let plan = library.type(hash: name)!
    notes.formUnion(library.notes(on: plan, at: path))
    return .existential(type: plan.name.short, content(plan))
  }

  private mutating func closure() -> ObservedValue {
    let function = library.functionName(place: words.word())
    return .closure(ObservedClosure(function, captured: captured()))
  }

  /// Reads what a closure, or the box of a variable, holds.
  private mutating func captured() -> [ObservedField] {
    let word = words.word()
    switch word {
    case UInt64(NAV_NIL): return []
    case UInt64(NAV_DEAD):
      return [ObservedField(name: ObservedClosure.name(ofCapture: 0), value: reference())]
    case UInt64(NAV_AGAIN):
      let distance = words.word()
      if distance == 0 { notes.insert(.captures(path)) }
      return [.again(distance)]
    default:
      let plan = library.contextPlan(hash: word)!
      for field in plan.fields { notes.formUnion(library.notes(on: field.plan, at: path)) }
      let read = fields(plan.fields)
      if plan.isComplete { return read }
      notes.insert(.captures(path))
      return read + [.unreadable(from: read.count)]
    }
  }

  private mutating func target() -> ObservedValue.WeakTarget {
    let word = words.word()
    let name = words.word()
    switch word {
    case UInt64(NAV_NIL): return .none
    case UInt64(NAV_DEAD): return .dead
    case UInt64(NAV_LEAF): return .unreached(typeName(hash: name))
    default: return .object(Int(word) - Int(NAV_FIRST_OBJECT))
    }
  }
}

extension ObservedValue {
  /// The value without the note of its dynamic type.
  var content: ObservedValue {
    if case .existential(_, let value) = self { value } else { self }
  }
}

extension UInt64 {
  fileprivate func times<Item>(_ make: () -> Item) -> [Item] {
    (0..<self).map { _ in make() }
  }
}
