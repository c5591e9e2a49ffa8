import CSwiftRuntime

/// Writes plans down as flat programs; structs are inlined, their offsets added up.
enum ProgramWriter {
  static func ops(of fields: [FieldPlan]) -> [nav_op] {
    var ops: [nav_op] = []
    for field in fields { append(field, at: field.offset, to: &ops) }
    return ops
  }

  static func ops(of plan: TypePlan) -> [nav_op] {
    var ops: [nav_op] = []
    append(plan, at: 0, to: &ops)
    return ops
  }

  private static func append(_ field: FieldPlan, at offset: Int, to ops: inout [nav_op]) {
    let start = ops.count
    switch field.ownership {
    case NAV_WEAKLY: ops.append(nav_op(NAV_WEAK, at: offset))
    case NAV_UNOWNED_SAFE: ops.append(nav_op(NAV_UNOWNED, at: offset))
    // The address may be that of anything: presence only.
    case NAV_UNMANAGED: break
    default: append(field.plan, at: offset, to: &ops)
    }
    if field.hash != 0, ops.count > start { ops[start].field = field.hash }
  }

  private static func append(_ plan: TypePlan, at offset: Int, to ops: inout [nav_op]) {
    switch plan.kind {
    case .bool: ops.append(nav_op(NAV_U8, at: offset))
    case .signed(let code), .unsigned(let code), .float(let code):
      ops.append(nav_op(code, at: offset))
    case .string: ops.append(nav_op(NAV_STRING, at: offset))
    case .strong, .subscription: ops.append(nav_op(NAV_STRONG, at: offset))
    case .existential: ops.append(nav_op(NAV_EXISTENTIAL, at: offset))
    case .identity: ops.append(nav_op(NAV_IDENTITY, at: offset))
    case .closure(let isIsolated):
      ops.append(nav_op(NAV_CLOSURE, at: offset) { $0.number = isIsolated ? 1 : 0 })
    case .variable: ops.append(nav_op(NAV_VARIABLE, at: offset))
    case .source: ops.append(nav_op(NAV_SOURCE, at: offset))
    case .opaque, .excluded: break
    case .transparent(let field):
      append(field.plan, at: offset + field.offset, to: &ops)
    case .structure(let fields), .tuple(let fields):
      for field in fields { append(field, at: offset + field.offset, to: &ops) }
    case .custom(let number), .opened(let number, _):
      ops.append(nav_op(NAV_CUSTOM, at: offset) { $0.number = UInt32(number) })
    case .subscriptions(let content):
      ops.append(nav_op(NAV_SILENT, at: offset) { $0.first = UnsafePointer(content.program) })
    case .optional(let wrapped): ops.append(optional(wrapped, at: offset))
    case .list(let element): ops.append(list(of: element, at: offset))
    case .set(let element): ops.append(set(of: element, at: offset))
    case .dictionary(let key, let value):
      ops.append(dictionary(of: key, value, at: offset))
    case .enumeration(let cases):
      ops.append(enumeration(cases, metadata: plan.metadata, at: offset))
    }
  }

  private static func optional(_ wrapped: TypePlan, at offset: Int) -> nav_op {
    // An absent reference is a null pointer, and an absent object writes what null does.
    if wrapped.isReference { return nav_op(NAV_STRONG, at: offset) }
    return nav_op(NAV_OPTIONAL, at: offset) {
      $0.first = UnsafePointer(wrapped.program)
      $0.metadata = wrapped.metadata
    }
  }

  private static func list(of element: TypePlan, at offset: Int) -> nav_op {
    nav_op(NAV_LIST, at: offset) {
      $0.first = UnsafePointer(element.program)
      $0.metadata = element.metadata
      $0.stride = UInt32(nav_metadata_stride(element.metadata))
    }
  }

  private static func set(of element: TypePlan, at offset: Int) -> nav_op {
    nav_op(NAV_SET, at: offset) {
      $0.first = UnsafePointer(element.program)
      $0.stride = UInt32(nav_metadata_stride(element.metadata))
    }
  }

  private static func dictionary(
    of key: TypePlan, _ value: TypePlan, at offset: Int
  ) -> nav_op {
    nav_op(NAV_DICTIONARY, at: offset) {
      $0.first = UnsafePointer(key.program)
      $0.stride = UInt32(nav_metadata_stride(key.metadata))
      $0.second = UnsafePointer(value.program)
      $0.second_stride = UInt32(nav_metadata_stride(value.metadata))
    }
  }

  private static func enumeration(
    _ cases: [CasePlan], metadata: UnsafeRawPointer, at offset: Int
  ) -> nav_op {
    let records = UnsafeMutablePointer<nav_case>.allocate(capacity: max(cases.count, 1))
    for (index, item) in cases.enumerated() {
      records[index] = nav_case(
        name: item.hash,
        payload: item.payload.map { UnsafePointer($0.program) },
        align_mask: item.payload.map { UInt32(nav_metadata_align_mask($0.metadata)) } ?? 0,
        is_indirect: item.isIndirect)
    }
    return nav_op(NAV_ENUM, at: offset) {
      $0.metadata = metadata
      $0.number = UInt32(cases.count)
      $0.cases = UnsafePointer(records)
    }
  }
}

extension TypePlan {
  /// A Boolean value that indicates whether a value is one pointer to an object, null when absent.
  var isReference: Bool {
    switch kind {
    case .strong, .subscription: true
    default: false
    }
  }
}

extension nav_op {
  fileprivate init(_ code: nav_code, at offset: Int, _ change: (inout nav_op) -> Void = { _ in }) {
    self.init()
    self.code = code
    self.offset = UInt32(offset)
    change(&self)
  }
}

extension nav_program {
  /// Copies ops into memory that the program owns.
  mutating func adopt(_ list: [nav_op]) {
    let memory = UnsafeMutablePointer<nav_op>.allocate(capacity: max(list.count, 1))
    memory.initialize(from: list, count: list.count)
    ops = UnsafePointer(memory)
    count = UInt32(list.count)
  }

  /// Frees the memory of the ops.
  mutating func release() {
    for op in UnsafeBufferPointer(start: ops, count: Int(count)) { op.cases?.deallocate() }
    ops?.deallocate()
    ops = nil
    count = 0
  }
}
