/// A value that views hand to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Combines a value with the one of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets a value for the views around this one, in place of what the views inside set.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    changed(PreferenceEffect<K> { $0 = value })
  }

  /// Changes the value that the views inside set for the views around this one.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    changed(PreferenceEffect<K>(callback))
  }

  /// Adds an action that runs when the value that the views inside set is another than after the last
  /// render; at first, another than the default.
  ///
  /// What is pushed onto a stack inside, and what is presented, sets nothing for the views around.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    changed(PreferenceChangeEffect<K>(action: action))
  }
}

private struct PreferenceEffect<K: PreferenceKey>: Effect {
  let change: (inout K.Value) -> Void

  init(_ change: @escaping (inout K.Value) -> Void) { self.change = change }

  func apply(to node: Node) -> InheritedValues {
    node.remembered { SetPreference<K>(change) }.change = change
    return node.inherited
  }
}

private struct PreferenceChangeEffect<K: PreferenceKey>: Effect where K.Value: Equatable {
  let action: (K.Value) -> Void

  func apply(to node: Node) -> InheritedValues {
    node.listens = true
    let isFirst = node.memory == nil
    let listener = node.remembered { PreferenceListener<K>(action) }
    listener.action = action
    if isFirst {
      node.host.preferenceListeners.append(node)
      node.lifecycle = NodeLifecycle(unmount: { [unowned node] in
        node.host.preferenceListeners.removeAll { $0 === node }
      })
    }
    return node.inherited
  }
}

/// What a view sets for the views around it.
final class SetPreference<K: PreferenceKey> {
  var change: (inout K.Value) -> Void

  init(_ change: @escaping (inout K.Value) -> Void) { self.change = change }
}

/// What a view does with what the views inside set.
final class PreferenceListener<K: PreferenceKey>: ListensToPreferences where K.Value: Equatable {
  var action: (K.Value) -> Void
  private var last = K.defaultValue

  init(_ action: @escaping (K.Value) -> Void) { self.action = action }

  func changed(in node: Node) -> (() -> Void)? {
    let value = node.preferenceWithin(K.self) ?? K.defaultValue
    guard value != last else { return nil }
    last = value
    let action = action
    return { action(value) }
  }
}

@MainActor
protocol ListensToPreferences: AnyObject {
  /// What is to be done since the value is another one now; nil where it is the same.
  func changed(in node: Node) -> (() -> Void)?
}

extension ViewHost {
  /// The actions of those who listen to values that have changed, inner views first.
  var preferenceChanges: [() -> Void] {
    preferenceListeners.reversed().compactMap { node in
      (node.memory as? any ListensToPreferences)?.changed(in: node)
    }
  }
}

extension Node {
  /// The value that a node hands to those around it; nil where neither it nor a view inside sets one.
  private func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inside = preferenceWithin(key)
    guard let own = memory as? SetPreference<K> else { return inside }
    var value = inside ?? K.defaultValue
    own.change(&value)
    return value
  }

  /// The value that the views inside hand on, the first ones first.
  fileprivate func preferenceWithin<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let shown =
      switch part {
      case .stack, .presenter: children.prefix(1)
      default: children[...]
      }
    return shown.reduce(nil) { value, child in
      guard let next = child.preference(key) else { return value }
      guard var value else { return next }
      K.reduce(value: &value) { next }
      return value
    }
  }
}
