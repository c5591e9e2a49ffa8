import HeadlessUIKit
import NavigationModel

/// A call that a screen can make to its coordinator, offered as a control.
public struct OfferedCallback {
  /// The name of the control.
  public let name: String

  /// Makes the call.
  public let call: @MainActor () -> Void

  /// The name of the code that makes the call by itself; nil of what a control makes.
  public let member: String?

  /// The methods of screens and views that run that code.
  public let places: [String]

  /// Creates a call with the name of its control.
  public init(_ name: String, _ call: @escaping @MainActor () -> Void) {
    self.init(name, member: nil, places: [], call)
  }

  /// Creates a call that no control makes.
  ///
  /// - Parameters:
  ///   - name: the name of the call.
  ///   - member: the name of the code that makes it.
  ///   - places: the methods of screens and views that run that code, such as `viewDidLoad`.
  public init(
    _ name: String, by member: String, when places: [String],
    _ call: @escaping @MainActor () -> Void
  ) {
    self.init(name, member: member, places: places, call)
  }

  init(
    _ name: String, member: String?, places: [String], _ call: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.member = member
    self.places = places
    self.call = call
  }
}

/// A type whose stand-in offers the calls that the app's own type would make.
@MainActor
public protocol OffersCallbacks {
  /// The calls, one for each control.
  var offeredCallbacks: [OfferedCallback] { get }

  /// The services to which the app's own type may tell something when it makes a call; none by default.
  var servicesTold: [String] { get }
}

extension OffersCallbacks {
  public var servicesTold: [String] { [] }
}

/// A type of the app that navigates: the calls of what it holds are other screens' to offer.
public protocol Navigates {}

extension UIViewController {
  /// Adds a control for each call that the controller and what it holds can make, and that has none yet:
  /// a superclass that stands in for another offers calls, too.
  ///
  /// What it holds are its stored values, and theirs, but for what other controllers and types that
  /// navigate hold.
  public func offerCallbacks() {
    let offered = Set(view.subviews.compactMap { ($0 as? OfferedControl)?.currentTitle })
    let callbacks = offeredCallbacks(of: self)
    for callback in callbacks where callback.member == nil && !offered.contains(callback.name) {
      view.addSubview(
        OfferedControl(
          type: .system, primaryAction: UIAction(title: callback.name) { _ in callback.call() }))
    }
    let opened = view.subviews.lazy.compactMap { $0 as? OpenedCalls }.first ?? OpenedCalls()
    let own = OwnCalls(callbacks, when: "viewDidLoad", without: opened.members)
    guard !own.members.isEmpty else { return }
    if opened.superview == nil { view.addSubview(opened) }
    opened.members.formUnion(own.members)
    own.open()
  }
}

/// The control for a call that a stand-in offers.
private final class OfferedControl: UIButton {}

/// Returns the call of a name that something offers which a coordinator or another object holds; nil
/// where nothing does.
///
/// Unlike a screen's calls it may be that of what another coordinator holds, down to the ends of the
/// tree. Screens are left out: their calls are controls.
@MainActor
public func heldCallback(_ name: String, by holder: AnyObject?) -> OfferedCallback? {
  holder.flatMap { holder in
    offeredCallbacks(of: holder, passesNavigators: true).first { $0.name == name }
  }
}

/// The calls that a screen and what it holds can make, each name once.
///
/// - Parameter passesNavigators: a Boolean value that indicates whether what coordinators hold counts.
@MainActor
func offeredCallbacks(of screen: Any, passesNavigators: Bool = false) -> [OfferedCallback] {
  var met: Set<ObjectIdentifier> = []
  if HeldKind.of(screen).isObject { met.insert(ObjectIdentifier(screen as AnyObject)) }
  var names: Set<String> = []
  var found: [OfferedCallback] = []
  var open: [(value: Any, depth: Int)] = [(screen, 0)]
  while let (value, depth) = open.popLast() {
    let kind = HeldKind.of(value)
    if kind.offers, let owner = value as? any OffersCallbacks {
      let services = owner.servicesTold
      for callback in owner.offeredCallbacks where names.insert(callback.name).inserted {
        found.append(
          OfferedCallback(callback.name, member: callback.member, places: callback.places) {
            services.forEach(ServiceAnswers.isTold)
            callback.call()
          })
      }
    }
    guard depth < 6, passesNavigators || depth == 0 || !kind.navigates else { continue }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children.reversed() {
        // A view of SwiftUI offers its calls itself.
        if kind.hostsWindow, child.label == "rootView" { continue }
        guard let inner = unwrapped(child.value) else { continue }
        let held = HeldKind.of(inner)
        if held.isEmpty || held.isController { continue }
        if held.isObject {
          guard met.insert(ObjectIdentifier(inner as AnyObject)).inserted else { continue }
        }
        open.append((inner, depth + 1))
      }
      mirror = current.superclassMirror
    }
  }
  return found
}

/// The value behind optionals; nil where there is none.
@MainActor
private func unwrapped(_ value: Any) -> Any? {
  guard HeldKind.of(value).isOptional else { return value }
  return Mirror(reflecting: value).children.first.flatMap { unwrapped($0.value) }
}
