import Foundation

/// Views made from data, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  /// The data.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// Creates a view for each element, identified by a property of the element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Creates a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.id = \.id
    self.content = content
  }

  /// Creates a view for each number.
  public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.id = { $0 }
    self.content = content
  }
}

extension ForEach: PrimitiveView, StructuralView {
  func render(in node: Node) {
    node.part = .container
    var ids: [AnyHashable] = []
    var views: [Content] = []
    node.tracked {
      for element in data {
        ids.append(AnyHashable(id(element)))
        views.append(content(element))
      }
    }
    if node.inherited.contents.selection != nil {
      let rows = zip(views, ids).map { SelectableRow(content: $0, id: $1) }
      render(rows, ids: ids, in: node)
    } else {
      render(views, ids: ids, in: node)
    }
  }

  private func render<Row: View>(_ rows: [Row], ids: [AnyHashable], in node: Node) {
    guard node.inherited.contents.isInList, delete != nil || move != nil else {
      return node.renderKeyed(rows, ids: ids)
    }
    let editable = rows.enumerated().map {
      EditableRow(content: $1, actions: actions(at: $0, of: rows.count))
    }
    node.renderKeyed(editable, ids: ids)
  }
}

extension Node {
  /// The identity of the element for which the nearest `ForEach` around this view made it; nil where there is
  /// none up to another view.
  func elementIdentity(upTo end: Node?) -> AnyHashable? {
    var inner = self
    while let outer = inner.parent, outer !== end {
      if outer.hasElements { return inner.identity }
      inner = outer
    }
    return nil
  }
}

/// Views that are made from data.
protocol ElementViews {}

extension ForEach: ElementViews {}
