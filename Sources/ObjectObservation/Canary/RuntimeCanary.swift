import CSwiftRuntime

/// Finds out whether the Swift runtime of this process keeps things where field plans look for them.
///
/// A canary is an object with a property of every kind. What field plans read of it is compared
/// with what reflection tells, and both with what its source says, before any plan is relied on.
enum RuntimeCanary {
  /// Returns the way in which objects can be observed in this process.
  static func method() -> ObservationMethod {
    let examination = Examination()
    let outcome = nav_attempt(
      { Unmanaged<Examination>.fromOpaque($0!).takeUnretainedValue().run() },
      Unmanaged.passUnretained(examination).toOpaque(), 2)
    let doubt = outcome == 0 ? examination.doubt : .attemptEnded(outcome)
    if !examination.readsMetadata {
      return .reflectionAlone(because: doubt ?? .attemptEnded(outcome))
    }
    // Where metadata are laid out otherwise, nobody has tried the walk by field plans.
    guard nav_plans_available() else { return .reflection(because: nil) }
    return doubt.map { .reflection(because: $0) } ?? .fieldPlans
  }

  /// One examination, step by step: what was found stays when a later step ends in a signal.
  private final class Examination {
    private(set) var readsMetadata = false
    private(set) var doubt: String?

    func run() {
      doubt = RuntimeCanary.fieldsInDoubt()
      readsMetadata = doubt == nil
      guard readsMetadata, nav_plans_available() else { return }
      doubt = RuntimeCanary.typesInDoubt() ?? RuntimeCanary.walkInDoubt()
    }
  }

  // MARK: - Metadata

  /// The first thing that is read wrongly of the declarations of fields, on which reflection
  /// depends, too; nil if there is none.
  private static func fieldsInDoubt() -> String? {
    for (index, ownership) in Canary.ownerships.enumerated()
    where nav_field_ownership(RuntimeFields.pointer(to: CanaryReferences.self), index) != ownership
    {
      return .ownership(RuntimeFields.field(of: CanaryReferences.self, at: index).name)
    }
    for (type, index, expected) in Canary.declaredTypes {
      var isVoid = false
      let declared = nav_hidden_field_type(RuntimeFields.pointer(to: type), index, &isVoid)
      let isAsExpected =
        expected == Void.self
        ? isVoid : declared.map { RuntimeFields.type(at: $0) == expected } ?? false
      if !isAsExpected { return .declaredType(TypeName(type).short, index) }
    }
    let cases = RuntimeFields.pointer(to: CanaryCase.self)
    let names = (0..<nav_enum_case_count(cases)).map {
      nav_enum_case(cases, $0).name.map { String(cString: $0) }
    }
    return names == Canary.caseNames ? nil : .caseNames
  }

  /// The first thing that is read wrongly of types; nil if there is none.
  private static func typesInDoubt() -> String? {
    if !isMeasured(CanaryPair<Int, Int8>.self) || !isMeasured(CanaryAligned.self) {
      return .sizes
    }
    if !hasFlags(Int.self) || !hasFlags(CanaryNest.self, NAV_OUT_OF_LINE_BIT)
      || !hasFlags(CanaryWeak.self, NAV_NOT_TAKABLE_BIT, NAV_OUT_OF_LINE_BIT)
      || !hasFlags(CanarySeason.self, NAV_ENUM_WITNESSES_BIT)
    {
      return .flags
    }
    let cases = RuntimeFields.pointer(to: CanaryCase.self)
    if nav_enum_payload_case_count(cases) != Canary.payloadCaseCount { return .payloadCases }
    let tuple = RuntimeFields.pointer(to: (Int8, label: String).self)
    if nav_tuple_count(tuple) != 2 || nav_tuple_at(tuple, 1).offset != 8 { return .tuples }
    if !tagsAreTakenAndGiven() { return .tags }
    return copiesAreEnded() ? nil : .copies
  }

  private static func isMeasured<Value>(_ type: Value.Type) -> Bool {
    let metadata = RuntimeFields.pointer(to: type)
    return nav_metadata_size(metadata) == MemoryLayout<Value>.size
      && nav_metadata_stride(metadata) == MemoryLayout<Value>.stride
      && nav_metadata_align_mask(metadata) == MemoryLayout<Value>.alignment - 1
  }

  private static func hasFlags(_ type: any Any.Type, _ expected: nav_constant...) -> Bool {
    [NAV_OUT_OF_LINE_BIT, NAV_NOT_TAKABLE_BIT, NAV_ENUM_WITNESSES_BIT].allSatisfy {
      nav_metadata_flag(RuntimeFields.pointer(to: type), $0) == expected.contains($0)
    }
  }

  /// Returns a Boolean value that indicates whether an enum's payload is found behind its tag,
  /// and its tag is put back.
  private static func tagsAreTakenAndGiven() -> Bool {
    let link = CanaryLink(number: 1)
    let metadata = RuntimeFields.pointer(to: CanaryTagged.self)
    return withExtendedLifetime(link) {
      var value = CanaryTagged.second(link)
      return withUnsafeMutablePointer(to: &value) { value in
        let bits = UnsafeMutableRawPointer(value).assumingMemoryBound(to: UInt.self)
        let whole = bits.pointee
        guard nav_enum_tag(value, metadata) == 1 else { return false }
        nav_enum_project(value, metadata)
        let payload = bits.pointee
        nav_enum_inject(value, 1, metadata)
        return payload == UInt(bitPattern: Unmanaged.passUnretained(link).toOpaque())
          && bits.pointee == whole
      }
    }
  }

  /// Returns a Boolean value that indicates whether a copy keeps an object alive until it is
  /// ended, and replaces nothing.
  private static func copiesAreEnded() -> Bool {
    let metadata = RuntimeFields.pointer(to: CanaryTagged.self)
    var original: CanaryTagged? = .first(CanaryLink(number: 2))
    let bystander = CanaryLink(number: 3)
    weak var link: CanaryLink?
    weak let replaced = bystander
    if case .first(let held)? = original { link = held }
    let copy = UnsafeMutablePointer<CanaryTagged>.allocate(capacity: 1)
    defer { copy.deallocate() }
    copy.initialize(to: .first(bystander))
    withUnsafePointer(to: &original!) { nav_value_copy(copy, $0, metadata) }
    original = nil
    let isKept = link != nil
    nav_value_destroy(copy, metadata)
    let isEnded = link == nil
    // The copy was made over a reference to the bystander, which is still to be ended.
    Unmanaged.passUnretained(bystander).release()
    return isKept && isEnded && withExtendedLifetime(bystander) { replaced != nil }
  }

  // MARK: - Objects

  /// The first property of the canary that field plans read wrongly.
  private static func walkInDoubt() -> String? {
    let canary = Canary()
    let plans = PlannedWalk(options: ObservationOptions(), readsClosures: false)
    let reflection = MirrorWalk(options: ObservationOptions(), readsClosures: false)
    plans.run([canary])
    reflection.run([canary])
    let seen = plans.graph
    if let property = difference(of: seen, from: reflection.graph) { return .property(property) }
    for (property, value) in Canary.knownValues where seen.objects[0][property] != value {
      return .property("Canary.\(property)")
    }
    return nil
  }

  /// The first property in which two graphs differ.
  private static func difference(
    of seen: ObservedGraph, from expected: ObservedGraph
  ) -> String? {
    for (object, other) in zip(seen.objects, expected.objects) where object != other {
      guard object.fields.map(\.name) == other.fields.map(\.name) else { return other.type }
      for (field, otherField) in zip(object.fields, other.fields)
      where field.value.content != otherField.value.content {
        return "\(other.type).\(field.name)"
      }
    }
    return seen.objects.count == expected.objects.count ? nil : "Canary"
  }
}

extension String {
  static func attemptEnded(_ outcome: Int32) -> String {
    switch outcome {
    case Int32(NAV_ATTEMPT_ENDLESS): "reading an object did not end within two seconds"
    case Int32(NAV_ATTEMPT_NOT_STARTED): "no thread could be started to try it"
    default: "reading an object ended in signal \(outcome)"
    }
  }

  fileprivate static func ownership(_ property: String) -> String {
    "whether '\(property)' keeps its object alive is read wrongly"
  }

  fileprivate static func declaredType(_ type: String, _ index: Int) -> String {
    "the declared type of property \(index) of \(type) is read wrongly"
  }

  fileprivate static let caseNames = "the names of an enum's cases are read wrongly"
  fileprivate static let sizes = "sizes of types are read wrongly"
  fileprivate static let flags = "flags of types are read wrongly"
  fileprivate static let tuples = "the elements of a tuple are read wrongly"
  fileprivate static let tags = "the payload of an enum's case is read wrongly"
  fileprivate static let copies = "a copy of a value is not ended"
  fileprivate static let payloadCases = "the number of an enum's payload cases is read wrongly"

  fileprivate static func property(_ name: String) -> String {
    "'\(name)' is not what reflection tells"
  }
}
