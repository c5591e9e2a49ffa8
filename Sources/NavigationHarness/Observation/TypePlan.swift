import CSwiftRuntime

/// How to walk the values of one type: made once, run many times.
final class TypePlan {
  /// What values of the type are to an observer.
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
    /// What Swift code reads, as words that describe themselves.
    case custom(Int)
    /// What Swift code loads, to be walked as a value of its dynamic type.
    case opened(Int, showsType: Bool)
    /// Of which only the presence is seen; with what to say about that, if anything.
    case opaque(note: String?)
    /// The source of subscriptions; nothing of it is seen.
    case source
    /// Nothing but subscriptions.
    case subscriptions(TypePlan)
    case subscription
    case excluded
  }

  let type: any Any.Type
  let name: TypeName
  let hash: UInt64
  var kind: Kind = .opaque(note: nil)

  /// The program that writes a value; its address never changes.
  let program: UnsafeMutablePointer<nav_program>

  /// What the walk is told when it meets the type in an existential.
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

  /// Whether values leave no words behind, whatever they are.
  var isInvisible: Bool {
    switch kind {
    case .excluded, .source, .subscriptions, .subscription: true
    default: false
    }
  }
}

/// How to walk one stored property or element.
struct FieldPlan {
  var name: String
  var offset: Int
  var ownership: nav_ownership
  var plan: TypePlan
  /// The hash of the name for a class's property; 0 elsewhere.
  var hash: UInt64 = 0
  var isPublished = false
}

/// How to walk one case of an enum.
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

/// How to walk the objects of one class.
final class ClassPlan {
  let type: AnyClass
  let name: TypeName
  let fields: [FieldPlan]
  let notes: [String]

  /// What the walk is told when it meets an object of the class.
  let record: UnsafeMutablePointer<nav_class>

  /// Tells what a subscription listens to; only for classes that are subscriptions.
  let readSubscription: ((UnsafeRawPointer) -> (isLive: Bool, source: UnsafeRawPointer?))?

  /// Takes the value out of a box; only for classes that are boxes.
  let readBox: ((UnsafeRawPointer) -> Any)?

  private let program: UnsafeMutablePointer<nav_program>

  init(
    type: AnyClass, name: TypeName, role: nav_role, fields: [FieldPlan] = [],
    notes: [String] = [],
    readSubscription: ((UnsafeRawPointer) -> (isLive: Bool, source: UnsafeRawPointer?))? = nil,
    readBox: ((UnsafeRawPointer) -> Any)? = nil
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
