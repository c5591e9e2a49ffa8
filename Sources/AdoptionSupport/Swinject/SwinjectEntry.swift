/// How a container of Swinject keeps what it made.
public final class SwinjectObjectScope: Sendable {
  /// Each is made anew.
  public static let transient = SwinjectObjectScope()

  /// One for what is made within the same call.
  public static let graph = SwinjectObjectScope()

  /// One for each container.
  public static let container = SwinjectObjectScope()

  /// One as long as others hold it.
  public static let weak = SwinjectObjectScope()
}

/// What was registered with a container.
final class SwinjectEntry {
  let key: String
  private let make: (any SwinjectResolver, [Any]) -> Any
  var scope: SwinjectObjectScope
  var completions: [(any SwinjectResolver, Any) -> Void] = []
  private var kept: Any?
  private weak var held: AnyObject?
  // One that was registered for another type as well shares what is made.
  private let original: SwinjectEntry?

  init(
    key: String, scope: SwinjectObjectScope, original: SwinjectEntry? = nil,
    make: @escaping (any SwinjectResolver, [Any]) -> Any
  ) {
    self.key = key
    self.scope = scope
    self.original = original
    self.make = make
  }

  func under(_ key: String) -> SwinjectEntry {
    SwinjectEntry(key: key, scope: scope, original: self, make: make)
  }

  func value(resolver: any SwinjectResolver, _ arguments: [Any]) -> Any {
    if let original { return original.value(resolver: resolver, arguments) }
    if let kept = kept ?? held { return kept }
    let made = make(resolver, arguments)
    // What it needs may have asked for it in turn: the first that was made counts.
    if let kept = kept ?? held { return kept }
    if scope === SwinjectObjectScope.weak {
      held = made as AnyObject
    } else if scope !== SwinjectObjectScope.transient {
      kept = made
    }
    for complete in completions { complete(resolver, made) }
    return made
  }

  func forget() {
    kept = nil
    held = nil
  }
}

/// What registering with a container of Swinject returns.
public final class SwinjectServiceEntry<Service> {
  private let entry: SwinjectEntry
  private let add: (Any.Type) -> Void

  init(_ entry: SwinjectEntry, add: @escaping (Any.Type) -> Void) {
    self.entry = entry
    self.add = add
  }

  /// Tells how what is made is kept.
  @discardableResult
  public func inObjectScope(_ scope: SwinjectObjectScope) -> Self {
    entry.scope = scope
    return self
  }

  /// Tells what to do with what has just been made.
  @discardableResult
  public func initCompleted(
    _ completed: @escaping (any SwinjectResolver, Service) -> Void
  ) -> Self {
    entry.completions.append { completed($0, $1 as! Service) }
    return self
  }

  /// Registers it for another type as well.
  @discardableResult
  public func implements<Other>(_ other: Other.Type) -> Self {
    add(other)
    return self
  }
}
