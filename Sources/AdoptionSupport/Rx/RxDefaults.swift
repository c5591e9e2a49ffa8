extension RxReactive where Base: StoredDefaults {
  /// The value of a key, and each that it gets, as RxCocoa observes them.
  public func observe<Value>(
    _ type: Value.Type, _ key: String, options: Any? = nil, retainSelf: Bool = true
  ) -> RxObservable<Value?> {
    let base = base
    return base.changes.filter { $0 == key || $0 == nil }.startWith(key)
      .map { _ in base.object(forKey: key) as? Value }
  }
}
