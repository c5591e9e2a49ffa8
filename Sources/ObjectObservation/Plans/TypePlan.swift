import CSwiftRuntime

/// The plan for walking the values of one type: made once, run many times.
final class TypePlan {
  /// The kind of a type, as an observer sees its values.
  enum Kind {
    case bool
    case signed(nav_code)
    case unsigned(nav_code)
    case float(nav_code)
    case string
    case optional(TypePlan)
    case enumeration([CasePlan])
    case structure([FieldPlan])
    case tuple([FieldPlan])
    case list(TypePlan)
    case set(TypePlan)
    case dictionary(TypePlan, TypePlan)
    /// A reference to any object.
    case strong
    /// A value in a container that tells its type.
    case existential
    /// An address that stands for an object.
    case identity
    /// A struct of a headless framework around the storage of a property: only that counts.
    case transparent(FieldPlan)
    /// A value that Swift code reads, as words that describe themselves.
    case custom(Int)
    /// A value that Swift code loads, to be walked as a value of its dynamic type.
    case opened(Int, showsType: Bool)
    /// A value of which only the presence is seen; with a note about that or without.
    case opaque(isNoted: Bool)
    /// The source of subscriptions; nothing of it is seen.
    case source
    /// Nothing but subscriptions.
    case subscriptions(TypePlan)
    case subscription
    /// A function with what it captured; one of a type that is `@isolated(any)` keeps its isolation.
    case closure(isIsolated: Bool)
    /// A variable that a closure captured.
    case variable
    case excluded
  }

  let type: any Any.Type
  let name: TypeName
  let hash: UInt64
  var kind: Kind = .opaque(isNoted: false)

  /// The program that writes a value; its address never changes.
  let program: UnsafeMutablePointer<nav_program>

  /// The walk's record for the type, used when it meets one in an existential.
  let record: UnsafeMutablePointer<nav_type>

  init(type: any Any.Type, name: TypeName) {
    self.type = type
    self.name = name
    hash = name.hash
    program = .allocate(capacity: 1)
    program.initialize(to: nav_program())
    record = .allocate(capacity: 1)
    record.initialize(to: nav_type(name: hash, program: program))
  }

  deinit {
    program.pointee.release()
    program.deallocate()
    record.deallocate()
  }

  var metadata: UnsafeRawPointer { RuntimeFields.pointer(to: type) }

  /// A Boolean value that indicates whether values leave no words behind, whatever they are.
  var isInvisible: Bool {
    switch kind {
    case .excluded, .source, .subscriptions, .subscription: true
    default: false
    }
  }
}

/// The plan for walking one stored property or element.
struct FieldPlan {
  var name: String
  var offset: Int
  var ownership: nav_ownership
  var plan: TypePlan
  /// The hash of the name for a class's property; 0 elsewhere.
  var hash: UInt64 = 0
  var isPublished = false
  /// A Boolean value that indicates whether there is no such property where nothing is in it.
  var isLeftOutIfNil = false
}

/// The plan for walking one case of an enum.
struct CasePlan {
  let name: String
  let hash: UInt64
  let payload: TypePlan?
  let isIndirect: Bool

  init(name: String, payload: TypePlan?, isIndirect: Bool) {
    self.name = name
    hash = TypeName.hash(name)
    self.payload = payload
    self.isIndirect = isIndirect
  }
}

/// The plan for walking the objects of one class.
final class ClassPlan {
  let type: AnyClass
  let name: TypeName
  let fields: [FieldPlan]
  let notes: [UnseenNote]

  /// The walk's record for the class, used when it meets an object of it.
  let record: UnsafeMutablePointer<nav_class>

  /// Reads a subscription; only for classes that are subscriptions.
  let readSubscription: ((UnsafeRawPointer) -> ObservedListener)?

  /// Takes the contents out of a box; only for classes that are boxes.
  let readBox: ((UnsafeRawPointer) -> ObservedContents)?

  private let program: UnsafeMutablePointer<nav_program>

  init(
    type: AnyClass, name: TypeName, role: nav_role, fields: [FieldPlan] = [],
    notes: [UnseenNote] = [],
    readSubscription: ((UnsafeRawPointer) -> ObservedListener)? = nil,
    readBox: ((UnsafeRawPointer) -> ObservedContents)? = nil
  ) {
    self.type = type
    self.name = name
    self.fields = fields
    self.notes = notes
    self.readSubscription = readSubscription
    self.readBox = readBox
    program = .allocate(capacity: 1)
    program.initialize(to: nav_program())
    let isRun = role == NAV_WALKED || (role == NAV_BOX && !fields.isEmpty)
    record = .allocate(capacity: 1)
    record.initialize(
      to: nav_class(
        name: name.hash, program: isRun ? UnsafePointer(program) : nil, role: role,
        plan: UnsafeRawPointer(program)))
    record.pointee.plan = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    program.pointee.adopt(ProgramWriter.ops(of: fields))
  }

  deinit {
    program.pointee.release()
    program.deallocate()
    record.deallocate()
  }
}
