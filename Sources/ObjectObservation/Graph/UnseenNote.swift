/// A note on a part of the observed objects that an observation does not see.
package struct UnseenNote: Hashable, Sendable {
  /// The type that declares the part, with its module: `Shop.Cart`.
  package var owner: String

  /// The property or the case of an enum; nil where the note is about all of the type.
  package var member: String?

  /// The reason why it is not seen.
  package var reason: Reason

  /// A reason why something is not seen.
  package enum Reason: Hashable, Sendable {
    /// Values of a type are seen as present or absent only.
    ///
    /// - Parameter module: the module to name, so that they are seen; nil where naming it would not
    ///   help.
    case presenceOnly(type: String, module: String?)
    /// Values of a type yield nothing, not even whether they are there.
    case yieldsNothing(type: String)
    /// The payload of a case yields nothing.
    case unknownPayload
    /// The type was built without reflection metadata.
    case reflectsNothing
    /// The storage of a superclass outside the app is not walked.
    ///
    /// - Parameter module: the module to name, so that it is; nil where naming it would not help.
    case foreignSuperclass(String, module: String?)
    /// Values that a closure captured can't be read.
    case captures
  }

  /// Makes a note.
  package init(_ owner: String, _ member: String? = nil, reason: Reason) {
    self.owner = owner
    self.member = member
    self.reason = reason
  }
}

extension UnseenNote {
  /// The type and the member, without modules: `Cart.payment`.
  package var place: String {
    let type = TypeName(qualified: owner).short
    return member.map { "\(type).\($0)" } ?? type
  }

  /// The note on a member whose type the runtime hides, since values of it cannot be copied.
  static func noncopyable(_ path: PropertyPath) -> UnseenNote {
    UnseenNote(path.owner, path.member, reason: .yieldsNothing(type: "a noncopyable type"))
  }

  /// The note on a member that holds a closure whose captures can't be read.
  static func captures(_ path: PropertyPath) -> UnseenNote {
    UnseenNote(path.owner, path.member, reason: .captures)
  }

  /// The note on a member whose values are seen as present or absent only.
  static func presenceOnly(_ path: PropertyPath, _ type: TypeName) -> UnseenNote {
    UnseenNote(
      path.owner, path.member, reason: .presenceOnly(type: type.short, module: type.walkableModule))
  }
}

extension UnseenNote: Comparable {
  /// Orders notes by what they are about.
  package static func < (first: UnseenNote, second: UnseenNote) -> Bool {
    (first.owner, first.member ?? "", "\(first.reason)")
      < (second.owner, second.member ?? "", "\(second.reason)")
  }
}

/// A stored property, or a case of an enum, on the way of a walk.
struct PropertyPath {
  /// The type that declares it, with its module.
  var owner = ""

  /// Its name.
  var member = ""
}

extension TypeName {
  /// The module that declares the type, where walking its types is of use: not one of the language's
  /// or the system's own.
  var walkableModule: String? {
    module.isEmpty || module.hasPrefix("_") || module.hasPrefix("Foundation")
      || Self.systemModules.contains(module) ? nil : module
  }

  private static let systemModules: Set<String> = [
    "Builtin", "Swift", "Synchronization", "Dispatch", "Glibc", "Darwin", "Observation", "os",
    "RegexBuilder", "Distributed", "ObjectiveC",
  ]
}
