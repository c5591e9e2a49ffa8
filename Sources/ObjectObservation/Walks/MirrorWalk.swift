import CSwiftRuntime

/// The walk by reflection: slow, and independent of memory layouts.
///
/// It is the witness that the walk by field plans is compared with, and takes its place where
/// field plans are not known to hold. It cannot tell a value in an existential from a plain one,
/// and takes a type's custom mirror for its stored properties.
final class MirrorWalk: ObjectWalk {
  private(set) var reachedObjects: [AnyObject] = []
  private(set) var firstCount = 0
  private(set) var graph = ObservedGraph()

  private let options: ObservationOptions
  let readsClosures: Bool
  let namesFunctions: Bool
  let types: MirroredTypes
  let readTask: ((UnsafeRawPointer) -> ObservedValue)?
  let readers: [ObjectIdentifier: ObservationOptions.LeafReader]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var identifiers = MetIdentifiers()
  /// The targets of weak and unowned references, to be resolved once all objects are numbered.
  private var targets: [LooseTarget] = []
  private var sources: [ObjectIdentifier: (owner: Int, property: String)] = [:]
  private var subscriptions: [(holder: Int, source: AnyObject?, listener: ObservedListener)] = []
  var notes: Set<UnseenNote> = []
  private var holder = 0
  private var property = ""
  private(set) var path = PropertyPath()
  /// The contexts of closures that the walk is in.
  var openContexts: [UnsafeRawPointer] = []
  /// A Boolean value that indicates whether the walk is in a value of the platform's own, whose
  /// closures are bookkeeping.
  var isInPlatformValue = false

  private enum LooseTarget {
    case object(AnyObject)
    case identity(ObjectIdentifier)
    case dead
  }

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - readsMetadata: whether metadata may be asked for what reflection does not tell: who keeps
  ///     what alive. Without, references that keep nothing alive are seen to be there, no more.
  ///   - readsClosures: whether closures are looked into.
  ///   - namesFunctions: whether functions have the names of their source.
  init(
    options: ObservationOptions, readsMetadata: Bool = true, readsClosures: Bool = true,
    namesFunctions: Bool = true
  ) {
    self.options = options
    self.readsClosures = readsClosures && readsMetadata
    self.namesFunctions = namesFunctions
    types = MirroredTypes(options, readsMetadata: readsMetadata)
    readTask = options.readTask
    readers = Dictionary(
      options.readers.map { (ObjectIdentifier($0.type), $0) }, uniquingKeysWith: { $1 })
  }

  var fingerprint: ObservationFingerprint {
    var words: [UInt64] = []
    graph.write { words.append($0) }
    let hash = nav_hash_words(words, words.count)
    return ObservationFingerprint(high: hash.high, low: hash.low)
  }

  func run(_ roots: [AnyObject?], then later: [AnyObject]) {
    for case let root? in roots + later {
      let type: AnyClass = Swift.type(of: root)
      if types.origin(of: type) == .elsewhere { types.walk(module: types.name(of: type).module) }
    }
    reachedObjects = []
    numbers = [:]
    targets = []
    sources = [:]
    subscriptions = []
    notes = []
    graph = ObservedGraph()
    start(at: roots)
    describeReached()
    firstCount = reachedObjects.count
    start(at: later)
    describeReached()
    identifiers = MetIdentifiers()
    let names = reachedObjects.map { types.name(of: type(of: $0)) }
    let display = GraphReader.displayNames(of: names)
    for number in graph.objects.indices {
      graph.objects[number].type = display[number]
      graph.objects[number].fields = graph.objects[number].fields.map { resolved($0) }
    }
    noteSubscriptions(names: display)
    graph.unseen = notes.sorted()
  }

  private func start(at roots: [AnyObject?]) {
    for root in roots {
      if case .reference(let number)? = root.flatMap({ reference($0) }) {
        graph.roots.append(number)
      } else {
        graph.roots.append(nil)
      }
    }
  }

  private func describeReached() {
    while graph.objects.count < reachedObjects.count {
      holder = graph.objects.count
      graph.objects.append(object(reachedObjects[holder]))
    }
  }

  private func noteSubscriptions(names: [String]) {
    for (index, (holder, source, listener)) in subscriptions.enumerated() {
      var seen = subscription(to: source, names: names)
      seen.memory = listener.memory
      seen.place = listener.placeText
      seen.isRepeated =
        seen.owner == nil && source != nil
        && subscriptions[..<index].contains { $0.holder == holder && $0.source === source }
      var noted = graph.objects[holder].subscriptions
      guard noted.count(where: { $0 == seen }) < options.subscriptionCap else { continue }
      noted.append(seen)
      noted.sort { $0.precedes($1) }
      graph.objects[holder].subscriptions = noted
    }
  }

  private func subscription(to source: AnyObject?, names: [String]) -> ObservedSubscription {
    guard let source else { return ObservedSubscription(owner: nil, property: "") }
    if let known = sources[ObjectIdentifier(source)] {
      return ObservedSubscription(
        owner: known.owner, property: "\(names[known.owner]).\(known.property)")
    }
    if let number = numbers[ObjectIdentifier(source)] {
      return ObservedSubscription(owner: number, property: names[number])
    }
    return ObservedSubscription(owner: nil, property: types.name(of: type(of: source)).short)
  }

  // MARK: - Objects

  private func object(_ object: AnyObject) -> ObservedObject {
    let type: AnyClass = Swift.type(of: object)
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      mirrors.insert(mirror, at: 0)
      next = mirror.superclassMirror
    }
    let names = mirrors.map { types.name(of: $0.subjectType) }
    var fields: [ObservedField] = []
    var index = 0
    for (mirror, level) in zip(mirrors, names) {
      defer { index += mirror.children.count }
      guard types.rules.origin(of: level) == .app else { continue }
      let stored = mirror.children.indices.enumerated().map { offset, position in
        (position, index + offset, types.field(of: type, at: index + offset))
      }
      let isObservable = stored.contains { types.origin(of: $0.2.type) == .observation }
      for (position, index, field) in stored where field.name != "$defaultActor" {
        let wrapper = types.isTransparent(field.type)
        let name = FieldName.declared(field.name, isWrapped: wrapper || isObservable)
        property = name
        path = PropertyPath(owner: level.qualified, member: name)
        if types.excludes(field: name, index, of: type, names) { continue }
        if types.isLeftOut(field.type) {
          // Only for the subscriptions, or the source of some, that may be in it.
          _ = value(mirror.children[position].value)
          continue
        }
        if field.type == Void.self, types.isHidden(type, index) {
          notes.insert(.noncopyable(path))
          continue
        }
        let value: ObservedValue? =
          switch field.ownership {
          case NAV_UNOWNED_SAFE: .unowned(unowned(in: object, at: field.offset))
          case NAV_UNMANAGED: .opaque("Unmanaged")
          case NAV_WEAKLY: .weak(loose(unwrapped(mirror.children[position].value)))
          default: self.value(mirror.children[position].value)
          }
        if let value {
          fields.append(ObservedField(name: name, value: value, isPublished: wrapper))
        }
      }
    }
    if case .element(let unstored)? = types.role(of: type) {
      for property in unstored {
        guard let content = property.read(address(of: object)), let value = value(content) else {
          continue
        }
        fields.append(ObservedField(name: property.name, value: value))
      }
    }
    return ObservedObject(type: "", module: types.name(of: type).module, fields: fields)
  }

  /// Reads an unowned reference itself: reflection traps when the object has ended.
  private func unowned(in object: AnyObject, at offset: Int) -> ObservedValue.WeakTarget {
    unowned(at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
  }

  func unowned(at field: UnsafeRawPointer) -> ObservedValue.WeakTarget {
    guard let address = field.load(as: UnsafeMutableRawPointer?.self) else { return .none }
    if swift_isDeallocating(address) {
      targets.append(.dead)
      return .object(targets.count - 1)
    }
    return loose(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue())
  }

  func unwrapped(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value as AnyObject }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  func loose(_ object: AnyObject?) -> ObservedValue.WeakTarget {
    guard let object else { return .none }
    targets.append(.object(object))
    return .object(targets.count - 1)
  }

  func reference(_ object: AnyObject) -> ObservedValue {
    if let number = numbers[ObjectIdentifier(object)] { return .reference(number) }
    let type: AnyClass = Swift.type(of: object)
    let role = types.role(of: type)
    if case .subscription(let read)? = role {
      let listener = read(address(of: object))
      if listener.isLive {
        subscriptions.append((holder, listener.source.map(self.object(at:)), listener))
      }
      return .none
    }
    if types.excludes(type) { return .none }
    if case .box(_, let read)? = role {
      addSource(object)
      let contents = read(address(of: object))
      let value = value(contents.value) ?? .none
      let rest = contents.rest.compactMap { name, rest -> ObservedField? in
        let value = self.value(rest)
        // Only for the subscriptions that may be in it.
        if types.isLeftOut(Swift.type(of: rest)) { return nil }
        return value.map { ObservedField(name: name, value: $0) }
      }
      return value.inBox(of: types.name(of: type), with: rest)
    }
    let isElement = if case .element? = role { true } else { false }
    switch isElement ? .app : types.origin(of: type) {
    case .headless, .observation:
      addSource(object)
      return .none
    case .elsewhere:
      let name = types.name(of: type)
      note(name)
      return .opaque(name.short)
    case .app:
      numbers[ObjectIdentifier(object)] = reachedObjects.count
      reachedObjects.append(object)
      return .reference(reachedObjects.count - 1)
    }
  }

  private func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  private func object(at address: UnsafeRawPointer) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
  }

  private func addSource(_ object: AnyObject) {
    if sources[ObjectIdentifier(object)] == nil {
      sources[ObjectIdentifier(object)] = (holder, property)
    }
  }

  func note(_ name: TypeName) {
    if !types.rules.isQuiet(name) { notes.insert(.presenceOnly(path, name)) }
  }

  func identity(_ identity: ObjectIdentifier) -> ObservedValue.WeakTarget {
    targets.append(.identity(identity))
    return .object(targets.count - 1)
  }

  // MARK: - Loose references

  private func resolved(_ field: ObservedField) -> ObservedField {
    ObservedField(name: field.name, value: resolved(field.value), isPublished: field.isPublished)
  }

  /// The value with numbers in place of what loose references were noted as.
  private func resolved(_ value: ObservedValue) -> ObservedValue {
    switch value {
    case .weak(.object(let index)): .weak(target(targets[index]))
    case .unowned(.object(let index)): .unowned(target(targets[index]))
    case .string(let text): .string(identifiers.numbered(text))
    case .enumCase(let name, let payload):
      .enumCase(name, payload.map { .init(label: $0.label, value: resolved($0.value)) })
    case .structure(let type, let fields): .structure(type: type, fields.map { resolved($0) })
    case .list(let values): .list(values.map { resolved($0) })
    case .set(let values): .set(values.map { resolved($0) })
    case .dictionary(let entries):
      .dictionary(entries.map { .init(key: resolved($0.key), value: resolved($0.value)) })
    case .existential(let type, let content): .existential(type: type, resolved(content))
    case .closure(let closure):
      .closure(
        ObservedClosure(
          function: closure.function, captured: closure.captured.map { resolved($0) }))
    default: value
    }
  }

  private func target(_ target: LooseTarget) -> ObservedValue.WeakTarget {
    switch target {
    case .dead: .dead
    case .identity(let identity): numbers[identity].map { .object($0) } ?? .unreached("object")
    case .object(let object):
      numbers[ObjectIdentifier(object)].map { .object($0) }
        ?? .unreached(types.name(of: type(of: object)).short)
    }
  }
}
