import CSwiftRuntime

extension MirrorWalk {
  /// Returns what is seen of a function.
  func function(_ value: Any, _ name: TypeName) -> ObservedValue {
    let type = RuntimeFields.pointer(to: type(of: value))
    guard nav_function_is_closure(type), !isInPlatformValue else { return .opaque(name.short) }
    guard readsClosures else {
      notes.insert(.captures(path))
      return .opaque(name.short)
    }
    return withExtendedLifetime(value) {
      withUnsafeBytes(of: _openExistential(value, do: twoWords)) {
        closure(at: $0.baseAddress!, isIsolated: nav_function_is_isolated(type))
      }
    }
  }

  private func closure(at address: UnsafeRawPointer, isIsolated: Bool) -> ObservedValue {
    let code = address.load(as: UnsafeRawPointer?.self)
    let name = FunctionName(code: code, isLookedUp: namesFunctions)
    let context = address + MemoryLayout<UnsafeRawPointer>.size
    return .closure(ObservedClosure(name, captured: captured(at: context, isIsolated: isIsolated)))
  }

  /// Returns what the context at an address holds: that of a closure, or the box of a variable.
  private func captured(
    at address: UnsafeRawPointer, isIsolated: Bool = false
  ) -> [ObservedField] {
    guard let context = address.load(as: UnsafeRawPointer?.self) else { return [] }
    if nav_context_form_of(context) == NAV_CONTEXT_OBJECT {
      let object = Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()
      if !isUnwalked(object) {
        return [ObservedField(name: ObservedClosure.name(ofCapture: 0), value: reference(object))]
      }
    }
    if let outer = openContexts.lastIndex(of: context) {
      return [.again(UInt64(openContexts.count - outer))]
    }
    if openContexts.count == Int(NAV_CONTEXT_DEPTH) {
      notes.insert(.captures(path))
      return [.again(0)]
    }
    openContexts.append(context)
    defer { openContexts.removeLast() }
    let captures = ContextCaptures(of: context, isIsolated: isIsolated)
    let start = captures.isValue ? address : context
    let fields = captures.captures.enumerated().compactMap { index, capture in
      value(of: capture, at: start + capture.offset).map {
        ObservedField(name: ObservedClosure.name(ofCapture: index), value: $0)
      }
    }
    if captures.isComplete { return fields }
    notes.insert(.captures(path))
    return fields + [.unreadable(from: fields.count)]
  }

  private func isUnwalked(_ object: AnyObject) -> Bool {
    let type: AnyClass = Swift.type(of: object)
    if types.excludes(type) || types.role(of: type) != nil { return false }
    return if case .elsewhere = types.origin(of: type) { true } else { false }
  }

  private func value(
    of capture: ContextCaptures.Capture, at address: UnsafeRawPointer
  ) -> ObservedValue? {
    switch capture.form {
    case .variable: return captured(at: address).first?.value ?? ObservedValue.none
    case .closure(let isIsolated): return closure(at: address, isIsolated: isIsolated)
    case .optionalClosure(let isIsolated):
      let isPresent = address.load(as: UnsafeRawPointer?.self) != nil
      return isPresent ? closure(at: address, isIsolated: isIsolated) : ObservedValue.none
    case .value(let type):
      switch capture.ownership {
      case NAV_WEAKLY:
        let object = swift_weakLoadStrong(UnsafeMutableRawPointer(mutating: address))
        defer { object.map { swift_release($0) } }
        return .weak(
          loose(object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }))
      case NAV_UNOWNED_SAFE: return .unowned(unowned(at: address))
      case NAV_UNMANAGED: return .opaque("Unmanaged")
      default: return value(address.value(of: type))
      }
    }
  }
}

/// The words of a closure, as they are stored.
private func twoWords<Function>(_ function: Function) -> (UnsafeRawPointer?, UnsafeRawPointer?) {
  withUnsafeBytes(of: function) { $0.load(as: (UnsafeRawPointer?, UnsafeRawPointer?).self) }
}

/// A struct whose property reflection takes out of whatever container it is in.
private struct Held<Value> {
  var value: Value
}

extension UnsafeRawPointer {
  /// The value of a type that is stored here.
  fileprivate func value(of type: any Any.Type) -> Any {
    func load<Value>(_: Value.Type) -> Any {
      let held = Held(value: assumingMemoryBound(to: Value.self).pointee)
      return Mirror(reflecting: held).children.first!.value
    }
    return _openExistential(type, do: load)
  }
}
