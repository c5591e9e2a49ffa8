/// The state of one modifier that presents something.
@MainActor
final class PresenterState {
  /// A request to present an item, with an identity that distinguishes requests.
  struct Request {
    let id: AnyHashable
    let item: Any
  }

  enum Style: String { case sheet, cover, alert, dialog }

  let style: Style
  unowned let slot: PresentationSlot
  let contentSlot = PresentationSlot()
  private let handle: NodeHandle

  var node: Node? { handle.node }

  var request: Request?
  var shown: Request?
  var deferred: AnyHashable?
  var lost: AnyHashable?

  var withdraw: () -> Void = {}
  var onDismiss: (() -> Void)?
  var content: (Any) -> AnyView = { _ in AnyView(EmptyView()) }
  var contentValues: (from: InheritedValues, inherited: InheritedValues)?

  init(style: Style, slot: PresentationSlot, in node: Node) {
    handle = node.handle
    self.style = style
    self.slot = slot
  }

  /// Renders the presented item, which is always the first one with its identity.
  func renderContent() {
    guard let node, let shown else { return }
    let view = node.tracked { content(shown.item) }
    node.render(view, at: 1, identity: shown.id, inherited: inherited(in: node))
  }

  private func inherited(in node: Node) -> InheritedValues {
    if let contentValues, contentValues.from === node.inherited { return contentValues.inherited }
    let inherited = node.inherited.changed { contents in
      contents.slot = contentSlot
      contents.stack = nil
      contents.level = 0
      contents.isInList = false
      contents.disabledRowActions = []
      contents.extendAddress("▸", style.rawValue)
      contents.environment.isPresented = true
      contents.environment.dismiss = DismissAction { [weak self] in self?.withdraw() }
    }
    contentValues = (node.inherited, inherited)
    return inherited
  }
}

extension PresenterState {
  /// The state that nobody sees: a request that is not fulfilled, or a slot that is still taken by
  /// content that is being dismissed.
  var unseenState: [(name: String, value: Any)] {
    guard shown == nil else { return [] }
    var state: [(name: String, value: Any)] = []
    if slot.current === self { state.append((style.rawValue, "leaving")) }
    guard let request else { return state }
    if lost == request.id {
      state.append(("\(style.rawValue) request", "lost"))
    } else if deferred == request.id {
      state.append(("\(style.rawValue) request", "deferred"))
    }
    return state
  }

  /// The name of the screen that is presented; empty if its content is no view of the app alone.
  var screenName: String {
    guard let node, node.children.count > 1 else { return "" }
    return node.children[1].screenName
  }

  /// The name of what is presented, with its style.
  var contentName: String {
    screenName.isEmpty ? requestName : "\(style.rawValue) \(screenName)"
  }

  /// The name of the item that is requested.
  var requestName: String {
    guard let item = (shown ?? request)?.item, !(item is Bool) else { return style.rawValue }
    return "\(style.rawValue) \(ItemNames.name(of: item))"
  }
}

/// The place over a window, or over presented content, in which one thing can be presented.
@MainActor
final class PresentationSlot {
  // The order in which the views were created.
  var presenters: [PresenterState] = []

  /// The presenter whose content is presented or being dismissed.
  var current: PresenterState?

  /// A Boolean value that indicates whether a presentation has just begun and the view below can
  /// still be tapped.
  var isArriving = false

  /// A Boolean value that indicates whether the view below cannot be tapped.
  var isCovering: Bool {
    guard let current, current.shown != nil, !isArriving else { return false }
    return !current.letsTouchesThrough
  }
}
