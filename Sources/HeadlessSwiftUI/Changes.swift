import HeadlessCombine

extension View {
  /// Adds an action that runs when a value differs from the previous render.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    changed(ChangeEffect(value: value, initial: initial, action: action))
  }

  /// Adds an action that runs when a value differs from the previous render.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    changed(ChangeEffect(value: value, initial: initial) { _, _ in action() })
  }

  /// Adds an action that runs when a value differs from the previous render.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    changed(ChangeEffect(value: value, initial: false) { action($1) })
  }

  /// Adds an action that runs for each value of a publisher while the view exists.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    changed(ReceiveEffect(publisher: publisher, action: action))
  }
}

extension View where Self: Equatable {
  /// Lets the view be updated only where it is not equal to what it was. It is updated all the same: what it
  /// shows depends on nothing else where it keeps that promise.
  public nonisolated func equatable() -> some View { self }
}

private struct ChangeEffect<V: Equatable>: Effect {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  func apply(to node: Node) -> InheritedValues {
    node.listens = true
    let isFirst = node.memory == nil
    let last = node.remembered { LastValue(value) }
    let old = last.value
    last.value = value
    if isFirst ? initial : old != value {
      let (action, value) = (action, value)
      node.host.afterRender { action(old, value) }
    }
    return node.inherited
  }
}

final class LastValue<V> {
  var value: V

  init(_ value: V) { self.value = value }
}

private struct ReceiveEffect<P: Publisher>: Effect where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  func apply(to node: Node) -> InheritedValues {
    node.listens = true
    let reception = node.remembered { Reception<P.Output>() }
    reception.action = action
    if reception.subscription == nil || reception.source == nil
      || reception.source !== publisher.source
    {
      reception.source = publisher.source
      reception.subscription = publisher.sink { [weak reception] in reception?.action?($0) }
      node.lifecycle = NodeLifecycle(unmount: {
        reception.subscription = nil
        reception.action = nil
      })
    }
    return node.inherited
  }
}

final class Reception<Output> {
  var source: AnyObject?
  var subscription: AnyCancellable?
  var action: ((Output) -> Void)?
}
