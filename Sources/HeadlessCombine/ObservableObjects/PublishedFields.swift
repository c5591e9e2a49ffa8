/// Finds the published properties of observable objects and the publisher that they share.
enum PublishedFields {
  nonisolated(unsafe) private static var offsets: [ObjectIdentifier: [Int]] = [:]
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

  /// An object without published properties has no place for its publisher; a table has.
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

/// Marks the property wrapper whose only field is a reference to its storage.
protocol PublishedProperty {}

/// What all storages of published properties share.
class AnyPublishedStorage {
  final var willChange: ObservableObjectPublisher?
}
