import Foundation
import NavigationModel

/// The ways in which an object keeps another one that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// An object that keeps what is associated with it, and is no responder.
///
/// There is no runtime here that would keep it. `verifier adopt` adds this to the classes of an app that
/// associates values with their objects.
public protocol KeepsAssociatedValues: AnyObject {
  /// The keys, in the order in which they were first used.
  var associatedKeys: AssociatedKeys { get }

  /// The values, in the order of their keys.
  var associatedValues: [Any?] { get set }
}

/// The keys of the values that are associated with an object.
public final class AssociatedKeys {
  private var keys: [UnsafeRawPointer] = []

  /// Creates no keys.
  public init() {}

  func index(of key: UnsafeRawPointer) -> Int? { keys.firstIndex(of: key) }

  func add(_ key: UnsafeRawPointer) { keys.append(key) }
}

/// Associates a value with a responder, or with an object that keeps it by ``KeepsAssociatedValues``: under
/// a key, as long as that lives. Other objects keep nothing here.
@MainActor @preconcurrency
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let associated = value.map { AssociatedValue($0, policy) }
  if let responder = object as? UIResponder {
    responder.associated[key] = associated
  } else if let keeper = object as? any KeepsAssociatedValues {
    // What an app's object keeps is seen where nothing stands around it.
    let value = policy == .OBJC_ASSOCIATION_ASSIGN ? associated : value
    if let index = keeper.associatedKeys.index(of: key) {
      keeper.associatedValues[index] = value
    } else {
      keeper.associatedKeys.add(key)
      keeper.associatedValues.append(value)
    }
  }
}

/// Returns the value that is associated with an object under a key; nil where there is none.
@MainActor @preconcurrency
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  if let responder = object as? UIResponder { return responder.associated[key]?.current }
  guard let keeper = object as? any KeepsAssociatedValues,
    let value = keeper.associatedKeys.index(of: key).flatMap({ keeper.associatedValues[$0] })
  else { return nil }
  return (value as? AssociatedValue).map(\.current) ?? value
}

/// A value that is associated with an object.
struct AssociatedValue {
  private(set) var kept: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    if policy == .OBJC_ASSOCIATION_ASSIGN { assigned = value as AnyObject } else { kept = value }
  }

  var current: Any? { kept ?? assigned }
}

/// The values that are associated with a responder, in the order in which their keys were first used.
struct AssociatedValues {
  private var entries: [(key: UnsafeRawPointer, value: AssociatedValue)] = []

  /// The value under a key; nil where there is none.
  subscript(key: UnsafeRawPointer) -> AssociatedValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      let place = entries.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// The values that are kept alive.
  var kept: [Any] { entries.isEmpty ? [] : entries.compactMap(\.value.kept) }
}

extension UIViewController: KeepsAssociations {
  nonisolated public var associations: [Any] { Isolation.assumed { associated.kept } }
}
