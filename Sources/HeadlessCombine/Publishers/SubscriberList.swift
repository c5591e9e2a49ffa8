import NavigationModel

/// The subscribers of one subject, in order of registration.
///
/// On a device several subscribers receive a value in an order that is not documented. Here the
/// order is a choice, so that a search can explore other orders than that of registration.
final class SubscriberList<Output, Failure: Error>: SubscriberEntries {
  /// The place of a subscriber in the list.
  final class Entry: SubscriberEntry {
    let downstream: Downstream<Output, Failure>

    init(_ downstream: Downstream<Output, Failure>, in list: SubscriberList) {
      self.downstream = downstream
      super.init(isOrdered: downstream.isOrdered, in: list)
    }
  }

  /// Adds a subscriber, who is told of the end at once if there is one already.
  func add(
    _ downstream: Downstream<Output, Failure>,
    endedBy completion: Subscribers.Completion<Failure>? = nil
  ) -> Entry {
    let entry = Entry(downstream, in: self)
    if let completion {
      entry.finish()
      downstream.complete(completion)
    } else {
      append(entry)
    }
    return entry
  }

  /// Sends a value to the subscribers that are registered now and still are when their turn comes.
  func send(_ value: Output) {
    if isEmpty { return }
    if let only {
      downstream(of: only).receive(value)
      return
    }
    let entries = inOrderOfDelivery(source: Output.self)
    let whenDelivered = HeadlessPlatform.takeDeliveryWatch()
    for entry in entries where entry.isActive { downstream(of: entry).receive(value) }
    whenDelivered?()
  }

  /// Tells the subscribers of the end, and lets them go.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    let leaving = inOrderOfDelivery(source: Output.self)
    let whenDelivered = HeadlessPlatform.takeDeliveryWatch()
    removeAll()
    for entry in leaving where entry.isActive {
      entry.finish()
      downstream(of: entry).complete(completion)
    }
    whenDelivered?()
  }

  private func downstream(of entry: SubscriberEntry) -> Downstream<Output, Failure> {
    unsafeDowncast(entry, to: Entry.self).downstream
  }
}

/// The part of a list of subscribers that does not depend on what they receive: generic code would
/// look its types up at every turn.
class SubscriberEntries {
  private var entries: [SubscriberEntry] = []
  private var registrations = Registrations()

  deinit { registrations.removeAll() }

  final var isEmpty: Bool { entries.isEmpty }

  /// The subscriber, if there is one alone.
  final var only: SubscriberEntry? { entries.count == 1 ? entries[0] : nil }

  final func append(_ entry: SubscriberEntry) {
    entries.append(entry)
    registrations.add(entry.number)
  }

  fileprivate final func remove(_ entry: SubscriberEntry) {
    entries.removeAll { $0 === entry }
    registrations.remove(entry.number)
  }

  final func removeAll() {
    entries = []
    registrations.removeAll()
  }

  /// Returns a snapshot: first views, which only record that something changes, then the others in
  /// the chosen order.
  final func inOrderOfDelivery(source: Any.Type) -> [SubscriberEntry] {
    if entries.allSatisfy(\.isOrdered) {
      var ordered = entries
      DeliveryOrder.choose(for: &ordered, source: source)
      return ordered
    }
    var ordered = entries.filter(\.isOrdered)
    DeliveryOrder.choose(for: &ordered, source: source)
    return entries.filter { !$0.isOrdered } + ordered
  }
}

/// The part of a subscriber's place that does not depend on what it receives.
class SubscriberEntry: Cancellable {
  /// The number of subscribers of any source that were registered before.
  final let number = Registrations.nextNumber()
  /// A Boolean value that indicates whether the order of delivery matters to the subscriber.
  final let isOrdered: Bool
  private(set) final var isActive = true
  private final weak var list: SubscriberEntries?

  fileprivate init(isOrdered: Bool, in list: SubscriberEntries) {
    self.isOrdered = isOrdered
    self.list = list
  }

  final func cancel() {
    guard isActive else { return }
    isActive = false
    list?.remove(self)
  }

  final func finish() { isActive = false }
}

/// The orders in which several subscribers may receive a value.
enum DeliveryOrder {
  /// Reorders the subscribers as the driver chooses: as registered, reversed, or with one adjacent
  /// swap.
  static func choose<Entry>(for entries: inout [Entry], source: Any.Type) {
    guard entries.count > 1 else { return }
    // With two subscribers the only adjacent swap is the reversal.
    let count = entries.count == 2 ? 2 : entries.count + 1
    let question = ChoicePoint.subscriberOrder(source: TypeNames.name(of: source))
    switch HeadlessPlatform.choose(count, question) {
    case 0: break
    case 1: entries.reverse()
    case let swap: entries.swapAt(swap - 2, swap - 1)
    }
  }
}
