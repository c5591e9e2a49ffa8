import NavigationModel
import Testing

private final class Handle {}

/// The screen that a touch meets among several, in every small window.
@Suite struct TouchedScreenTests {
  @Test func theFrontmostScreenIsTouched() {
    var count = 0
    for views in Self.windows(upTo: 4) {
      for set in 1..<(1 << views.count) {
        let places = views.indices.filter { set & (1 << $0) != 0 }
        let touched = views.touched(among: places, again: nil)!.place
        #expect(places.contains(touched))
        #expect(!places.contains { Self.isInFront($0, of: touched, in: views) })
        // Where none is in front of the first, it is the one.
        if !places.contains(where: { Self.isInFront($0, of: places[0], in: views) }) {
          #expect(touched == places[0])
        }
        count += 1
      }
    }
    // Windows of each size by their non-empty sets: 3·1, 9·3, 54·7 and 405·15.
    #expect(count == 6_483)
  }

  @Test func aScreenIsTouchedAgainAlthoughAnotherCameInFrontOfIt() {
    let views = [
      PlatformView(depth: 0, name: "stack", role: .stack),
      PlatformView(depth: 1, name: "List", role: .screen),
      PlatformView(depth: 1, name: "List", role: .screen),
    ]
    #expect(views.touched(among: [1, 2], again: nil)?.place == 2)
    let former = TouchedScreen(views[1], at: 1)
    #expect(views.touched(among: [1, 2], again: former)?.place == 1)
    #expect(views.touched(among: [2], again: former)?.place == nil)
    #expect(views.touched(among: [], again: former)?.place == nil)
  }

  @Test func aScreenIsTouchedAgainWhereItIsNowAndNoOtherOfItsName() {
    var lists = [Handle(), Handle()]
    func window() -> [PlatformView] {
      [PlatformView(depth: 0, name: "stack", role: .stack)]
        + lists.map { PlatformView(depth: 1, name: "List", role: .screen, handle: $0) }
    }
    let former = TouchedScreen(window()[1], at: 1)
    lists.insert(Handle(), at: 0)
    #expect(window().touched(among: [1, 2, 3], again: former)?.place == 2)
    #expect(window().touched(among: [1, 3], again: former)?.place == nil)
    lists.remove(at: 1)
    #expect(window().touched(among: [1, 2], again: former)?.place == nil)
  }

  @Test func whatNoElementShowsIsTouchedAgain() {
    let former = TouchedScreen(nil, at: -1)
    #expect([PlatformView]().touched(among: [-1], again: nil)?.place == -1)
    #expect([PlatformView]().touched(among: [-1], again: former)?.place == -1)
  }

  /// All windows of a few elements: every shape, and every role for each element.
  private static func windows(upTo size: Int) -> [[PlatformView]] {
    var all: [[PlatformView]] = []
    var last: [[PlatformView]] = [[]]
    for _ in 1...size {
      last = last.flatMap { views in
        (0...(views.last.map { $0.depth + 1 } ?? 0)).filter { views.isEmpty || $0 > 0 }
          .flatMap { depth in
            [.screen, .stack, .presentation("sheet")].map { role in
              views + [PlatformView(depth: depth, name: "\(views.count)", role: role)]
            }
          }
      }
      all += last
    }
    return all
  }

  /// The slow witness, which compares the ways from the root.
  private static func isInFront(_ place: Int, of other: Int, in views: [PlatformView]) -> Bool {
    guard place > other else { return false }
    let (way, otherWay) = (Self.way(to: place, in: views), Self.way(to: other, in: views))
    let shared = zip(way, otherWay).prefix { $0 == $1 }.count
    let own = way.dropFirst(shared)
    if own.contains(where: { views[$0].role == .presentation("sheet") }) { return true }
    return shared < otherWay.count && shared > 0 && views[way[shared - 1]].role == .stack
  }

  private static func way(to place: Int, in views: [PlatformView]) -> [Int] {
    guard let parent = views[..<place].lastIndex(where: { $0.depth < views[place].depth })
    else { return [place] }
    return way(to: parent, in: views) + [place]
  }
}
