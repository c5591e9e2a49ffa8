import Foundation
import HeadlessUIKit

extension RxReactive where Base: UIResponder {
  /// The arguments of each call that the platform makes to a method, before the method is called.
  @MainActor @preconcurrency
  public func sentMessage(_ selector: Selector) -> RxObservable<[Any]> {
    messages(selector, isAfter: false)
  }

  /// The arguments of each call that the platform makes to a method, when the method has returned.
  @MainActor @preconcurrency
  public func methodInvoked(_ selector: Selector) -> RxObservable<[Any]> {
    messages(selector, isAfter: true)
  }

  @MainActor @preconcurrency
  private func messages(_ selector: Selector, isAfter: Bool) -> RxObservable<[Any]> {
    RxObservable<[Any]> { [weak base] sink in
      guard let base else {
        sink.on(.completed)
        return RxDisposables {}
      }
      return RxDisposables.create(
        with: base.hear(of: selector, isAfter: isAfter) { sink.on(.next($0)) })
    }
    .take(until: deallocated)
  }
}

extension RxReactive where Base: AnyObject {
  /// Sends a value when the object has gone: a responder, or one that keeps what is associated with it.
  @MainActor @preconcurrency
  public var deallocated: RxObservable<Void> { RxFarewell.kept(with: base).subject }

  /// Sends a value when the object goes.
  @MainActor @preconcurrency
  public var deallocating: RxObservable<Void> { deallocated }
}

/// What an object keeps, so that others hear when it goes.
private final class RxFarewell {
  let subject = RxPublishSubject<Void>()

  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  @MainActor
  static func kept(with object: AnyObject) -> RxFarewell {
    if let farewell = objc_getAssociatedObject(object, key) as? RxFarewell { return farewell }
    let farewell = RxFarewell()
    objc_setAssociatedObject(object, key, farewell, .OBJC_ASSOCIATION_RETAIN)
    return farewell
  }

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}
