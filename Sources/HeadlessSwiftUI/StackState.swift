import HeadlessCombine
import NavigationModel

/// The state that a stack keeps between renders.
@MainActor
final class StackState {
  private struct Destination {
    let type: ObjectIdentifier
    let owner: ObjectIdentifier
    let build: @MainActor (AnyHashable) -> AnyView
  }

  /// The access to the path.
  lazy var path = PathAccess(
    Binding(
      get: { [unowned self] in ownPath },
      set: { [unowned self] in
        ownPath = $0
        Isolation.assumed { node?.invalidate() }
      }))

  /// A Boolean value that indicates whether levels are being rendered, so that destinations found
  /// now request no update.
  var isRendering = false

  /// The running change of levels.
  var passage: Passage?

  /// The level that the app has removed, while it is still visible.
  private(set) var leaving: Leaving?

  /// A Boolean value that indicates whether the next change is the end of one that a person has
  /// already seen.
  var isConcluding = false

  /// A path that was set during another change and that the platform does not show.
  var unshown: [AnyHashable]?

  private let handle: NodeHandle

  var node: Node? { handle.node }
  private var ownPath = NavigationPath()
  private var shown: [AnyHashable]?
  // The visible levels that come from the path.
  private var shownPath: [AnyHashable]?
  private var destinations: [Destination] = []
  private var bound: [BoundDestination] = []
  private var inheritedByLevel: [Int: (from: InheritedValues, inherited: InheritedValues)] = [:]

  /// The number of stacks around this one, with itself.
  private let nesting: Int

  /// More than an app nests on purpose.
  private static let mostNested = 16

  init(in node: Node) {
    handle = node.handle
    let outer = node.inherited.contents.stack
    nesting = (outer?.nesting ?? 0) + 1
    guard outer != nil else { return }
    if nesting > Self.mostNested { HeadlessPlatform.end(forLackOf: StackMessages.endless) }
    HeadlessPlatform.record(.warned, nil, StackMessages.nested)
  }

  /// The number of levels above the root.
  var depth: Int { shown?.count ?? 0 }

  /// The state of the levels that only the stack knows.
  var ownState: [(name: String, value: Any)] {
    let items = values.compactMap { value -> AnyHashable? in
      if let level = value.base as? BoundDestination.Level { return level.item }
      return ownPath.isEmpty ? nil : value
    }
    var state: [(name: String, value: Any)] = items.isEmpty ? [] : [("path", items.map(\.base))]
    if let passage { state.append(("transition", passage.kind.name)) }
    if let unshown { state.append(("path not shown", unshown.map(\.base))) }
    return state
  }

  /// The values of the levels above the root.
  var values: [AnyHashable] { shown ?? [] }

  /// Removes levels as a person asks for, those that are not in the path first.
  func shorten(to count: Int) {
    let inPath = path.values().count
    for destination in bound.filter({ $0.isActive() }).dropFirst(max(0, count - inPath)).reversed()
    {
      destination.withdraw()
    }
    if count < inPath { path.setCount(count) }
  }

  /// Pushes the value of a link.
  func push(_ value: AnyHashable) {
    if !path.append(value) {
      HeadlessPlatform.record(.warned, nil, StackMessages.wrongType(value.base))
    }
  }

  func inherited(forLevel level: Int) -> InheritedValues {
    guard let node else { preconditionFailure("a stack is rendered in its node") }
    if let known = inheritedByLevel[level], known.from === node.inherited { return known.inherited }
    let inherited = node.inherited.changed { contents in
      contents.stack = self
      contents.level = level
      guard level > 0 else { return }
      contents.environment.isPresented = true
      contents.environment.dismiss = DismissAction { [weak self] in
        self?.shorten(to: level - 1)
      }
    }
    inheritedByLevel[level] = (node.inherited, inherited)
    return inherited
  }

  /// Renders the levels of the path.
  func renderLevels() {
    guard let node, node.isMounted, !isRendering else { return }
    isRendering = true
    let values = admitted(node.tracked { path.values() })
    for (index, value) in values.enumerated() {
      let destination = destinations.first { $0.type == ObjectIdentifier(type(of: value.base)) }
      if destination == nil, shown?.count ?? 0 <= index || shown?[index] != value {
        HeadlessPlatform.record(.unresolved, nil, StackMessages.noDestination(value.base))
      }
      let view = destination.map { found in node.tracked { found.build(value) } }
      node.render(
        view ?? AnyView(EmptyView()), at: index + 1, variant: destination == nil ? 1 : 0,
        identity: value, inherited: inherited(forLevel: index + 1))
    }
    let levels = values + renderBoundLevels(above: values.count, in: node)
    let removed = node.children.dropFirst(levels.count + 1).map(\.screenName)
    if !removed.isEmpty { letTopLeave(in: node) }
    node.trim(to: levels.count + 1)
    isRendering = false
    note(levels, removed: removed)
  }

  /// Removes the topmost level, which stays visible until the change of levels is complete.
  ///
  /// A level that a person removes is gone, and so is one that presents something.
  private func letTopLeave(in node: Node) {
    guard !isConcluding, passage?.goal == nil, let shown, shown.count == node.children.count - 1,
      let top = node.children.last, !top.presents
    else { return }
    endLeaving()
    node.children.removeLast()
    leaving = Leaving(node: top, name: ItemNames.name(of: shown[shown.count - 1].base))
  }

  /// Removes the level that is leaving from the window.
  func endLeaving() {
    guard let leaving else { return }
    self.leaving = nil
    leaving.node.host.remove(leaving.node)
  }

  /// Returns the path as far as the platform follows it.
  ///
  /// Of several changes during one transition some systems show only the first. The next change
  /// shows all.
  private func admitted(_ wanted: [AnyHashable]) -> [AnyHashable] {
    if let shownPath, wanted != shownPath {
      if unshown == wanted { return shownPath }
      if passage != nil, HeadlessPlatform.choose(2, .outcome(PlatformQuestions.pathChange)) == 1 {
        unshown = wanted
        return shownPath
      }
    }
    unshown = nil
    shownPath = wanted
    return wanted
  }

  /// Renders the levels that destinations with their own binding add to the path.
  private func renderBoundLevels(above count: Int, in node: Node) -> [AnyHashable] {
    // The visible levels stay below the new ones.
    let owners = values.compactMap { ($0.base as? BoundDestination.Level)?.owner }
    let old = owners.compactMap { owner in bound.first { $0.level.owner == owner } }
    bound = old + bound.filter { !owners.contains($0.level.owner) }
    var levels: [AnyHashable] = []
    var index = 0
    // A level may bring further destinations.
    while index < bound.count {
      let destination = bound[index]
      index += 1
      guard node.tracked({ destination.isActive() }) else { continue }
      levels.append(AnyHashable(destination.level))
      let level = count + levels.count
      node.render(
        node.tracked { destination.build() }, at: level, identity: AnyHashable(destination.level),
        inherited: inherited(forLevel: level))
    }
    return levels
  }

  func register(_ destination: BoundDestination) {
    let index = bound.firstIndex { $0.level.owner == destination.level.owner }
    if let index { bound[index] = destination } else { bound.append(destination) }
    if !isRendering { node?.host.staleStacks.append(self) }
  }

  func register<D: Hashable>(
    _ type: D.Type, owner: Node, _ build: @escaping @MainActor (D) -> AnyView
  ) {
    let destination = Destination(
      type: ObjectIdentifier(type), owner: ObjectIdentifier(owner),
      build: { build($0.base as! D) })
    let index = destinations.firstIndex {
      $0.owner == destination.owner && $0.type == destination.type
    }
    if let index { destinations[index] = destination } else { destinations.append(destination) }
    if !isRendering { node?.host.staleStacks.append(self) }
  }

  func unregister(owner: Node) {
    destinations.removeAll { $0.owner == ObjectIdentifier(owner) }
    let count = bound.count
    bound.removeAll { $0.level.owner == ObjectIdentifier(owner) }
    if bound.count < count, !isRendering { node?.host.staleStacks.append(self) }
  }

  /// Takes note of the levels that are shown now.
  ///
  /// - Parameter removed: the names of the screens that were above them.
  private func note(_ values: [AnyHashable], removed: [String]) {
    let old = shown
    shown = values
    guard let old, old != values else { return }
    let common = zip(old, values).prefix { $0 == $1 }.count
    if common == old.count {
      for index in common..<values.count {
        HeadlessPlatform.record(.pushed, nil, levelName(index + 1))
      }
      changed(.push(from: old.count), unaffected: common)
    } else if common == values.count {
      for (index, value) in old[common...].enumerated().reversed() {
        HeadlessPlatform.record(
          .popped, nil, ItemNames.name(of: value.base),
          screen: removed.indices.contains(index) ? removed[index] : "")
      }
      changed(.pop, unaffected: common)
    } else {
      HeadlessPlatform.record(.replaced, nil, levelName(values.count))
      changed(.pop, unaffected: common)
    }
  }

  private func levelName(_ level: Int) -> String { ItemNames.name(of: values[level - 1].base) }
}

/// A level that is removed but still visible.
struct Leaving {
  let node: Node
  let name: String
}

enum StackMessages {
  static let nested = "NavigationStack inside a NavigationStack: the inner one takes the pushes"
  static let endless =
    "A NavigationStack shows itself in its own destination, again and again: what iOS shows then is not "
    + "known here. Show the destination without a stack around it, or leave out the event that pushes it."
  static let outside = "navigationDestination outside of a NavigationStack has no effect"

  static func noDestination(_ value: Any) -> String {
    "no navigationDestination for \(ItemNames.name(of: value))"
  }

  static func wrongType(_ value: Any) -> String {
    "the stack's path cannot hold \(ItemNames.name(of: value))"
  }
}
