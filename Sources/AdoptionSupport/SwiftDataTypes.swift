/// A container of SwiftData, `ModelContainer` in an app. What an app keeps in it is not navigation: it keeps
/// nothing.
///
/// https://developer.apple.com/documentation/swiftdata/modelcontainer
public final class SwiftDataContainer: Sendable {
  /// The context of the main thread, always the same one.
  @MainActor public let mainContext = SwiftDataContext()

  /// Creates a container of the models of a schema.
  public init(for schema: SwiftDataSchema, configurations: SwiftDataConfiguration...) throws {}

  /// Creates a container of the models of a schema.
  public init(for schema: SwiftDataSchema, configurations: [SwiftDataConfiguration]) throws {}

  /// Creates a container of models.
  public init(for models: Any.Type..., configurations: SwiftDataConfiguration...) throws {}
}

/// A context of SwiftData, `ModelContext` in an app, without what it would fetch: services answer that.
///
/// https://developer.apple.com/documentation/swiftdata/modelcontext
public final class SwiftDataContext {
  /// Creates the context of a container.
  public convenience init(_ container: SwiftDataContainer) { self.init() }

  nonisolated init() {}

  /// Takes a model, and forgets it.
  public func insert(_ model: AnyObject) {}

  /// Removes a model, which is not there.
  public func delete(_ model: AnyObject) {}

  /// Saves nothing.
  public func save() throws {}
}

/// The models of a container of SwiftData, `Schema` in an app.
public struct SwiftDataSchema: Sendable {
  /// Creates the schema of models.
  public init(_ models: [Any.Type]) {}
}

/// How a container of SwiftData keeps its models, `ModelConfiguration` in an app.
public struct SwiftDataConfiguration: Sendable {
  /// Creates the configuration of a container on disk, or in memory.
  public init(schema: SwiftDataSchema? = nil, isStoredInMemoryOnly: Bool = false) {}
}
