import HeadlessUIKit
import NavigationModel

/// A call that a screen can make to its coordinator, offered as a control.
public struct OfferedCallback {
  /// The name of the control.
  public let name: String

  /// Makes the call.
  public let call: @MainActor () -> Void

  /// Creates a call with the name of its control.
  public init(_ name: String, _ call: @escaping @MainActor () -> Void) {
    self.name = name
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
    for callback in offeredCallbacks(of: self) where !offered.contains(callback.name) {
      view.addSubview(
        OfferedControl(
          type: .system, primaryAction: UIAction(title: callback.name) { _ in callback.call() }))
    }
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
  if Mirror(reflecting: screen).displayStyle == .class {
    met.insert(ObjectIdentifier(screen as AnyObject))
  }
  var names: Set<String> = []
  var found: [OfferedCallback] = []
  var open: [(value: Any, depth: Int)] = [(screen, 0)]
  while let (value, depth) = open.popLast() {
    if let owner = value as? any OffersCallbacks {
      let services = owner.servicesTold
      for callback in owner.offeredCallbacks where names.insert(callback.name).inserted {
        found.append(
          OfferedCallback(callback.name) {
            services.forEach(ServiceAnswers.isTold)
            callback.call()
          })
      }
    }
    guard depth < 6, passesNavigators || depth == 0 || !(value is any Navigates) else { continue }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children.reversed() {
        // A view of SwiftUI offers its calls itself.
        if value is any HostsWindow, child.label == "rootView" { continue }
        guard let inner = unwrapped(child.value), !(inner is UIViewController) else { continue }
        if Mirror(reflecting: inner).displayStyle == .class {
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
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
