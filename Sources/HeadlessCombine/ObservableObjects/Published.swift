import NavigationModel

/// A property of a class that tells its subscribers each new value just before it changes.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  let storage: PublishedStorage<Value>

  /// Makes a property with a first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Makes a property with a first value.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// Stands for the value; the property of a class is read and written instead.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// Sends the current value, then each new one just before the property changes.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // Only there for `assign(to: &$property)`; the storage never changes.
    set { _ = newValue }
  }

  /// Reads and writes the property of the object that it belongs to.
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
  public struct Publisher: HeadlessCombine.Publisher {
    /// What is sent.
    public typealias Output = Value
    /// How the stream may fail.
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

/// Where a published property keeps its value, its subscribers and what feeds it.
final class PublishedStorage<Value>: AnyPublishedStorage, PlatformValueBox {
  private(set) var value: Value
  private var subscribers: SubscriberList<Value, Never>?
  private var feeds: [any Cancellable] = []

  init(_ value: Value) { self.value = value }

  var boxedValue: Any { value }

  /// Tells everyone, then changes: who reads the property on hearing the new value finds the old
  /// one, and a value written meanwhile is overwritten.
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

  func keep(_ feed: any Cancellable) { feeds.append(feed) }

  deinit { for feed in feeds { feed.cancel() } }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property for as long as that exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.write($0) })
  }
}
