import Foundation

/// The ways in which an object keeps another one that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with a responder, which keeps it under a key as long as it lives.
///
/// Other objects keep nothing here: there is no runtime that would keep it for them.
@MainActor @preconcurrency
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let responder = object as? UIResponder else { return }
  responder.associated[key] = value.map { AssociatedValue($0, policy) }
}

/// Returns the value that is associated with a responder under a key; nil where there is none.
@MainActor @preconcurrency
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? UIResponder)?.associated[key]?.current
}

/// A value that is associated with an object.
struct AssociatedValue {
  private var kept: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    if policy == .OBJC_ASSOCIATION_ASSIGN { assigned = value as AnyObject } else { kept = value }
  }

  var current: Any? { kept ?? assigned }
}
