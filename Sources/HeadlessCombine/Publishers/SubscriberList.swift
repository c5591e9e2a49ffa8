import NavigationModel

/// The subscribers of one subject, in order of registration.
///
/// A device hands a value to several subscribers in an order that nothing documents. Here the order
/// is a choice, so that a search can try others than the one of registration.
final class SubscriberList<Output, Failure: Error> {
  /// One subscriber's place in the list.
  final class Entry: Cancellable {
    let downstream: Downstream<Output, Failure>
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
    }

    func finish() { isActive = false }
  }

  private var entries: [Entry] = []
  private var completion: Subscribers.Completion<Failure>?

  var isComplete: Bool { completion != nil }

  var isEmpty: Bool { entries.isEmpty }

  func add(_ downstream: Downstream<Output, Failure>) -> Entry {
    let entry = Entry(downstream, in: self)
    if let completion {
      entry.finish()
      downstream.complete(completion)
    } else {
      entries.append(entry)
    }
    return entry
  }

  /// Hands a value to those who are registered now and still are when their turn comes.
  func send(_ value: Output) {
    guard !entries.isEmpty else { return }
    if entries.count == 1 {
      entries[0].downstream.receive(value)
      return
    }
    for entry in inOrderOfDelivery() where entry.isActive { entry.downstream.receive(value) }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let leaving = inOrderOfDelivery()
    entries = []
    for entry in leaving where entry.isActive {
      entry.finish()
      entry.downstream.complete(completion)
    }
  }

  /// A snapshot: views first, who only note that something changes, then the others as chosen.
  private func inOrderOfDelivery() -> [Entry] {
    // Closures and no key path, which generic code makes anew at every turn.
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

/// The orders in which several subscribers may hear a value.
enum DeliveryOrder {
  /// Rearranges the subscribers as the driver chooses: as registered, reversed, or one adjacent swap.
  static func choose<Entry>(for entries: inout [Entry], source: Any.Type) {
    guard entries.count > 1 else { return }
    // Of two subscribers the only adjacent swap is the reversal.
    let count = entries.count == 2 ? 2 : entries.count + 1
    let question = ChoicePoint.subscriberOrder(source: TypeNames.name(of: source))
    switch HeadlessPlatform.choose(count, question) {
    case 0: break
    case 1: entries.reverse()
    case let swap: entries.swapAt(swap - 2, swap - 1)
    }
  }
}
