import CSwiftRuntime

/// The rules by which types are walked, read, or only seen to be there.
struct ObservedTypeRules {
  /// The modules whose types are walked.
  var modules: Set<String>
  private let options: ObservationOptions
  private var exclusions: Set<ObservationOptions.Exclusion> { options.exclusions }

  init(_ options: ObservationOptions) {
    modules = options.modules
    self.options = options
  }

  /// The origin of a type, as far as it matters.
  enum Origin {
    case app
    /// A stand-in for the platform: its bookkeeping is no state.
    case headless
    case observation
    case elsewhere
  }

  func origin(of name: TypeName) -> Origin {
    if modules.contains(name.module) { return .app }
    if options.platformModules.contains(name.module) { return .headless }
    if name.module == "Observation" { return .observation }
    if options.seesEverything, name.walkableModule != nil, !isQuiet(name) { return .app }
    return .elsewhere
  }

  /// A Boolean value that indicates whether values are described by themselves of which otherwise
  /// nothing but the presence is seen.
  func describes(_ type: any Any.Type) -> Bool {
    options.seesEverything && type is any CustomStringConvertible.Type
  }

  func excludes(_ name: TypeName) -> Bool {
    !exclusions.isEmpty && name.spellings.contains { exclusions.contains(.type($0)) }
  }

  /// The special part that objects of a type play, if it is a class that plays one.
  func role(of type: any Any.Type) -> ObservedRole? { (type as? AnyClass).flatMap(options.role) }

  /// A Boolean value that indicates whether objects of a type are boxes around a value.
  func isBox(_ type: any Any.Type) -> Bool {
    if case .box? = role(of: type) { true } else { false }
  }

  /// A Boolean value that indicates whether a property is left out, under the name of any of the
  /// classes that have it.
  func excludes(field: String, of owners: [TypeName]) -> Bool {
    !exclusions.isEmpty
      && owners.contains { owner in
        owner.spellings.contains { exclusions.contains(.field(field, of: $0)) }
      }
  }

  /// Types of the standard library that are no more than their stored properties.
  func isPlainLibraryType(_ name: TypeName) -> Bool {
    Self.plainTypes.contains(String(name.qualified.prefix { $0 != "<" }))
  }

  /// A double in a struct of its own.
  func isDouble(_ name: TypeName) -> Bool {
    name.short == "CGFloat"
      && ["Foundation", "CoreGraphics", "CoreFoundation"].contains(name.module)
  }

  /// A handle by which a task can be awaited or cancelled.
  func isTaskHandle(_ name: TypeName) -> Bool {
    name.qualified.prefix { $0 != "<" } == "Swift.Task"
  }

  /// Types of which nothing but the presence is state.
  func isQuiet(_ name: TypeName) -> Bool {
    options.quietModules.contains(name.module)
      || Self.quietTypes.contains(String(name.qualified.prefix { $0 != "<" }))
  }

  private static let plainTypes: Set<String> = [
    "Swift.Range", "Swift.ClosedRange", "Swift.PartialRangeFrom", "Swift.PartialRangeUpTo",
    "Swift.PartialRangeThrough", "Swift.Result", "Swift.Duration", "Swift.CollectionOfOne",
    "Swift.FloatingPointSign", "Swift.Never", "Swift.EmptyCollection",
  ]

  private static let quietTypes: Set<String> = [
    "Swift.Task", "Swift.UnsafeContinuation", "Swift.CheckedContinuation",
    "Swift.ContinuousClock", "Swift.SuspendingClock", "Swift.MainActor",
    "Foundation.Date", "Foundation.UUID", "FoundationEssentials.Date",
    "FoundationEssentials.UUID", "Foundation.NSLock", "Foundation.NSRecursiveLock",
    "Dispatch.DispatchQueue", "Logging.Logger", "os.Logger",
  ]
}

/// The spelling of stored properties as their declarations have it.
package enum FieldName {
  private static let lazyPrefix = "$__lazy_storage_$_"

  /// The declared name of a lazy property; nil for the name of any other stored property.
  package static func ofLazyProperty(_ stored: String) -> String? {
    stored.hasPrefix(lazyPrefix) ? String(stored.dropFirst(lazyPrefix.count)) : nil
  }

  /// The declared name of a stored property.
  ///
  /// - Parameter isWrapped: whether a macro or wrapper put an underscore before the name.
  static func declared(_ stored: String, isWrapped: Bool) -> String {
    if let name = ofLazyProperty(stored) { return name }
    return isWrapped && stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
  }
}
