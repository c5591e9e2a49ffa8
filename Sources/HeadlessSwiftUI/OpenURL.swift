import NavigationModel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension View {
  /// Adds an action that runs when the app is asked to open a URL.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    changed(OpenURLEffect(action: action))
  }
}

extension HeadlessWindow {
  /// Asks the app to open a URL. All views with an action for URLs receive it, visible or not.
  ///
  /// Their order is not documented: if there are several, the driver chooses it.
  ///
  /// - Returns: `true` if a view received the URL.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    perform { host in
      let actions = host.actionsForURLs
      let innerFirst =
        actions.count > 1
        && HeadlessPlatform.choose(2, .outcome(PlatformQuestions.openURLOrder)) == 1
      for action in innerFirst ? actions.reversed() : actions { action(url) }
      return !actions.isEmpty
    }
  }
}

extension ViewHost {
  /// The actions of the views for URLs, outer views first.
  fileprivate var actionsForURLs: [@MainActor (URL) -> Void] {
    var actions: [@MainActor (URL) -> Void] = []
    func visit(_ node: Node) {
      if case .opensURLs(let action) = node.part { actions.append(action) }
      for child in node.children { visit(child) }
    }
    if let root { visit(root) }
    return actions
  }
}

private struct OpenURLEffect: Effect {
  let action: (URL) -> Void

  func apply(to node: Node) -> InheritedValues {
    let action = action
    node.part = .opensURLs { action($0) }
    return node.inherited
  }
}
