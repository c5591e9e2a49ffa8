/// The states of a store with their payloads renamed; each facet is renamed once.
///
/// Like its store it is confined to the thread that explores.
public final class RenamedStates {
  private let store: FacetStore
  private let renaming: PayloadRenaming
  private var texts: [String: String] = [:]
  private var numbers: [[UInt32: UInt32]] = Array(repeating: [:], count: Facet.allCases.count)

  /// Renames states of a store.
  public init(_ renaming: PayloadRenaming, in store: FacetStore) {
    self.renaming = renaming
    self.store = store
  }

  /// A text with its payloads renamed.
  public func renamed(_ text: String) -> String {
    if let known = texts[text] { return known }
    let renamed = renaming.renamed(text)
    texts[text] = renamed
    return renamed
  }

  /// A state with its payloads renamed.
  public func renamed(_ state: NavigationState) -> NavigationState {
    var words = state.words
    for facet in Facet.allCases {
      let word = state.words[facet.rawValue]
      if let known = numbers[facet.rawValue][word] {
        words[facet.rawValue] = known
      } else {
        words[facet.rawValue] = number(of: facet, in: state)
        numbers[facet.rawValue][word] = words[facet.rawValue]
      }
    }
    return NavigationState(words: words, store: store)
  }

  /// An effect with its payloads renamed.
  public func renamed(_ effect: NavigationEffect) -> NavigationEffect {
    // Roles and types have no payloads.
    var copy = effect
    copy.detail = renamed(effect.detail)
    copy.screen = renamed(effect.screen)
    return copy
  }

  private func number(of facet: Facet, in state: NavigationState) -> UInt32 {
    switch facet {
    case .coordinators, .subscriptions, .lifetimes:
      // Roles and types have no payloads.
      return state.words[facet.rawValue]
    case .views: return store.views.number(of: state.views.map(renamed))
    case .records:
      return store.records.number(
        of: state.records.map {
          RecordNode(coordinator: $0.coordinator, key: $0.key, value: renamed($0.value))
        })
    case .work:
      var work = state.work
      work.runnable = work.runnable.map(renamed)
      work.tickets = work.tickets.map {
        TicketNode(label: renamed($0.label), isRevoked: $0.isRevoked, isTimed: $0.isTimed)
      }
      return store.work.number(of: work)
    case .facts: return store.facts.number(of: renamed(state.facts))
    case .unobserved:
      return store.unobserved.number(of: state.unobserved.map(renamed))
    }
  }

  private func renamed(_ view: ViewNode) -> ViewNode {
    var view = view
    view.name = renamed(view.name)
    if case .presentation(let style) = view.role { view.role = .presentation(renamed(style)) }
    let controls = view.controls.map(renamed)
    // A screen that offers all payloads offers them in an order of its own.
    if controls.sorted() != view.controls.sorted() { view.controls = controls }
    return view
  }

  /// A screen's own state is at a place that has the screen's name.
  private func renamed(_ node: UnobservedNode) -> UnobservedNode {
    UnobservedNode(
      path: UnobservedNode.Path(
        type: renamed(node.path.type), number: node.path.number, field: renamed(node.path.field)),
      value: renamed(node.value))
  }

  /// Facts are in the order of their declaration, also those of which each payload has its own.
  private func renamed(_ facts: [FactNode]) -> [FactNode] {
    var values: [String: String] = [:]
    for fact in facts { values[renamed(fact.name)] = renamed(fact.value) }
    return facts.map { FactNode(name: $0.name, value: values[$0.name] ?? $0.value) }
  }
}
