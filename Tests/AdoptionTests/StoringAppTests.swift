#if Adopt
import Testing

@testable import Adoption

/// Apps that keep their models by SwiftData.
struct StoringAppTests {
  private let app = """
    import SwiftData
    import SwiftUI
    @main
    struct ShelfApp: App {
      let container: ModelContainer
      init() { container = try! ModelContainer(for: Schema([Book.self])) }
      var body: some Scene {
        WindowGroup { Shelf(flow: ShelfFlow(books: Books(container.mainContext))) }
      }
    }
    struct Shelf: View {
      @ObservedObject var flow: ShelfFlow
      var body: some View { NavigationStack(path: $flow.path) { Text("Shelf") } }
    }
    final class ShelfFlow: ObservableObject {
      @Published var path: [Int] = []
      init(books: Books) {}
      func open() { path.append(1) }
    }
    final class Books { init(_ context: ModelContext) {} }
    @Model final class Book {}
    """

  @Test func theTypesThatPutAnAppTogetherComePrepared() throws {
    let text = try #require(Sample.standIns(of: app)["SwiftData"])
    for line in [
      "typealias ModelConfiguration = SwiftDataConfiguration\n",
      "typealias ModelContainer = SwiftDataContainer\n",
      "typealias ModelContext = SwiftDataContext\n", "typealias Schema = SwiftDataSchema\n",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func aTypeOfTheAppsWithTheNameOfAFileHasAFileOfItsOwn() throws {
    let own = app.replacing("Books", with: "SWIFTDATA")
    #expect(try Sample.standIns(of: own).keys.filter { $0.hasPrefix("SWIFT") } == ["SWIFTDATAType"])
  }
}
#endif
