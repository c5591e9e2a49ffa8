/// Renders the only child of a view that arranges others.
@MainActor
protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContainerView {
  func render(in node: Node) {
    node.part = .container
    node.render(content)
  }
}

/// The horizontal alignments in a column.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// The vertical alignments in a row.
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }

/// The alignments in a stack from front to back.
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading,
    bottomTrailing
}

/// Several views that are treated as one, without an arrangement.
public struct Group<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView, StructuralView {
  func render(in node: Node) { node.render(content) }
}

/// Views in a column.
public struct VStack<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Arranges views in a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in a column. All of them count as visible.
public struct LazyVStack<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Arranges views in a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in a row.
public struct HStack<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Arranges views in a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in front of each other.
public struct ZStack<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Arranges views in front of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Rows in a column.
public struct List<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content
  let selection: ListSelection?

  /// Arranges rows in a column.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }

  /// Creates a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
    selection = nil
  }

  /// Creates a row for each element, identified by a property of the element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    selection = nil
  }
}

/// Controls that belong together.
public struct Form<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Arranges controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The directions in which content can scroll.
public enum Axis: Sendable {
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int

    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Sideways.
    public static let horizontal = Set(rawValue: 1)

    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Content that scrolls. All of it counts as visible.
public struct ScrollView<Content: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let content: Content

  /// Makes content scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Rows under a heading.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  /// The type of the body. The host renders the view itself.
  public typealias Body = Never

  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Footer == EmptyView {
  /// Creates rows under a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section {
  /// Creates rows under a heading and above a remark.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates rows under a heading and above a remark.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates rows under a heading.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates rows above a remark.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates rows above a remark.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates rows under a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates rows that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section: PrimitiveView {
  func render(in node: Node) {
    node.part = .container
    node.render(header, at: 0)
    node.render(content, at: 1)
    node.render(footer, at: 2)
  }
}

extension VStack: ContainerView {}
extension LazyVStack: ContainerView {}
extension HStack: ContainerView {}
extension ZStack: ContainerView {}

extension Form: PrimitiveView {
  func render(in node: Node) {
    node.part = node.scrollingPart
    node.render(
      content, inherited: node.inherited(isSame: node.children.count > 0) { $0.isInList = true })
  }
}

extension ScrollView: PrimitiveView {
  func render(in node: Node) {
    node.part = node.scrollingPart
    node.render(content)
  }
}
