extension View {
  /// Adds an action that runs when the app is asked to go on with an activity of a type.
  ///
  /// The activity is of the type that the app has for it, such as `NSUserActivity` of `HeadlessUIKit`.
  public func onContinueUserActivity<Activity>(
    _ activityType: String, perform action: @escaping (Activity) -> Void
  ) -> some View {
    continuing(activityType, action)
  }

  /// Adds an action that runs when the app is asked to go on with an activity of a type, for a form of the
  /// modifier that knows the activity's type.
  package func continuing<Activity>(
    _ activityType: String, _ action: @escaping (Activity) -> Void
  ) -> some View {
    changed(ActivityEffect(type: activityType, action: action))
  }
}

extension HeadlessWindow {
  /// Asks the app to go on with an activity of a type. All views with an action for the type receive it, visible
  /// or not.
  ///
  /// - Returns: `true` if a view received the activity.
  @discardableResult
  public func continueActivity(_ activity: Any, ofType type: String) -> Bool {
    // Everything of an app runs on the thread that drives it.
    nonisolated(unsafe) let activity = activity
    return perform { host in
      let actions = host.actionsForActivities(ofType: type)
      for action in actions { action(activity) }
      return !actions.isEmpty
    }
  }
}

extension ViewHost {
  /// The actions of the views for activities of a type, outer views first.
  fileprivate func actionsForActivities(ofType type: String) -> [@MainActor (Any) -> Void] {
    var actions: [@MainActor (Any) -> Void] = []
    func visit(_ node: Node) {
      if case .continuesActivity(type, let action) = node.part { actions.append(action) }
      for child in node.children { visit(child) }
    }
    if let root { visit(root) }
    return actions
  }
}

private struct ActivityEffect<Activity>: Effect {
  let type: String
  let action: (Activity) -> Void

  func apply(to node: Node) -> InheritedValues {
    let action = action
    node.part = .continuesActivity(type) { activity in
      if let activity = activity as? Activity { action(activity) }
    }
    return node.inherited
  }
}
