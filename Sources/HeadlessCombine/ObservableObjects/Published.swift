import NavigationModel

/// A property wrapper that sends each new value of a class's property just before it changes.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  let storage: PublishedStorage<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// The value. It is not available: the property of a class is accessed instead.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// The publisher of the property, which sends the current value, then each new one just before
  /// the change.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // The setter exists only for `assign(to: &$property)`; the storage never changes.
    set { _ = newValue }
  }

  /// Accesses the property of the object to which it belongs.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { PublishedFields.storage(of: object, at: storageKeyPath).value }
    set { PublishedFields.storage(of: object, at: storageKeyPath).write(newValue) }
  }
}

extension Published {
  /// The publisher of a property.
  public struct Publisher: HeadlessPublisher {
    /// The kind of values that the publisher sends.
    public typealias Output = Value
    /// The kind of error with which the publisher may fail.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// The storage or subject at the upstream end.
    public var source: AnyObject? { storage }

    /// Attaches a receiver.
    public func attach(_ downstream: Downstream<Value, Never>) -> any Cancellable {
      storage.attach(downstream)
    }
  }
}

/// The storage of a published property: its value, its subscribers and the publisher assigned to
/// it.
final class PublishedStorage<Value>: AnyPublishedStorage, PlatformValueBox {
  private(set) var value: Value
  private var subscribers: SubscriberList<Value, Never>?
  private var feeds: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  var boxedValue: Any { value }

  /// What the property is assigned from.
  var boxedRest: [(name: String, value: Any)] { [("feeds", feeds)] }

  /// Notifies the subscribers, then changes the value. A subscriber that reads the property finds
  /// the old value, and a value that it writes is overwritten.
  func write(_ newValue: Value) {
    willChange?.send()
    subscribers?.send(newValue)
    value = newValue
  }

  func attach(_ downstream: Downstream<Value, Never>) -> any Cancellable {
    let list = subscribers ?? SubscriberList()
    subscribers = list
    let entry = list.add(downstream)
    downstream.receive(value)
    return entry
  }

  func keep(_ feed: AnyCancellable) { feeds.append(feed) }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.write($0) })
  }
}
