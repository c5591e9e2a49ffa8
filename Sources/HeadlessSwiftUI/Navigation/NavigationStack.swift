/// Views on top of each other, of which only the topmost is seen.
public struct NavigationStack<Data, Root: View>: View {
  /// Has no body of its own.
  public typealias Body = Never

  let path: PathAccess?
  let root: Root
}

extension NavigationStack {
  /// Makes a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose path the app keeps.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Makes a stack whose path the app keeps, as values of one type.
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
    node.render(root, at: 0, scope: state.scope(forLevel: 0))
    state.isRendering = false
    state.renderLevels()
  }
}

/// How a stack reads and writes its path, whatever that is made of.
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
      // One write, as on a device: subscribers of the path hear of it once.
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
