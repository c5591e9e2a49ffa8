/// A stand-in's subscription, as an observer of live objects needs to see it.
///
/// The observer does not walk into such an object; it notes that the holder of the object is
/// subscribed to a property of `source`.
public protocol PlatformSubscription: AnyObject {
  /// The storage of the published property that is listened to, if the subscription is live.
  var source: AnyObject? { get }

  /// A Boolean value that indicates whether the subscription still delivers.
  var isLive: Bool { get }

  /// The memory of the subscription from one value to the next, in words that are the same in every
  /// run; empty while it keeps nothing.
  var memory: String { get }

  /// The place in the source that subscribes; `nil` where that is not known.
  ///
  /// Two subscriptions of one holder to one source may be there for different things. Those of one place
  /// are there for the same.
  var place: SubscriptionPlace? { get }
}

extension PlatformSubscription {
  public var place: SubscriptionPlace? { nil }
}

/// A place in the source of an app.
public struct SubscriptionPlace: Sendable {
  /// The module and the file, such as `Shop/ShopFlow.swift`.
  public let file: StaticString

  /// The line in the file, counted from 1.
  public let line: UInt

  /// Makes a place.
  public init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }
}

/// An object of a stand-in that an app keeps for the value in it, such as the storage behind a
/// property wrapper, or a subject.
///
/// The observer walks the value as if it stood in the owner's field itself, and remembers the
/// owner and the field's name as the source of subscriptions.
public protocol PlatformValueBox: AnyObject {
  /// The current value.
  var boxedValue: Any { get }

  /// The other values that the object keeps and an app can notice, with the names of the stored
  /// properties; optionals that hold nothing are as good as absent. By default there is nothing else.
  var boxedRest: [(name: String, value: Any)] { get }
}

extension PlatformValueBox {
  /// Nothing beside the value.
  public var boxedRest: [(name: String, value: Any)] { [] }
}

/// An object of a headless framework that apps hold and extend, such as a view controller.
///
/// Of the object itself only the identity is state, and of an app's subclass what it adds: the
/// platform's part is seen through the window.
public protocol PlatformElement: AnyObject {
  /// The note on who made the element; nil until it has come into the window.
  var attribution: ScreenAttribution? { get set }
}

/// An object of a headless framework that keeps views which no window may show, such as a stack that an app
/// fills before it shows it, or a window that is hidden.
public protocol KeepsViews: AnyObject {
  /// The views that the object keeps, from the root to the leaves, depth first.
  ///
  /// They are empty where a look at the windows of the app tells them, and where there is nothing to tell but
  /// the object's identity.
  var viewsOffScreen: [PlatformView] { get }
}

/// An object of a headless framework that keeps what an app associates with it under keys.
public protocol KeepsAssociations: AnyObject {
  /// The values, in the order in which their keys were first used; those that are only referred to are left
  /// out.
  var associations: [Any] { get }
}

/// A note on who made a screen, taken by whoever drives the platform when the screen came.
public final class ScreenAttribution {
  /// The coordinator that made the screen, while it lives; nil as well where none is known.
  public private(set) weak var maker: AnyObject?

  /// Makes a note.
  public init(maker: AnyObject?) { self.maker = maker }
}

/// A window of a headless framework: what a person would see, with the objects behind it.
public protocol PlatformWindow: AnyObject {
  /// A number that changes whenever the hierarchy may have changed; nil when that is not known.
  var revision: UInt64? { get }

  /// The views on screen, from the root to the leaves, depth first.
  func hierarchy() -> [PlatformView]

  /// The same views with their places, roles and objects alone, which costs less to find out; by
  /// default all there is to say of them.
  func outline() -> [PlatformView]

  /// Returns the gestures that a person can make on the window as it is now, in a fixed order.
  func gestures() -> [PlatformGesture]

  /// Touches a control that a person can touch, on the frontmost of the screens that show it.
  ///
  /// - Parameters:
  ///   - control: the control's identifier.
  ///   - screen: the name of the screen that must show it; nil: any.
  ///   - former: the screen of an earlier touch. The very same is touched again although another came before
  ///     it, or nothing, where it is gone or shows the control no more; nil: any.
  /// - Returns: the screen that was touched; nil when none shows the control.
  func touch(_ control: String, on screen: String?, again former: TouchedScreen?) -> TouchedScreen?

  /// The number of gestures that a person has begun and not yet ended.
  var gesturesInProgress: Int { get }

  /// A Boolean value that indicates whether what is shown hides the back button of a container around the
  /// window, or the bar that it is in; by default it does not.
  var hidesBackButton: Bool { get }
}

/// An element of a window that shows what another window describes, as a controller of UIKit shows a
/// view of SwiftUI.
public protocol HostsWindow: AnyObject {
  /// The window that it shows; nil while it shows none.
  var hosted: (any PlatformWindow)? { get }

  /// The name of the screen that it is going to show, as long as it shows none; nil where that is not
  /// known before.
  var expectedScreen: String? { get }
}

extension HostsWindow {
  public var expectedScreen: String? { nil }
}

extension PlatformWindow {
  /// Touches a control on the frontmost of the screens that show it.
  ///
  /// - Parameter screen: the name of the screen that must show it; nil: any.
  /// - Returns: whether there was one.
  @discardableResult
  public func touch(_ control: String, on screen: String?) -> Bool {
    touch(control, on: screen, again: nil) != nil
  }

  public var revision: UInt64? { nil }

  public func outline() -> [PlatformView] { hierarchy() }

  /// None: gestures are over when they are performed.
  public var gesturesInProgress: Int { 0 }

  public var hidesBackButton: Bool { false }
}

/// One element of a window's hierarchy.
public struct PlatformView {
  /// The role of an element in navigation.
  public enum Role: Hashable, Sendable {
    /// A view of the app that contains further views of the app.
    case composite
    /// A view of the app that contains no further view of the app: a screen.
    case screen
    /// A navigation stack; its children are its levels, root first.
    case stack
    /// Tabs; its children are one per tab, `selected` is the visible one.
    case tabs(selected: Int)
    /// A presentation over the parent: `sheet` or `cover`.
    case presentation(String)
  }

  /// The depth at which the element is nested; the root has 0.
  public var depth: Int

  /// The view's type name without module and generic arguments.
  public var name: String

  /// The role of the element in navigation.
  public var role: Role

  /// The app's objects that the view holds as state or observed objects, in declaration order.
  public var objects: [AnyObject]

  /// The objects that the view, a value, keeps in plain properties: one of them may be the
  /// coordinator that it belongs to.
  public var named: [AnyObject]

  /// The object that is the element, such as a view controller; nil for a view that is a value.
  ///
  /// Of it only the identity counts: whoever holds it owns the element.
  public var element: (any PlatformElement)?

  /// The object that stands for a view that is a value as long as that view is there, and for no other; nil
  /// where `element` does, or nothing.
  public var handle: AnyObject?

  /// The object by which the element is told from others of its name; nil where there is none.
  public var identity: AnyObject? { element ?? handle }

  /// Other local state of the view, as values that describe themselves.
  public var state: [(name: String, value: Any)]

  /// The functions of the app that the element keeps until something ends or is chosen, in order.
  public var handlers: [PlatformHandler]

  /// A Boolean value that indicates whether a person sees and can touch it now.
  public var isHittable: Bool

  /// Identifiers of the controls directly in this view that a person can touch, in order.
  public var controls: [String]

  /// The number of times that the view appeared without disappearing in between.
  public var appearances: Int

  /// A Boolean value that indicates whether the element is on its way out, and seen only because
  /// its transition still runs.
  public var isLeaving: Bool

  /// Makes an element.
  public init(
    depth: Int, name: String, role: Role, objects: [AnyObject] = [], named: [AnyObject] = [],
    element: (any PlatformElement)? = nil, handle: AnyObject? = nil,
    state: [(name: String, value: Any)] = [],
    handlers: [PlatformHandler] = [], isHittable: Bool = true, controls: [String] = [],
    appearances: Int = 1, isLeaving: Bool = false
  ) {
    self.depth = depth
    self.name = name
    self.role = role
    self.objects = objects
    self.named = named
    self.element = element
    self.handle = handle
    self.state = state
    self.handlers = handlers
    self.isHittable = isHittable
    self.controls = controls
    self.appearances = appearances
    self.isLeaving = isLeaving
  }
}

/// Something a person, or the system, can do to a window as it is now.
public struct PlatformGesture {
  /// The kind of event that it is.
  public let kind: EventKind

  /// The event's name.
  public let name: String

  /// Performs it.
  public var perform: () -> Void

  /// Makes a gesture.
  public init(_ kind: EventKind, perform: @escaping () -> Void) {
    self.kind = kind
    name = kind.name
    self.perform = perform
  }

  /// Returns the gesture as one of a window that is a part of another one.
  ///
  /// - Parameter container: the address of the container that shows the inner window.
  package func moved(into container: String) -> PlatformGesture {
    guard case .gesture(var gesture) = kind else { return self }
    gesture.container = "\(container):\(gesture.container)"
    return PlatformGesture(.gesture(gesture), perform: perform)
  }
}
