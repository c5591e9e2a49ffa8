import ModelChecker
import NavigationHarness
import NavigationModel
import XCTest

@MainActor
private final class Library {
  enum Screen: Route {
    case shelf(String), book(Int)
    static let samples: [Screen] = [.shelf("a"), .book(1)]
  }
  var path: [Screen] = []
  var sheet: String?
}

final class SmokeTests: XCTestCase {
  func testExploresAPathCoordinator() throws {
    let system = try LiveSystem("Library") { _ in
      Library()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Library.self, role: "library") {
        $0.stack(\.path, root: "Shelves")
        $0.sheet(\.sheet)
      }
      it.routes(Library.Screen.self, .tap(on: nil), prefix: "open ") { library, _ in
        library.path.count >= 2 ? "the stack is full" : nil
      } perform: { library, screen in
        library.path.append(screen)
      }
      it.event("lend", .external) { $0.sheet = "Borrower" }
    }
    let graph = try explore(system)
    for state in graph.states { print(state.views.map { "\($0.name)\($0.isHittable ? "!" : "")" }, state.records.map { "\($0.key)=\($0.value)" }) }
    XCTAssertEqual(graph.states.count, 14)
    print(graph.faults)
  }
}
