import HeadlessCombine
import NavigationModel

/// The one place over a window, or over presented content, where something can be presented.
@MainActor
final class PresentationSlot {
  // In the order in which their views came.
  var presenters: [PresenterState] = []

  /// Who presents, or is being dismissed.
  var current: PresenterState?

  /// Whether a presentation has just begun and what is below can still be touched.
  var isArriving = false

  /// Whether what is below cannot be touched.
  var isCovering: Bool { current?.shown != nil && !isArriving }
}

/// What one `sheet` or `fullScreenCover` modifier wants and has.
@MainActor
final class PresenterState {
  /// What is asked for: an identity to tell requests apart, and the item to present.
  struct Request {
    let id: AnyHashable
    let item: Any
  }

  enum Style: String { case sheet, cover }

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
  var contentScope: (from: Scope, scope: Scope)?

  init(style: Style, slot: PresentationSlot, in node: Node) {
    handle = node.handle
    self.style = style
    self.slot = slot
  }

  /// Renders what is presented; always the item that was presented first under its identity.
  func renderContent() {
    guard let node, let shown else { return }
    let view = node.tracked { content(shown.item) }
    node.render(view, at: 1, identity: shown.id, scope: scope(in: node))
  }

  private func scope(in node: Node) -> Scope {
    if let contentScope, contentScope.from === node.scope { return contentScope.scope }
    let scope = node.scope.changed { contents in
      contents.slot = contentSlot
      contents.stack = nil
      contents.level = 0
      contents.extendAddress("▸", style.rawValue)
      contents.environment.isPresented = true
      contents.environment.dismiss = DismissAction { [weak self] in self?.withdraw() }
    }
    contentScope = (node.scope, scope)
    return scope
  }
}

extension ViewHost {
  /// Brings what is presented in line with what is asked for, as far as the platform does.
  func resolvePresentations() {
    var index = 0
    while index < slots.count {
      resolve(slots[index])
      index += 1
    }
  }

  private func resolve(_ slot: PresentationSlot) {
    if let current = slot.current, let shown = current.shown, current.request?.id != shown.id {
      dismiss(current, in: slot)
    }
    for presenter in slot.presenters {
      guard let request = presenter.request else {
        presenter.deferred = nil
        presenter.lost = nil
        continue
      }
      if presenter.shown != nil || presenter.lost == request.id { continue }
      if slot.current == nil {
        present(presenter, request, in: slot)
      } else if presenter !== slot.current, presenter.deferred != request.id {
        refuse(presenter, request)
      }
    }
  }

  private func present(
    _ presenter: PresenterState, _ request: PresenterState.Request, in slot: PresentationSlot
  ) {
    presenter.deferred = nil
    presenter.shown = request
    slot.current = presenter
    slot.isArriving = true
    slots.append(presenter.contentSlot)
    presenter.renderContent()
    HeadlessPlatform.record(.presented, nil, presenter.contentName)
    HeadlessPlatform.schedule(.transition) { [weak slot] in
      Isolation.assumed { slot?.isArriving = false }
    }
  }

  private func dismiss(_ presenter: PresenterState, in slot: PresentationSlot) {
    HeadlessPlatform.record(.dismissed, nil, presenter.contentName)
    takeDown(presenter)
    // The slot stays taken until the content is out of sight.
    HeadlessPlatform.schedule(.transition) { [weak self, weak slot] in
      Isolation.assumed {
        guard let slot, slot.current === presenter else { return }
        slot.current = nil
        presenter.onDismiss?()
        self?.scheduleRender()
      }
    }
  }

  /// A second presentation from the same slot: no documentation says what becomes of it.
  private func refuse(_ presenter: PresenterState, _ request: PresenterState.Request) {
    if HeadlessPlatform.choose(2, .outcome(PlatformQuestions.secondPresentation)) == 0 {
      presenter.deferred = request.id
    } else {
      presenter.lost = request.id
      HeadlessPlatform.record(.presentIgnored, nil, presenter.requestName)
    }
  }

  private func takeDown(_ presenter: PresenterState) {
    presenter.shown = nil
    presenter.slot.isArriving = false
    slots.removeAll { $0 === presenter.contentSlot }
    presenter.node?.trim(to: 1)
  }

  /// The view that presents is gone, and with it what it presents.
  func withdraw(_ presenter: PresenterState) {
    let slot = presenter.slot
    slot.presenters.removeAll { $0 === presenter }
    presenter.request = nil
    guard slot.current === presenter else { return }
    slot.current = nil
    if presenter.shown != nil {
      HeadlessPlatform.record(.dismissed, nil, presenter.contentName)
      presenter.shown = nil
      slot.isArriving = false
      slots.removeAll { $0 === presenter.contentSlot }
    }
    scheduleRender()
  }
}

extension PresenterState {
  /// What is presented, by the name of its view.
  var contentName: String {
    guard let node, node.children.count > 1, let view = node.children[1].onlyAppView,
      case .appView(let name) = view.part
    else { return requestName }
    return "\(style.rawValue) \(name)"
  }

  /// What is asked for, by the name of its item.
  var requestName: String {
    guard let item = (shown ?? request)?.item, !(item is Bool) else { return style.rawValue }
    return "\(style.rawValue) \(ItemNames.name(of: item))"
  }
}
