/// A stack of views, of which the topmost is visible.
public struct NavigationStack<Data, Root: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let path: PathAccess?
  let root: Root
}

extension NavigationStack {
  /// Creates a stack that manages its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a path of the app.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Creates a stack with a path of the app whose values have one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }
}

extension NavigationStack: PrimitiveView {
  func render(in node: Node) {
    let state = node.remembered { StackState(in: node) }
    if let path { state.path = path }
    node.part = .stack(state)
    state.isRendering = true
    node.render(root, at: 0, inherited: state.inherited(forLevel: 0))
    state.isRendering = false
    state.renderLevels()
  }
}

/// The functions by which a stack reads and writes its path, whatever its type.
struct PathAccess {
  let values: () -> [AnyHashable]
  let setCount: (Int) -> Void
  let append: (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    setCount = { path.wrappedValue.elements.removeLast(path.wrappedValue.count - $0) }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    setCount = { count in
      // One write, as on a device: subscribers of the path are notified once.
      var copy = path.wrappedValue
      copy.removeLast(copy.count - count)
      path.wrappedValue = copy
    }
    append = {
      guard let element = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
  }
}
