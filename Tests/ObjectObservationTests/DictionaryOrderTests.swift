import Foundation
import Testing

@testable import NavigationHarness
@testable import ObjectObservation

/// Dictionaries whose keys lie elsewhere in each run, such as UUIDs and objects: what they hold tells them
/// apart.
@Suite struct DictionaryOrderTests {
  private class Flow {
    var children: [UUID: Any] = [:]
  }
  private final class ListFlow: Flow {}
  private final class MapFlow: Flow {}
  private final class Menu {
    weak var flow: Flow?
    let root = Flow()
  }

  private func identifier(_ number: Int) throws -> UUID {
    try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)"))
  }

  @Test func `What flows hold by UUIDs has one order, however deep they are`() throws {
    var fingerprints: Set<ObservationFingerprint> = []
    for _ in 0..<40 {
      let (list, map) = (ListFlow(), MapFlow())
      list.children = [try identifier(1): MapFlow(), try identifier(2): ListFlow()]
      map.children = [try identifier(3): ListFlow(), try identifier(4): Flow()]
      let root = Flow()
      root.children = [try identifier(5): list, try identifier(6): map]
      fingerprints.insert(ObjectObserver(options: .platform()).observe([root]))
    }
    #expect(fingerprints.count == 1)
  }

  @Test func `Flows that are alike but for their UUIDs are in the order of these`() throws {
    var fingerprints: Set<ObservationFingerprint> = []
    for _ in 0..<40 {
      let menu = Menu()
      let (first, second) = (ListFlow(), ListFlow())
      menu.root.children = [try identifier(1): first, try identifier(2): second]
      menu.flow = second
      fingerprints.insert(ObjectObserver(options: .platform()).observe([menu]))
    }
    #expect(fingerprints.count == 1)
  }

  // MARK: - Dictionaries by objects

  private final class Page: Hashable {
    static func == (left: Page, right: Page) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  private final class Router {
    var completions: [Page: () -> Void] = [:]
  }
  private final class Parent {
    var children: [Flow] = []
    let router = Router()
    weak var shown: Flow?
  }

  @Test func `What closures capture of objects met before tells entries apart`() {
    var fingerprints: Set<ObservationFingerprint> = []
    for _ in 0..<40 {
      let parent = Parent()
      let (first, second) = (ListFlow(), ListFlow())
      parent.children = [first, second]
      for flow in [first, second] {
        parent.router.completions[Page()] = { flow.children = [:] }
        parent.router.completions[Page()] = { [weak flow] in flow?.children = [:] }
      }
      parent.shown = second
      fingerprints.insert(ObjectObserver(options: .platform()).observe([parent]))
    }
    #expect(fingerprints.count == 1)
  }

  private final class Shelf {
    var completions: [Page: () -> Void] = [:]
    var marked: Set<Page> = []
    var shown: Page?
    var former: Page?
  }

  @Test func `Pages that are alike are told apart by who else holds them, also later in the walk`()
  {
    var fingerprints: Set<ObservationFingerprint> = []
    for _ in 0..<40 {
      let shelf = Shelf()
      let pages = (0..<6).map { _ in Page() }
      for page in pages {
        shelf.completions[page] = {}
        shelf.marked.insert(page)
      }
      shelf.shown = pages[1]
      shelf.former = pages[3]
      fingerprints.insert(ObjectObserver(options: .platform()).observe([shelf]))
    }
    #expect(fingerprints.count == 1)
  }
}
