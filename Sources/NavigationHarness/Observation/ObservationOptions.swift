/// What an observer looks at, beyond the types of the roots' modules.
public struct ObservationOptions {
  /// Further modules whose types are walked; the modules of the roots' types always are.
  public var modules: Set<String>

  /// What is left out.
  public var exclusions: Set<Exclusion>

  /// How to read types of which else only the presence is seen.
  public var readers: [LeafReader]

  /// How many subscriptions of one object to the same property are told apart.
  public var subscriptionCap: Int

  /// What is seen of a task, given the address that its handle holds; without, its presence.
  var readTask: ((UnsafeRawPointer) -> ObservedValue)?

  /// Makes options.
  public init(
    modules: Set<String> = [], exclusions: Set<Exclusion> = [], readers: [LeafReader] = [],
    subscriptionCap: Int = 3
  ) {
    self.modules = modules
    self.exclusions = exclusions
    self.readers = readers
    self.subscriptionCap = subscriptionCap
  }

  /// Something that is no part of the state.
  public enum Exclusion: Hashable, Sendable {
    /// The property of this name, wherever the type declares or inherits it.
    case field(String, of: String)
    /// All values and objects of the type.
    case type(String)
  }

  /// Reads values of one type.
  public struct LeafReader {
    let type: any Any.Type
    let readAddress: (UnsafeRawPointer) -> ObservedValue
    let readValue: (Any) -> ObservedValue?

    /// Makes a reader for a value type.
    public init<Value>(
      _ type: Value.Type, read: @escaping (Value) -> ObservedValue
    ) {
      self.type = type
      readAddress = { read($0.assumingMemoryBound(to: Value.self).pointee) }
      readValue = { ($0 as? Value).map(read) }
    }
  }
}
