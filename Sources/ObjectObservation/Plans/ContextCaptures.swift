import CSwiftRuntime

/// The captures of a closure's context, as metadata describe them.
struct ContextCaptures {
  /// One captured value.
  struct Capture {
    /// The form of what was captured.
    enum Form {
      case value(any Any.Type)
      /// The address of a variable's box.
      case variable
      case closure(isIsolated: Bool)
      case optionalClosure(isIsolated: Bool)
    }

    let form: Form
    let ownership: nav_ownership
    let offset: Int
  }

  /// The captures that can be read, in order.
  private(set) var captures: [Capture] = []

  /// A Boolean value that indicates whether the context is itself the one value that was captured:
  /// an object, or the storage of an array.
  private(set) var isValue = false

  /// A Boolean value that indicates whether these are all captures.
  private(set) var isComplete = true

  /// A Boolean value that indicates whether other contexts of the same metadata have the same
  /// captures.
  private(set) var isGeneral = true

  /// Reads the description of a context.
  ///
  /// - Parameter isIsolated: whether the closure keeps its isolation.
  init(of context: UnsafeRawPointer, isIsolated: Bool) {
    switch nav_context_form_of(context) {
    case NAV_CONTEXT_OBJECT:
      isValue = true
      let metadata = context.load(as: UnsafeRawPointer.self)
      captures = [Capture(form: .value(Self.valueType(metadata)), ownership: NAV_OWNS, offset: 0)]
    case NAV_CONTEXT_DESCRIBED: readDescription(of: context, isIsolated)
    default:
      isComplete = false
      isGeneral = false
    }
  }

  private mutating func readDescription(of context: UnsafeRawPointer, _ isIsolated: Bool) {
    isGeneral =
      nav_context_binding_count(context) == 0 && !nav_context_depends_on_objects(context)
    let limit = Int(NAV_CAPTURE_LIMIT)
    withUnsafeTemporaryAllocation(of: nav_capture.self, capacity: limit) { buffer in
      let count = nav_context_captures(context, isIsolated, buffer.baseAddress!, limit)
      for capture in buffer[..<count] {
        guard let form = Self.form(of: capture) else {
          isComplete = false
          return
        }
        captures.append(
          Capture(form: form, ownership: capture.ownership, offset: Int(capture.offset)))
      }
    }
  }

  private static func form(of capture: nav_capture) -> Capture.Form? {
    switch capture.form {
    case NAV_CAPTURED_VALUE: capture.type.map { .value(RuntimeFields.type(at: $0)) }
    case NAV_CAPTURED_TYPE: .value(Any.Type.self)
    case NAV_CAPTURED_VARIABLE: .variable
    case NAV_CAPTURED_CLOSURE: .closure(isIsolated: capture.is_isolated)
    case NAV_CAPTURED_OPTIONAL_CLOSURE: .optionalClosure(isIsolated: capture.is_isolated)
    default: nil
    }
  }

  /// The type of the value that an object outside the app is the whole of.
  private static func valueType(_ metadata: UnsafeRawPointer) -> any Any.Type {
    let type = RuntimeFields.type(at: metadata)
    guard TypeName(type).qualified.hasPrefix("Swift._ContiguousArrayStorage<"),
      let element = nav_class_argument(metadata, 0)
    else { return AnyObject.self }
    return _openExistential(RuntimeFields.type(at: element), do: arrayType)
  }
}

private func arrayType<Element>(of type: Element.Type) -> any Any.Type { [Element].self }
