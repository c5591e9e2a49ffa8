import Foundation
import HeadlessUIKit

/// What RxSwift and its companions add to an object goes by this, as in `coordinator.rx.disposeBag`.
public struct RxReactive<Base> {
  /// The object.
  public let base: Base

  /// Takes the object.
  public init(_ base: Base) { self.base = base }
}

/// An object to which RxSwift adds something.
public protocol RxReactiveCompatible {}

extension RxReactiveCompatible {
  /// What RxSwift adds.
  public var rx: RxReactive<Self> { RxReactive(self) }

  /// What RxSwift adds to the type.
  public static var rx: RxReactive<Self>.Type { RxReactive<Self>.self }
}

extension NSObject: RxReactiveCompatible {}

extension RxReactive where Base: AnyObject {
  /// The bag whose subscriptions end when the object goes, as NSObject+Rx has it.
  @MainActor @preconcurrency
  public var disposeBag: RxDisposeBag { RxDisposeBag.kept(with: base) }
}

/// An object with a bag whose subscriptions end when it goes, as NSObject+Rx has it.
public protocol RxHasDisposeBag: AnyObject {
  /// The bag.
  @MainActor @preconcurrency var disposeBag: RxDisposeBag { get set }
}

extension RxHasDisposeBag {
  /// The bag, which is made when it is first asked for.
  @MainActor @preconcurrency
  public var disposeBag: RxDisposeBag {
    get { .kept(with: self) }
    set { newValue.keep(with: self) }
  }
}

extension RxDisposeBag {
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The bag that an object keeps: a responder, or one that keeps what is associated with it.
  @MainActor
  fileprivate static func kept(with object: AnyObject) -> RxDisposeBag {
    if let bag = objc_getAssociatedObject(object, key) as? RxDisposeBag { return bag }
    let bag = RxDisposeBag()
    bag.keep(with: object)
    return bag
  }

  @MainActor
  fileprivate func keep(with object: AnyObject) {
    objc_setAssociatedObject(object, Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
