/// The types and properties that an observer looks at, beyond the types of the roots' modules.
public struct ObservationOptions {
  /// Further modules whose types are walked; the modules of the roots' types always are.
  package var modules: Set<String>

  /// The parts of the observed objects that are left out.
  package var exclusions: Set<Exclusion>

  /// Readers for types of which otherwise only the presence is seen.
  package var readers: [LeafReader]

  /// The number of subscriptions of one object to the same property that are told apart.
  package var subscriptionCap: Int

  /// Modules that stand in for the platform: the storage of their own types is no state.
  package var platformModules: Set<String> = []

  /// Modules whose values are seen as present or absent, without a note that says so.
  package var quietModules: Set<String> = []

  /// A Boolean value that indicates whether everything that is stored is looked at that can be: types
  /// of all modules but the language's and the system's own are walked, and of the values of those
  /// the description is read.
  package var seesEverything = false

  /// The special part that objects of a class play; nil for a class that plays none.
  package var role: (AnyClass) -> ObservedRole? = { _ in nil }

  /// Reads a task, given the address that its handle holds; when nil, only its presence is seen.
  package var readTask: ((UnsafeRawPointer) -> ObservedValue)?

  /// Makes options.
  package init(
    modules: Set<String> = [], exclusions: Set<Exclusion> = [], readers: [LeafReader] = [],
    subscriptionCap: Int = 3
  ) {
    self.modules = modules
    self.exclusions = exclusions
    self.readers = readers
    self.subscriptionCap = subscriptionCap
  }

  /// A part of the observed objects that is no part of the state.
  public enum Exclusion: Hashable, Sendable {
    /// The property of this name, wherever the type declares or inherits it.
    case field(String, of: String)
    /// All values and objects of the type.
    case type(String)
  }

  /// A reader of the values of one type.
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

/// The special part that objects of a class play in an observation.
package enum ObservedRole {
  /// An object that is walked, whichever module declares its class.
  ///
  /// - Parameter unstored: what else it keeps that is told nowhere else.
  case element(unstored: [UnstoredProperty] = [])

  /// Storage of which only the contents count, as if they stood in the owner's property itself.
  ///
  /// - Parameters:
  ///   - properties: the names of the stored properties that hold the contents, to be read in place,
  ///     of which the first that is declared holds the value; empty when the object must be asked.
  ///   - read: reads the contents of the object at an address.
  case box(storedIn: Set<String>, read: (UnsafeRawPointer) -> ObservedContents)

  /// A subscription: not walked, but noted with its source at the object that holds it.
  ///
  /// - Parameter read: reads the subscription at an address.
  case subscription(read: (UnsafeRawPointer) -> ObservedListener)
}

/// A property of an object that is not stored, but asked for.
package struct UnstoredProperty {
  /// The name of the property.
  package var name: String

  /// Reads the property of the object at an address; nil where there is nothing in it.
  package var read: (UnsafeRawPointer) -> Any?

  /// Makes a property.
  package init(name: String, read: @escaping (UnsafeRawPointer) -> Any?) {
    self.name = name
    self.read = read
  }
}

/// The contents of a box.
package struct ObservedContents {
  /// The value.
  package var value: Any

  /// What else there is, with the names of the stored properties.
  package var rest: [(name: String, value: Any)]

  /// Makes the contents of a box.
  package init(value: Any, rest: [(name: String, value: Any)] = []) {
    self.value = value
    self.rest = rest
  }
}

/// The state of a subscription: whether it still delivers, the storage that it listens to, and what it
/// keeps.
package struct ObservedListener {
  /// A Boolean value that indicates whether the subscription still delivers.
  package var isLive: Bool

  /// The address of the storage that is listened to.
  package var source: UnsafeRawPointer?

  /// The memory from one value to the next, in words; empty while nothing is kept.
  package var memory: String

  /// The place in the source that subscribes: the file and the line; nil where it is not known.
  package var place: (file: StaticString, line: UInt)?

  /// Makes the state of a subscription.
  package init(
    isLive: Bool, source: UnsafeRawPointer?, memory: String = "",
    place: (file: StaticString, line: UInt)? = nil
  ) {
    self.isLive = isLive
    self.source = source
    self.memory = memory
    self.place = place
  }

  /// The place, as text; empty where it is not known.
  package var placeText: String { place.map { "\($0.file):\($0.line)" } ?? "" }
}
