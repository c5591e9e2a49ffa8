/// The natural value of a navigation state.
public struct NavigationSnapshot: Hashable, Sendable {
  /// The live coordinators: the tree in the order of the walk, then those outside the tree.
  public var coordinators: [CoordinatorNode]
  /// The views on screen, from the window's root to the leaves, depth first.
  public var views: [ViewNode]
  /// The values of the coordinators' own stored properties.
  public var records: [RecordNode]
  /// The live subscriptions, by holder and source.
  public var subscriptions: [SubscriptionNode]
  /// The work that is under way.
  public var work: WorkNode
  /// The numbers of objects that left the tree and are still alive.
  public var lifetimes: [LifetimeNode]
  /// The facts that the system declares.
  public var facts: [FactNode]
  /// The state that no declaration observes.
  public var unobserved: [UnobservedNode]

  /// Makes a snapshot; every facet is empty by default.
  public init(
    coordinators: [CoordinatorNode] = [], views: [ViewNode] = [], records: [RecordNode] = [],
    subscriptions: [SubscriptionNode] = [], work: WorkNode = WorkNode(),
    lifetimes: [LifetimeNode] = [], facts: [FactNode] = [], unobserved: [UnobservedNode] = []
  ) {
    self.coordinators = coordinators
    self.views = views
    self.records = records
    self.subscriptions = subscriptions
    self.work = work
    self.lifetimes = lifetimes
    self.facts = facts
    self.unobserved = unobserved
  }
}

/// A live coordinator.
public struct CoordinatorNode: Hashable, Sendable {
  /// A holder that keeps a coordinator alive.
  public enum Holder: String, Hashable, Sendable, CaseIterable {
    /// A coordinator of the tree, or the tree's root itself.
    case tree
    /// Only the views on screen.
    case view
    /// Only pending work, or a cycle of references.
    case work
  }

  /// The part of a coordinator's life, as it was last told.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Neither started nor stopped yet.
    case fresh
    /// Between a start and the end of the next stop.
    case started
    /// Between the end of a stop and the next start.
    case stopped
  }

  /// The part it plays: the declared role of its type, such as `rider`.
  public var role: String
  /// The type's name.
  public var type: String
  /// The position of its parent in the list of coordinators; nil for the root and outside the tree.
  public var parent: Int?
  /// The holder that keeps it alive.
  public var holder: Holder
  /// The part of its life, as it was last told.
  public var phase: Phase
  /// The way in which it is kept, and what it shows itself with.
  public var keeping: Keeping

  /// The way in which a parent keeps a coordinator, and what the coordinator shows itself with.
  public struct Keeping: Hashable, Sendable {
    /// The stored property of the parent that holds this coordinator and no other, such as
    /// `settings` or `tabs[home]`; empty where there is none, as for an element of a list.
    public var property: String
    /// A Boolean value that indicates whether the parent cannot let go of it: only properties that
    /// always hold a coordinator hold this one.
    public var isPermanent: Bool
    /// A Boolean value that indicates whether it refers to something that can show a screen, such
    /// as a navigation controller, or is an object that views observe.
    public var canShow: Bool

    /// Makes a description.
    public init(property: String = "", isPermanent: Bool = false, canShow: Bool = true) {
      self.property = property
      self.isPermanent = isPermanent
      self.canShow = canShow
    }
  }

  /// Makes a node.
  public init(
    role: String, type: String, parent: Int? = nil, holder: Holder = .tree, phase: Phase = .fresh,
    keeping: Keeping = Keeping()
  ) {
    self.role = role
    self.type = type
    self.parent = parent
    self.holder = holder
    self.phase = phase
    self.keeping = keeping
  }
}

/// An element of what the platform shows.
public struct ViewNode: Hashable, Sendable {
  /// The depth at which the element is nested; the root has 0.
  public var depth: Int
  /// The screen's or container's name.
  public var name: String
  /// The role of the element in navigation.
  public var role: PlatformView.Role
  /// The position of the coordinator that it belongs to.
  ///
  /// NoOwnerlessScreens says whose a screen is.
  public var owner: Int?
  /// The positions of further coordinators that store it, neither above nor below the owner: they
  /// disagree about who owns it. Of a container these are all who were handed it and are not below
  /// the owner: they share it.
  public var rivals: [Int]
  /// A Boolean value that indicates whether a person sees and can touch it now.
  public var isHittable: Bool
  /// Identifiers of the controls directly in it that a person can touch.
  public var controls: [String]
  /// The number of times that it appeared without disappearing in between.
  public var appearances: Int

  /// Makes an element.
  public init(
    depth: Int = 0, name: String, role: PlatformView.Role = .screen, owner: Int? = nil,
    rivals: [Int] = [], isHittable: Bool = true, controls: [String] = [], appearances: Int = 1
  ) {
    self.depth = depth
    self.name = name
    self.role = role
    self.owner = owner
    self.rivals = rivals
    self.isHittable = isHittable
    self.controls = controls
    self.appearances = appearances
  }

  /// A Boolean value that indicates whether this is a screen, not a container.
  public var isScreen: Bool { role == .screen }
}

/// One stored property of a coordinator.
public struct RecordNode: Hashable, Sendable {
  /// The position of the coordinator.
  public var coordinator: Int
  /// The property's name.
  public var key: String
  /// The value, as text.
  public var value: String

  /// Makes a record.
  public init(coordinator: Int, key: String, value: String) {
    self.coordinator = coordinator
    self.key = key
    self.value = value
  }
}

/// Live subscriptions of one holder to one source. Different sources of one name have a node each.
public struct SubscriptionNode: Hashable, Sendable {
  /// The position of the coordinator that holds them, if a coordinator does.
  public var coordinator: Int?
  /// The holder's type.
  public var holder: String
  /// The property that is listened to, `Type.property`.
  public var source: String
  /// The number of subscriptions, up to the scope's cap.
  public var count: Int

  /// Makes a node.
  public init(coordinator: Int?, holder: String, source: String, count: Int = 1) {
    self.coordinator = coordinator
    self.holder = holder
    self.source = source
    self.count = count
  }
}

/// The work that goes on without anyone doing anything.
public struct WorkNode: Hashable, Sendable {
  /// The kinds of the runnable jobs, in order: `task`, `render`, `transition`, `dispatch`.
  public var runnable: [String]
  /// The asynchronous results that the environment still owes, in order of request.
  public var tickets: [TicketNode]
  /// Tells apart jobs of the same kind that will do different things, and objects that wait for
  /// different ones of equal results; 0 where there is nothing to tell apart.
  public var signature: UInt64

  /// Makes a node; nothing to do by default.
  public init(runnable: [String] = [], tickets: [TicketNode] = [], signature: UInt64 = 0) {
    self.runnable = runnable
    self.tickets = tickets
    self.signature = signature
  }
}

/// An asynchronous result that the environment still owes.
public struct TicketNode: Hashable, Sendable {
  /// The name of the request.
  public var label: String
  /// A Boolean value that indicates whether whoever asked was cancelled, stopped or signed out
  /// since.
  public var isRevoked: Bool
  /// A Boolean value that indicates whether it comes by itself as time passes, such as the end of a
  /// pause.
  public var isTimed: Bool

  /// Makes a node.
  public init(label: String, isRevoked: Bool = false, isTimed: Bool = false) {
    self.label = label
    self.isRevoked = isRevoked
    self.isTimed = isTimed
  }
}

/// Objects that left the tree and are still alive.
public struct LifetimeNode: Hashable, Sendable {
  /// The role, or the type's name where it has no role.
  public var role: String
  /// The number of objects, up to the scope's cap.
  public var count: Int
  /// A Boolean value that indicates whether one of them keeps itself alive, by a cycle of strong
  /// references.
  public var isCyclic: Bool

  /// Makes a node.
  public init(role: String, count: Int, isCyclic: Bool = false) {
    self.role = role
    self.count = count
    self.isCyclic = isCyclic
  }
}

/// A fact that the system declares.
public struct FactNode: Hashable, Sendable {
  /// The fact's name.
  public var name: String
  /// Its value as text; `true` and `false` for conditions.
  public var value: String

  /// Makes a fact.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// State that no declaration observes: a field of an object that is not a coordinator, or a field of
/// a coordinator that refers to other objects.
public struct UnobservedNode: Hashable, Sendable {
  /// The place of a field among all objects.
  public struct Path: Hashable, Sendable, CustomStringConvertible {
    /// The name of the object's type.
    public var type: String
    /// The number of the object among those of its type, counted from 1.
    public var number: Int
    /// The name of the field.
    public var field: String

    /// Makes a path.
    public init(type: String, number: Int = 1, field: String) {
      self.type = type
      self.number = number
      self.field = field
    }

    /// The path as messages have it, such as `Item.count` or `Item#2.count`.
    public var description: String {
      "\(numbered(type, number)).\(field)"
    }

    /// The property that the field is an instance of, such as `Item.count`.
    public var property: String { "\(type).\(field)" }
  }

  /// The place of the field.
  public var path: Path
  /// The value, as text.
  public var value: String

  /// Makes a node.
  public init(path: Path, value: String) {
    self.path = path
    self.value = value
  }
}
