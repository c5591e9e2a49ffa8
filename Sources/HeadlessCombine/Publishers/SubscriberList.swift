import NavigationModel

/// The subscribers of one subject, in order of registration.
///
/// On a device several subscribers receive a value in an order that is not documented. Here the
/// order is a choice, so that a search can explore other orders than that of registration.
final class SubscriberList<Output, Failure: Error> {
  /// The place of a subscriber in the list.
  final class Entry: Cancellable {
    let downstream: Downstream<Output, Failure>
    /// The number of subscribers of any source that were registered before.
    let number = Registrations.nextNumber()
    private(set) var isActive = true
    private weak var list: SubscriberList?

    init(_ downstream: Downstream<Output, Failure>, in list: SubscriberList) {
      self.downstream = downstream
      self.list = list
    }

    func cancel() {
      guard isActive else { return }
      isActive = false
      list?.entries.removeAll { $0 === self }
      list?.registrations.remove(number)
    }

    func finish() { isActive = false }
  }

  private var entries: [Entry] = []
  private var registrations = Registrations()

  deinit { registrations.removeAll() }

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
      entries.append(entry)
      registrations.add(entry.number)
    }
    return entry
  }

  /// Sends a value to the subscribers that are registered now and still are when their turn comes.
  func send(_ value: Output) {
    guard !entries.isEmpty else { return }
    if entries.count == 1 {
      entries[0].downstream.receive(value)
      return
    }
    for entry in inOrderOfDelivery() where entry.isActive { entry.downstream.receive(value) }
  }

  /// Tells the subscribers of the end, and lets them go.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    let leaving = inOrderOfDelivery()
    entries = []
    registrations.removeAll()
    for entry in leaving where entry.isActive {
      entry.finish()
      entry.downstream.complete(completion)
    }
  }

  /// Returns a snapshot: first views, which only record that something changes, then the others in
  /// the chosen order.
  private func inOrderOfDelivery() -> [Entry] {
    // Closures and no key paths, which generic code would create anew each time.
    if entries.allSatisfy({ $0.downstream.isOrdered }) {
      var ordered = entries
      DeliveryOrder.choose(for: &ordered, source: Output.self)
      return ordered
    }
    var ordered = entries.filter { $0.downstream.isOrdered }
    DeliveryOrder.choose(for: &ordered, source: Output.self)
    return entries.filter { !$0.downstream.isOrdered } + ordered
  }
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
