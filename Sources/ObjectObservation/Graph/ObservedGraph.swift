/// The objects that an observer's roots lead to, numbered in the order of the walk.
package struct ObservedGraph: Hashable, Sendable {
  /// The objects; the index of each is its number.
  package var objects: [ObservedObject]

  /// The number of each root's object; nothing for an absent root or one that is not walked.
  package var roots: [Int?]

  /// The notes on what could not be seen, sorted.
  package var unseen: [UnseenNote]

  /// Makes a graph.
  package init(objects: [ObservedObject] = [], roots: [Int?] = [], unseen: [UnseenNote] = []) {
    self.objects = objects
    self.roots = roots
    self.unseen = unseen
  }
}

/// One object of a graph.
package struct ObservedObject: Hashable, Sendable {
  /// The name of the type, with its module only where two types of the graph share the rest.
  package var type: String

  /// The module that declares the type.
  package var module: String

  /// The stored properties, those of the superclass first.
  package var fields: [ObservedField]

  /// The live subscriptions that the object holds.
  package var subscriptions: [ObservedSubscription]

  /// Makes an object.
  package init(
    type: String, module: String, fields: [ObservedField] = [],
    subscriptions: [ObservedSubscription] = []
  ) {
    self.type = type
    self.module = module
    self.fields = fields
    self.subscriptions = subscriptions
  }

  /// The value of a property, if there is one of this name.
  package subscript(field: String) -> ObservedValue? {
    fields.first { $0.name == field }?.value
  }
}

/// A live subscription that an object holds.
package struct ObservedSubscription: Hashable, Sendable {
  /// The number of the object whose property is listened to, if the walk reached it.
  package var owner: Int?

  /// The owner's type and the property, such as `Store.items`; else the source's type, if any.
  package var property: String

  /// A Boolean value that indicates whether the holder has another one to the same source, where the
  /// walk did not reach the source's owner. Of several such one counts as the first.
  package var isRepeated: Bool

  /// The memory of the subscription, in words; empty while it keeps nothing.
  package var memory: String

  /// The file and the line that subscribe; empty where they are not known.
  package var place: String

  /// Makes a subscription.
  package init(
    owner: Int?, property: String, isRepeated: Bool = false, memory: String = "",
    place: String = ""
  ) {
    self.owner = owner
    self.property = property
    self.isRepeated = isRepeated
    self.memory = memory
    self.place = place
  }

  /// Returns a Boolean value that indicates whether it comes before another one of the same holder.
  func precedes(_ other: ObservedSubscription) -> Bool {
    (owner ?? -1, property, isRepeated ? 1 : 0, memory, place)
      < (other.owner ?? -1, other.property, other.isRepeated ? 1 : 0, other.memory, other.place)
  }
}
