extension View {
  /// Adds an action that runs each time the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    changed(Appearance(appear: action, disappear: nil))
  }

  /// Adds an action that runs each time the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    changed(Appearance(appear: nil, disappear: action))
  }

  /// Adds an asynchronous action that runs when the view appears and is cancelled when it
  /// disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    changed(TaskEffect(id: nil, priority: priority, action: action))
  }

  /// Adds an asynchronous action that runs when the view appears, and again whenever a value
  /// changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    changed(TaskEffect(id: EquatableBox(value), priority: priority, action: action))
  }
}

private struct Appearance: Effect {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func apply(to node: Node) -> InheritedValues {
    node.lifecycle = NodeLifecycle(appear: appear, disappear: disappear)
    return node.inherited
  }
}

private struct TaskEffect: Effect {
  let id: EquatableBox?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func apply(to node: Node) -> InheritedValues {
    let running = node.remembered { RunningTask() }
    let (priority, action) = (priority, action)
    let start = {
      running.task?.cancel()
      running.task = Task(priority: priority) { await action() }
    }
    node.lifecycle = NodeLifecycle(
      appear: start,
      disappear: {
        running.task?.cancel()
        running.task = nil
      })
    if let id, let last = running.id, last != id, node.hasAppeared { node.host.afterRender(start) }
    running.id = id
    return node.inherited
  }
}

@MainActor
final class RunningTask {
  var task: Task<Void, Never>?
  var id: EquatableBox?
}

/// A value of an unknown type that can be compared with another.
struct EquatableBox: Equatable {
  let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { $0 as? T == value }
  }

  static func == (left: EquatableBox, right: EquatableBox) -> Bool { left.isEqual(right.value) }
}
