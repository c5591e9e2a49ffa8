/// Two tabs with a stack each, a sheet and a cover in one slot, as plain values.
///
/// Written from the table of SwiftUI's behavior alone, for time in which everything settles; only
/// what a finger holds is under way. Screens are numbers that also say how a screen is made.
struct ReferenceModel {
  struct Stack {
    var path: [Int] = []
    var shown: [Int] = []
    /// A path that the platform does not follow.
    var unshown: [Int]?
    /// The level that a finger is about to reveal.
    var goal: Int?
  }

  enum Style: String, CaseIterable { case cover, sheet }

  var stacks = [Stack(), Stack()]
  /// The tab that the app has selected.
  var tag = 0
  /// The tab that is seen.
  var visible: Int? = 0
  var seen: Set<Int> = [0]

  var wanted: [Style: Int] = [:]
  var presented: (style: Style, item: Int)?
  private var refused: [Style: (item: Int, isLost: Bool)] = [:]

  static func hidesBackButton(_ screen: Int) -> Bool { screen % 5 == 0 }
  static func staysPresented(_ screen: Int) -> Bool { screen % 4 == 0 }

  // MARK: - What the app does

  mutating func setPath(_ path: [Int], on tab: Int, _ answer: Int) {
    stacks[tab].path = path
    show(tab, answer)
  }

  private mutating func show(_ tab: Int, _ answer: Int) {
    var stack = stacks[tab]
    defer { stacks[tab] = stack }
    // A tab that nobody has seen has no views.
    guard seen.contains(tab), stack.path != stack.unshown || stack.path == stack.shown else {
      return
    }
    stack.unshown = nil
    if stack.path == stack.shown { return }
    if stack.goal != nil, answer == 1 { return stack.unshown = stack.path }
    let same = zip(stack.path, stack.shown).prefix { $0 == $1 }.count
    if let goal = stack.goal, same <= goal { stack.goal = nil }
    stack.shown = stack.path
  }

  mutating func select(_ new: Int, _ answer: Int) {
    let isNew = new != tag
    tag = new
    if new < 2 {
      visible = new
      if seen.insert(new).inserted { stacks[new].shown = stacks[new].path }
    } else if isNew, answer == 0 {
      visible = nil
    }
    loseFingers()
  }

  mutating func request(_ style: Style, _ item: Int?, _ answer: Int) {
    wanted[style] = item
    present(answer)
  }

  /// Two requests in one update.
  mutating func coverInstead(_ item: Int, _ answer: Int) {
    wanted = [.cover: item]
    present(answer)
  }

  private mutating func present(_ answer: Int) {
    var leaving: Style?
    repeat {
      leaving = nil
      if let now = presented, wanted[now.style] != now.item {
        presented = nil
        leaving = now.style
      }
      for style in Style.allCases {
        guard let item = wanted[style] else {
          refused[style] = nil
          continue
        }
        if presented?.style == style { continue }
        if let last = refused[style], last.item == item, last.isLost { continue }
        if presented == nil, leaving == nil {
          presented = (style, item)
          refused[style] = nil
        } else if style != leaving, refused[style]?.item != item {
          refused[style] = (item, answer == 1)
        }
      }
    } while leaving != nil
    loseFingers()
  }

  /// A finger loses what goes out of sight.
  private mutating func loseFingers() {
    for tab in 0..<2 where presented != nil || visible != tab { stacks[tab].goal = nil }
  }

  // MARK: - What a person does

  mutating func perform(_ gesture: String, _ answer: Int) {
    let kind = String(gesture.prefix { $0 != "@" })
    let tab = visible ?? 0
    switch kind {
    case "tapTab(0)", "tapTab(1)":
      let tapped = kind == "tapTab(0)" ? 0 : 1
      if tapped == visible, !stacks[tapped].shown.isEmpty, answer == 1 {
        setPath([], on: tapped, answer)
      }
      select(tapped, answer)
    case "back": goBack(to: stacks[tab].shown.count - 1, on: tab)
    case "swipeBack.begin": stacks[tab].goal = stacks[tab].shown.count - 1
    case "swipeBack.finish": goBack(to: stacks[tab].goal!, on: tab)
    case "swipeBack.cancel": stacks[tab].goal = nil
    case "swipeDownSheet": request(.sheet, nil, answer)
    default:
      let count = Int(kind.dropFirst("longPressBack(".count).dropLast())!
      goBack(to: stacks[tab].shown.count - count, on: tab)
    }
  }

  private mutating func goBack(to level: Int, on tab: Int) {
    stacks[tab].goal = nil
    stacks[tab].unshown = nil
    stacks[tab].path = Array(stacks[tab].path.prefix(max(0, level)))
    stacks[tab].shown = stacks[tab].path
  }

  // MARK: - What a person sees

  var gestures: [String] {
    if let tab = visible, stacks[tab].goal != nil {
      return ["finish", "cancel"].map { "swipeBack.\($0)@tab(\(tab))" }
    }
    if let presented {
      let isFree = presented.style == .sheet && !Self.staysPresented(presented.item)
      return isFree ? ["swipeDownSheet@sheet"] : []
    }
    var gestures = ["tapTab(0)@root", "tapTab(1)@root"]
    guard let tab = visible, let top = stacks[tab].shown.last, !Self.hidesBackButton(top)
    else { return gestures }
    gestures += ["back@tab(\(tab))", "swipeBack.begin@tab(\(tab))"]
    let depth = stacks[tab].shown.count
    if depth > 1 { gestures += (2...depth).map { "longPressBack(\($0))@tab(\(tab))" } }
    return gestures
  }

  var text: [String] {
    let isFree = presented == nil
    func line(_ depth: Int, _ text: String, _ isHittable: Bool, _ control: Int? = nil) -> String {
      String(repeating: "  ", count: depth) + text + (isHittable ? "*" : "")
        + (isHittable ? control.map { " [\($0)]" } ?? "" : "")
    }
    var lines = [line(0, "PuppetView/", isFree), line(1, "tabs(\(visible ?? -1))", isFree)]
    for tab in 0..<2 {
      guard seen.contains(tab) else {
        lines.append(line(2, "TabStackView", false))
        continue
      }
      let isShown = isFree && tab == visible
      lines += [line(2, "TabStackView/", isShown), line(3, "stack", isShown)]
      let levels = [0] + stacks[tab].shown
      for (level, screen) in levels.enumerated() {
        lines.append(line(4, "NumberView", isShown && level == levels.count - 1, screen))
      }
    }
    if let presented {
      lines += [line(1, "▸\(presented.style)", true), line(2, "NumberView", true, presented.item)]
    }
    return lines
  }

  /// The screens that have appeared and not disappeared.
  var inSight: [Int] {
    var screens: [Int] = []
    if let visible {
      let levels = [0] + stacks[visible].shown
      if let goal = stacks[visible].goal { screens.append(levels[goal]) }
      screens.append(levels.last!)
    }
    return screens + (presented.map { [$0.item] } ?? [])
  }
}
