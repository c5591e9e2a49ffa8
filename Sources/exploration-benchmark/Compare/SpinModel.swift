import ModelCheckerTestSupport

/// The navigation family in Promela: one process, one indivisible step for each transition.
struct SpinModel {
  private let nav: Nav

  init(_ nav: Nav) { self.nav = nav }

  var text: String {
    let (tabs, depth) = (nav.tabs, nav.depth)
    let free = "session && sheet == 0"
    var lines = [
      "byte route[\(tabs * depth)]; byte height[\(tabs)];",
      "byte tab; byte sheet; bit session; bit mode;", "active proctype Nav() {", "  do",
      step("!(\(sound))", "assert(false)"), step("!session", "session = 1"),
    ]
    lines += (0..<tabs).map { step("\(free) && tab != \($0)", "tab = \($0)") }
    lines += (1...nav.routes).map {
      step(
        "\(free) && height[tab] < \(depth)",
        "route[tab * \(depth) + height[tab]] = \($0); height[tab] = height[tab] + 1")
    }
    let emptied = (0..<depth).map { "route[tab * \(depth) + \($0)] = 0;" }.joined(separator: " ")
    lines += [
      step(
        "\(free) && height[tab] > 0",
        "height[tab] = height[tab] - 1; route[tab * \(depth) + height[tab]] = 0"),
      step("\(free) && height[tab] > 0", "\(emptied) height[tab] = 0"),
    ]
    lines += (0..<nav.sheets).map { step(free, "sheet = \($0 + 1)") }
    lines += [
      step("sheet != 0", "sheet = 0"), step("session", "\(reset) session = 0"),
      step("sheet == 0", "\(reset) mode = 1 - mode"), "  od", "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func step(_ guarded: String, _ effect: String) -> String {
    "  :: d_step { \(guarded) -> \(effect) }"
  }

  private var reset: String {
    ((0..<nav.tabs * nav.depth).map { "route[\($0)] = 0;" }
      + (0..<nav.tabs).map { "height[\($0)] = 0;" } + ["tab = 0; sheet = 0;"])
      .joined(separator: " ")
  }

  private var sound: String {
    let bounds = ["tab < \(nav.tabs)", "sheet <= \(nav.sheets)"]
    let heights = (0..<nav.tabs).map { "height[\($0)] <= \(nav.depth)" }
    let routes = (0..<nav.tabs * nav.depth).map {
      "route[\($0)] <= \(nav.routes) && "
        + "((route[\($0)] != 0) == (\($0 % nav.depth) < height[\($0 / nav.depth)]))"
    }
    let empty = (0..<nav.tabs).map { "height[\($0)] == 0" }.joined(separator: " && ")
    return (bounds + heights + routes + ["(session || (sheet == 0 && \(empty)))"])
      .joined(separator: " && ")
  }
}
