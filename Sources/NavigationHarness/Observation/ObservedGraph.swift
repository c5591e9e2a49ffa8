/// What an observer saw: the objects that its roots lead to, numbered in the order of the walk.
public struct ObservedGraph: Hashable, Sendable {
  /// The objects; the index of each is its number.
  public var objects: [ObservedObject]

  /// The number of each root's object; nothing for an absent root or one that is not walked.
  public var roots: [Int?]

  /// What could not be seen, one sentence each, sorted.
  public var unseen: [String]

  /// Makes a graph.
  public init(objects: [ObservedObject] = [], roots: [Int?] = [], unseen: [String] = []) {
    self.objects = objects
    self.roots = roots
    self.unseen = unseen
  }
}

/// One object of a graph.
public struct ObservedObject: Hashable, Sendable {
  /// The name of the type, with its module only where two types of the graph share the rest.
  public var type: String

  /// The module that declares the type.
  public var module: String

  /// The stored properties, those of the superclass first.
  public var fields: [ObservedField]

  /// What the object is subscribed to through subscriptions that it holds.
  public var subscriptions: [ObservedSubscription]

  /// Makes an object.
  public init(
    type: String, module: String, fields: [ObservedField] = [],
    subscriptions: [ObservedSubscription] = []
  ) {
    self.type = type
    self.module = module
    self.fields = fields
    self.subscriptions = subscriptions
  }

  /// What was seen in a property, if there is one of this name.
  public subscript(field: String) -> ObservedValue? {
    fields.first { $0.name == field }?.value
  }
}

/// A live subscription that an object holds.
public struct ObservedSubscription: Hashable, Sendable {
  /// The number of the object whose property is listened to, if the walk reached it.
  public var owner: Int?

  /// The owner's type and the property, such as `Store.items`; else the source's type, if any.
  public var property: String

  /// Makes a subscription.
  public init(owner: Int?, property: String) {
    self.owner = owner
    self.property = property
  }
}
