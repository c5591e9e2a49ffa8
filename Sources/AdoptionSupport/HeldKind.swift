import HeadlessUIKit
import NavigationModel

/// What is to be known of a type to look for calls in its values: asked once for each type, since views are
/// looked through whenever they are rendered.
@MainActor
struct HeldKind {
  /// A Boolean value that indicates whether its values offer calls.
  let offers: Bool

  /// A Boolean value that indicates whether it is a type of the app that navigates.
  let navigates: Bool

  /// A Boolean value that indicates whether its values are views of UIKit that host ones of SwiftUI.
  let hostsWindow: Bool

  /// A Boolean value that indicates whether its values are objects.
  let isObject: Bool

  /// A Boolean value that indicates whether its values are view controllers.
  let isController: Bool

  /// A Boolean value that indicates whether a value of it is there or not.
  let isOptional: Bool

  /// A Boolean value that indicates whether its values hold nothing, such as those of numbers and texts.
  let isEmpty: Bool

  private static var known: [ObjectIdentifier: HeldKind] = [:]

  /// The kind of a value.
  static func of(_ value: Any) -> HeldKind {
    let type = ObjectIdentifier(type(of: value))
    if let known = known[type] { return known }
    let kind = HeldKind(value)
    known[type] = kind
    return kind
  }

  private init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    offers = value is any OffersCallbacks
    navigates = value is any Navigates
    hostsWindow = value is any HostsWindow
    isObject = mirror.displayStyle == .class
    isController = isObject && value is UIViewController
    isOptional = mirror.displayStyle == .optional
    // Of enums and collections another value may hold something.
    let isFixed = mirror.displayStyle == .struct || mirror.displayStyle == nil
    isEmpty = isFixed && !offers && mirror.children.isEmpty
  }
}
