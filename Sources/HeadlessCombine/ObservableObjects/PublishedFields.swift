/// The published properties of observable objects, and the publisher that they share.
enum PublishedFields {
  nonisolated(unsafe) private static var offsets: [ObjectIdentifier: [Int]] = [:]
  nonisolated(unsafe) private static var places: [ObjectIdentifier: Place] = [:]
  nonisolated(unsafe) private static var withoutFields: [ObjectIdentifier: SideEntry] = [:]
  nonisolated(unsafe) private static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let offsets = offsets(of: type(of: object))
    guard let first = offsets.first else { return sidePublisher(of: object) }
    let fields = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if let known = fields.load(fromByteOffset: first, as: AnyPublishedStorage.self).willChange {
      return known
    }
    let publisher = ObservableObjectPublisher()
    for offset in offsets {
      fields.load(fromByteOffset: offset, as: AnyPublishedStorage.self).willChange = publisher
    }
    return publisher
  }

  private static func offsets(of type: AnyObject.Type) -> [Int] {
    let key = ObjectIdentifier(type)
    if let known = offsets[key] { return known }
    let found = StoredFields.list(of: type)
      .filter { $0.type is any PublishedProperty.Type }.map(\.offset)
    offsets[key] = found
    return found
  }

  /// Returns the storage of a published property.
  ///
  /// Following a key path costs several times as much as reading the property, so the offset to
  /// which it leads is remembered.
  static func storage<Object: AnyObject, Value>(
    of object: Object, at keyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> PublishedStorage<Value> {
    let fields = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    if let place = places[ObjectIdentifier(keyPath)] {
      // The type of the base class is known here without looking it up.
      let storage = fields.load(fromByteOffset: place.offset, as: AnyPublishedStorage.self)
      return unsafeDowncast(storage, to: PublishedStorage<Value>.self)
    }
    let storage = object[keyPath: keyPath].storage
    // A key path that is created repeatedly, as in generic code, is not worth the memory.
    if places.count < 4_096, let offset = offset(of: storage, in: object) {
      places[ObjectIdentifier(keyPath)] = Place(keyPath: keyPath, offset: offset)
    }
    return storage
  }

  /// Returns the only offset in an object at which a storage lies.
  private static func offset(of storage: AnyPublishedStorage, in object: AnyObject) -> Int? {
    let fields = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let found = offsets(of: type(of: object)).filter {
      fields.load(fromByteOffset: $0, as: AnyPublishedStorage.self) === storage
    }
    return found.count == 1 ? found[0] : nil
  }

  private struct Place {
    /// Kept alive, so that no other key path gets its address.
    let keyPath: AnyKeyPath
    let offset: Int
  }

  /// Returns the publisher of an object without published properties, which is stored in a table.
  private static func sidePublisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    if let entry = withoutFields[key], entry.object === object { return entry.publisher }
    if withoutFields.count >= sweepAt {
      withoutFields = withoutFields.filter { $0.value.object != nil }
      sweepAt = max(64, 2 * withoutFields.count)
    }
    let entry = SideEntry(object: object, publisher: ObservableObjectPublisher())
    withoutFields[key] = entry
    return entry.publisher
  }

  private struct SideEntry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
}

/// A property wrapper whose only field is a reference to its storage.
protocol PublishedProperty {}

/// The base class of all storages of published properties.
class AnyPublishedStorage {
  final var willChange: ObservableObjectPublisher?
}
