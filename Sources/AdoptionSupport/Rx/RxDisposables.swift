/// A subscription of RxSwift that can be ended.
public protocol RxDisposable: AnyObject {
  /// Ends the subscription.
  func dispose()

  /// A Boolean value that indicates whether the subscription has ended.
  var isDisposed: Bool { get }
}

extension RxDisposable {
  /// Ends the subscription when a bag goes.
  public func disposed(by bag: RxDisposeBag) { bag.insert(self) }
}

/// Subscriptions that end together, when the bag goes.
public final class RxDisposeBag {
  private var disposables: [any RxDisposable] = []

  /// Creates an empty bag.
  public init() {}

  deinit { for disposable in disposables { disposable.dispose() } }

  /// Adds a subscription. Those that have ended are no state of the bag's.
  public func insert(_ disposable: any RxDisposable) {
    disposables.removeAll(where: \.isDisposed)
    if !disposable.isDisposed { disposables.append(disposable) }
  }

  /// Adds subscriptions.
  public func insert(_ disposables: any RxDisposable...) { disposables.forEach(insert) }
}

/// A subscription that ends others, or does something, when it ends.
public final class RxDisposables: RxDisposable {
  private var ending: (() -> Void)?

  init(_ ending: @escaping () -> Void) { self.ending = ending }

  /// Creates a subscription of which nothing is to be ended.
  public static func create() -> any RxDisposable { RxDisposables {} }

  /// Creates a subscription that does something when it ends.
  public static func create(with ending: @escaping () -> Void) -> any RxDisposable {
    RxDisposables(ending)
  }

  /// Creates a subscription that ends others.
  public static func create(_ all: any RxDisposable...) -> any RxDisposable { create(all) }

  /// Creates a subscription that ends others.
  public static func create(_ all: [any RxDisposable]) -> any RxDisposable {
    RxDisposables { for one in all { one.dispose() } }
  }

  public var isDisposed: Bool { ending == nil }

  public func dispose() {
    let last = ending
    ending = nil
    last?()
  }
}

/// A subscription that is another one at a time: setting it ends the one before.
public final class RxSerialDisposable: RxDisposable {
  private var ended = false

  /// The subscription that it stands for.
  public var disposable: (any RxDisposable)? {
    didSet {
      oldValue?.dispose()
      if ended { disposable?.dispose() }
    }
  }

  /// Creates a subscription that stands for none.
  public init() {}

  /// Stands for a subscription, unless another one has taken its place while it was made.
  func begin(_ first: any RxDisposable) {
    if disposable == nil { disposable = first }
  }

  public var isDisposed: Bool { ended }

  public func dispose() {
    ended = true
    disposable = nil
  }
}
