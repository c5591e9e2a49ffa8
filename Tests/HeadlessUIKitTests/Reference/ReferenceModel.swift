/// Two tabs with a stack each, and what is presented over them, as plain values.
///
/// Written from the table of UIKit's behavior alone, for time in which everything settles; only
/// what a finger holds is under way. Screens are numbers that also say how a screen is made.
struct ReferenceModel {
  var stacks: [[Int]] = [[1], [2]]
  var selected = 0
  var modals: [Int] = []

  /// A swipe back: in which tab, which screen moves, which one it reveals.
  var swipe: (tab: Int, moving: Int, revealed: Int)?

  /// A Boolean value that indicates whether the topmost sheet is held by a finger.
  var isDragging = false
  /// The screen that is to be presented after it.
  var successor: Int?

  // MARK: - How screens are made

  static func hidesBackButton(_ screen: Int) -> Bool { screen % 5 == 0 }
  static func isModal(_ screen: Int) -> Bool { screen % 4 == 0 }
  static func isFullScreen(_ screen: Int) -> Bool { screen % 3 == 0 }
  static func kind(_ screen: Int) -> String { isFullScreen(screen) ? "cover" : "sheet" }

  // MARK: - What the app does

  mutating func push(_ screen: Int, on tab: Int, answer: () -> Int) {
    if swipe?.tab == tab, answer() == 1 { return }
    stacks[tab].append(screen)
  }

  mutating func pop(on tab: Int) {
    if stacks[tab].count > 1 { stacks[tab].removeLast() }
  }

  mutating func popTo(_ screen: Int, on tab: Int) {
    stacks[tab] = Array(stacks[tab][...stacks[tab].firstIndex(of: screen)!])
  }

  mutating func set(_ screens: [Int], on tab: Int) { stacks[tab] = screens }

  mutating func select(_ tab: Int) {
    // A finger loses what goes out of sight.
    if tab != selected { endSwipe(cancelled: true) }
    selected = tab
  }

  /// A screen of a stack, or something presented, presents.
  mutating func present(_ screen: Int, from presenter: Int, answer: () -> Int) {
    if let level = modals.firstIndex(of: presenter) {
      let isTop = level == modals.count - 1
      if isTop, !isDragging { return modals.append(screen) }
      if isDragging, level == modals.count - 2 { presentAfterDrag(screen, answer) }
      return
    }
    guard isInWindow(presenter) else { return }
    if modals.isEmpty {
      if Self.isFullScreen(screen) { endSwipe(cancelled: true) }
      return modals.append(screen)
    }
    if isDragging, modals.count == 1 { presentAfterDrag(screen, answer) }
  }

  private mutating func presentAfterDrag(_ screen: Int, _ answer: () -> Int) {
    if successor == nil, answer() == 1 { successor = screen }
  }

  mutating func dismiss(from screen: Int) {
    guard !modals.isEmpty else { return }
    let level = modals.firstIndex(of: screen) ?? -1
    let isTop = level == modals.count - 1
    let remaining = isTop ? level : level + 1
    if isDragging {
      // The sheet under the finger is going already; below it all goes at once.
      if remaining == modals.count - 1 { return }
      endDrag(cancelled: false)
      if modals.count <= remaining { return }
    }
    modals.removeSubrange(remaining...)
  }

  private func isInWindow(_ screen: Int) -> Bool {
    guard let tab = stacks.firstIndex(where: { $0.contains(screen) }) ?? swipe?.tab,
      tab == selected
    else { return false }
    if let swipe, swipe.tab == tab, !isCovered {
      return screen == swipe.moving || screen == swipe.revealed
    }
    return stacks[tab].last == screen
  }

  private var isCovered: Bool { modals.first.map(Self.isFullScreen) ?? false }

  // MARK: - What a person does

  mutating func perform(_ gesture: String) {
    let kind = gesture.prefix { $0 != "@" }
    switch kind {
    case "tapTab(0)", "tapTab(1)":
      let tab = kind == "tapTab(0)" ? 0 : 1
      if tab == selected { stacks[tab] = Array(stacks[tab].prefix(1)) }
      selected = tab
    case "back": stacks[selected].removeLast()
    case "swipeBack.begin":
      let moving = stacks[selected].removeLast()
      swipe = (selected, moving, stacks[selected].last!)
    case "swipeBack.finish": endSwipe(cancelled: false)
    case "swipeBack.cancel": endSwipe(cancelled: true)
    case "swipeDownSheet.begin": isDragging = true
    case "swipeDownSheet.finish": endDrag(cancelled: false)
    case "swipeDownSheet.cancel": endDrag(cancelled: true)
    default: stacks[selected].removeLast(Int(kind.dropFirst("longPressBack(".count).dropLast())!)
    }
  }

  private mutating func endSwipe(cancelled: Bool) {
    if let swipe, cancelled, let index = stacks[swipe.tab].firstIndex(of: swipe.revealed) {
      stacks[swipe.tab].insert(swipe.moving, at: index + 1)
    }
    swipe = nil
  }

  private mutating func endDrag(cancelled: Bool) {
    isDragging = false
    if !cancelled {
      modals.removeLast()
      if let successor { modals.append(successor) }
    }
    successor = nil
  }

  // MARK: - What a person sees

  var gestures: [String] {
    if let swipe { return ["finish", "cancel"].map { "swipeBack.\($0)@tab(\(swipe.tab))" } }
    let path = modals.map(Self.kind).joined(separator: "▸")
    if isDragging { return ["finish", "cancel"].map { "swipeDownSheet.\($0)@\(path)" } }
    if let top = modals.last {
      return Self.isFullScreen(top) || Self.isModal(top) ? [] : ["swipeDownSheet.begin@\(path)"]
    }
    var gestures = ["tapTab(0)@root", "tapTab(1)@root"]
    let stack = stacks[selected]
    if stack.count > 1, !Self.hidesBackButton(stack.last!) {
      gestures.append("back@tab(\(selected))")
      for count in 2..<max(2, stack.count) {
        gestures.append("longPressBack(\(count))@tab(\(selected))")
      }
      gestures.append("swipeBack.begin@tab(\(selected))")
    }
    return gestures
  }

  var text: [String] {
    func line(_ depth: Int, _ text: String, _ isHittable: Bool) -> String {
      String(repeating: "  ", count: depth) + text + (isHittable ? "*" : "")
    }
    let isFree = modals.isEmpty
    var lines = [line(0, "tabs(\(selected))", isFree)]
    for tab in 0..<2 {
      let isShown = isFree && tab == selected
      lines.append(line(1, "stack", isShown))
      for screen in stacks[tab] {
        lines.append(
          line(2, "\(screen)", isShown && swipe?.tab != tab && screen == stacks[tab].last))
      }
      if let swipe, swipe.tab == tab {
        if !stacks[tab].contains(swipe.revealed) {
          lines.append(line(2, "\(swipe.revealed)", false))
        }
        lines.append(line(2, "\(swipe.moving)", isShown))
      }
    }
    for (level, modal) in modals.enumerated() {
      let isTop = level == modals.count - 1
      lines.append(line(1 + 2 * level, "▸\(Self.kind(modal))", isTop))
      lines.append(line(2 + 2 * level, "\(modal)", isTop))
    }
    return lines
  }

  /// The screens that have appeared and not disappeared.
  var inSight: Set<Int> {
    var screens: Set<Int> = []
    for (level, modal) in modals.enumerated() {
      let isTop = level == modals.count - 1
      if isTop ? !isDragging : !Self.isFullScreen(modals[level + 1]) { screens.insert(modal) }
    }
    if !isCovered {
      if let swipe, swipe.tab == selected {
        screens.insert(swipe.revealed)
      } else if let top = stacks[selected].last {
        screens.insert(top)
      }
    }
    return screens
  }
}
