import CSwiftRuntime

/// The plan for walking what closures of one kind captured.
final class ContextPlan {
  let fields: [FieldPlan]

  /// A Boolean value that indicates whether the fields are all that was captured.
  let isComplete: Bool

  /// The walk's record of contexts of this kind.
  let record: UnsafeMutablePointer<nav_context>

  private let program: UnsafeMutablePointer<nav_program>

  init(_ captures: ContextCaptures, fields: [FieldPlan]) {
    self.fields = fields
    isComplete = captures.isComplete
    program = .allocate(capacity: 1)
    program.initialize(to: nav_program())
    record = .allocate(capacity: 1)
    record.initialize(
      to: nav_context(
        name: TypeName.hash(Self.name(captures, fields)), program: program,
        is_value: captures.isValue, is_general: captures.isGeneral))
    program.pointee.adopt(ProgramWriter.ops(of: fields))
  }

  deinit {
    program.pointee.release()
    program.deallocate()
    record.deallocate()
  }

  var hash: UInt64 { record.pointee.name }

  /// Says all that the words of a context depend on.
  private static func name(_ captures: ContextCaptures, _ fields: [FieldPlan]) -> String {
    let parts = fields.map {
      "\($0.name) \($0.ownership.rawValue) \($0.plan.name.qualified) \($0.offset)"
    }
    return "context \(captures.isValue) \(captures.isComplete) \(captures.isGeneral) "
      + parts.joined(separator: ", ")
  }
}

/// What the types of captures depend on.
struct ContextKey: Hashable {
  private let words: [UnsafeRawPointer?]
  private let isIsolated: Bool

  /// Makes a key; nil where they depend on more than the context tells.
  init?(_ context: UnsafeRawPointer, isIsolated: Bool) {
    guard nav_context_form_of(context) == NAV_CONTEXT_DESCRIBED,
      !nav_context_depends_on_objects(context)
    else { return nil }
    words =
      [context.load(as: UnsafeRawPointer?.self)]
      + (0..<nav_context_binding_count(context)).map {
        nav_context_binding(context, isIsolated, $0)
      }
    self.isIsolated = isIsolated
  }
}

extension PlanLibrary {
  /// Returns the plan for what the closure of a context captured.
  ///
  /// - Parameter isIsolated: whether the closure keeps its isolation.
  func contextPlan(for context: UnsafeRawPointer, isIsolated: Bool) -> ContextPlan {
    let key = ContextKey(context, isIsolated: isIsolated)
    if let key, let known = contextPlans[key] { return known }
    let captures = ContextCaptures(of: context, isIsolated: isIsolated)
    let made = ContextPlan(captures, fields: fields(of: captures))
    let plan = contextsByHash[made.hash] ?? made
    contextsByHash[plan.hash] = plan
    if let key { contextPlans[key] = plan }
    return plan
  }

  private func fields(of captures: ContextCaptures) -> [FieldPlan] {
    captures.captures.enumerated().compactMap { index, capture in
      let plan = plan(for: capture.form)
      if plan.isLeftOut { return nil }
      return FieldPlan(
        name: ObservedClosure.name(ofCapture: index), offset: capture.offset,
        ownership: capture.ownership, plan: plan)
    }
  }

  /// Closures are laid out alike, whatever their type.
  private func plan(for form: ContextCaptures.Capture.Form) -> TypePlan {
    switch form {
    case .value(let type): plan(for: type)
    case .variable: variablePlan
    case .closure(false): plan(for: (() -> Void).self)
    case .closure(true): isolatedClosurePlan
    case .optionalClosure(false): plan(for: (() -> Void)?.self)
    case .optionalClosure(true): optionalIsolatedClosurePlan
    }
  }

  func contextPlan(hash: UInt64) -> ContextPlan? { contextsByHash[hash] }

  /// Returns the name of the function at a place, looked up when it is first asked for.
  func functionName(place: UInt64) -> FunctionName {
    if let known = functionNames[place] { return known }
    let name = FunctionName(code: functions[place] ?? nil, isLookedUp: namesFunctions)
    functionNames[place] = name
    return name
  }

  /// Returns the plan of a platform's own type without its closures: bookkeeping of the platform.
  func withoutClosures(_ plan: TypePlan) -> TypePlan {
    switch plan.kind {
    case .closure: return bare(plan.type, .opaque(isNoted: false))
    case .optional(let wrapped):
      let changed = withoutClosures(wrapped)
      return changed === wrapped ? plan : bare(plan.type, .optional(changed))
    case .list(let element):
      let changed = withoutClosures(element)
      return changed === element ? plan : bare(plan.type, .list(changed))
    case .dictionary(let key, let value):
      let changed = withoutClosures(value)
      return changed === value ? plan : bare(plan.type, .dictionary(key, changed))
    case .tuple(let fields):
      let changed = fields.map { withoutClosures($0.plan) }
      if zip(changed, fields).allSatisfy({ $0 === $1.plan }) { return plan }
      return bare(
        plan.type,
        .tuple(
          zip(fields, changed).map { field, plan in
            var field = field
            field.plan = plan
            return field
          }))
    default: return plan
    }
  }
}
