import HeadlessCombine
import NavigationModel

/// A level of a stack that exists while a binding, or a link, says so.
@MainActor
struct BoundDestination {
  /// The identity and the name of the level.
  struct Level: Hashable, ItemName {
    let owner: ObjectIdentifier
    let item: AnyHashable?
    let itemName: String
  }

  let level: Level
  let isActive: () -> Bool
  let withdraw: () -> Void
  let build: () -> AnyView

  init(
    owner: Node, item: AnyHashable? = nil, content: Any.Type, isActive: @escaping () -> Bool,
    withdraw: @escaping () -> Void, build: @escaping () -> AnyView
  ) {
    let isApps = !(content is any PrimitiveView.Type)
    level = Level(
      owner: ObjectIdentifier(owner), item: item,
      itemName: isApps ? TypeNames.baseName(of: content) : "destination")
    self.isActive = isActive
    self.withdraw = withdraw
    self.build = build
  }
}

extension View {
  /// Pushes a view while a flag is `true`.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    changed(
      BoundEffect(content: V.self) { node in
        BoundDestination(
          owner: node, content: V.self, isActive: { isPresented.wrappedValue },
          withdraw: { isPresented.wrappedValue = false }, build: { AnyView(destination()) })
      })
  }

  /// Pushes a view while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changed(
      BoundEffect(content: C.self) { node in
        let value = item.wrappedValue
        return BoundDestination(
          owner: node, item: value.map { AnyHashable($0) }, content: C.self,
          isActive: { item.wrappedValue != nil },
          withdraw: { item.wrappedValue = nil },
          build: { AnyView((item.wrappedValue ?? value).map(destination)) })
      })
  }
}

private struct BoundEffect: Effect {
  let content: Any.Type
  let make: (Node) -> BoundDestination

  func apply(to node: Node) -> InheritedValues {
    node.registerDestination { $0.register(node.tracked { make(node) }) }
    return node.inherited
  }
}
