#if Adopt
import Testing

@testable import Adoption

/// Calls of a navigator's generic methods.
struct GenericCallTests {
  private let app = Sample.app(
    """
    enum Language: Hashable { case choose, chosen(String) }
    final class Router: ObservableObject {
      @Published var path = NavigationPath()
      func push<Value: Hashable>(to value: Value) { path.append(value) }
      func push(_ count: Int) { path.append(count) }
      func show<Value: Hashable>(_ value: Value, twice: Bool = false) { path.append(value) }
    }
    struct Start: View {
      @EnvironmentObject var router: Router
      let language: Language
      var body: some View {
        VStack {
          Button("Language") { router.push(to: Language.choose) }
          Button("Chosen") { router.push(to: Language.chosen(name)) }
          Button("Count") { router.push(3) }
          Button("Show") { router.show(1) }
          Button("Other") { router.push(to: language) }
        }
      }
    }
    struct ShelfApp: App {
      @StateObject private var router = Router()
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $router.path) { Start(language: .choose) }.environmentObject(router)
        }
      }
    }
    """)

  @Test func theValuesThatTheAppPassesAreTakenOver() throws {
    let standIns = try Draft(app, Findings(in: app), Knowledge()).standIns
    let calls = try #require(standIns.types.first { $0.name == "Start" })
    #expect(
      calls.callbacks.map(\.call) == [
        "_ = self.router.push(to: Language.choose)",
        "_ = self.router.push(to: Language.chosen(\"a\"))", "_ = self.router.push(3)",
        "_ = self.router.show(1)",
      ])
  }

  @Test func aValueThatIsNotKnownIsSaidToBeMissing() throws {
    let standIns = try Draft(app, Findings(in: app), Knowledge()).standIns
    let calls = try #require(standIns.types.first { $0.name == "Start" })
    #expect(calls.missed == ["Start.push: no value can be made for an argument"])
  }

  @Test func whatStandsForAParameterOfAViewIsKnownByItsProtocol() throws {
    let app = Sample.app(
      """
      protocol CatsModel: ObservableObject { func open(); func add() }
      protocol DogsModel: ObservableObject { func open() }
      final class Cats: CatsModel {
        @Published var path: [Int] = []
        func open() { path.append(1) }
        func add() { path.append(2) }
      }
      final class Dogs: DogsModel {
        @Published var path: [Int] = []
        func open() { path.append(1) }
      }
      struct CatsView<Model: CatsModel>: View {
        @ObservedObject var model: Model
        var body: some View {
          Row(action: model.add)
          Button("a") { model.open() }
        }
      }
      struct DogsView<Name, Model>: View where Name: View, Model: DogsModel {
        @ObservedObject var model: Model
        var body: some View { Button("a") { model.open() } }
      }
      """)
    var knowledge = Knowledge()
    knowledge.needed = ["CatsView", "DogsView"]
    let standIns = try Draft(app, Findings(in: app), knowledge).standIns
    let controls = standIns.types.map { type in type.callbacks.map(\.control) }
    #expect(controls == [["CatsView:open", "CatsView:add"], ["DogsView:open"]])
  }

  @Test func whereOneTypeConformsItStandsForAParameter() throws {
    let app = Sample.app(
      """
      protocol Place {}
      protocol Step {}
      enum Room: Place { case hall, attic }
      enum Walk: Step { case slow }
      enum Run: Step { case fast }
      final class Flow {
        var path: [Room] = []
        func go<P: Place>(to place: P) { path.append(.hall) }
        func move<S: Step>(by step: S) { path.removeLast() }
      }
      final class Page: UIViewController {
        let flow: Flow
        init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        func tapped(_ room: Room, _ step: Walk) { flow.go(to: room); flow.move(by: step) }
      }
      final class Maker { let flow = Flow(); func start() { flow.path = []; show(Page(flow: flow)) } }
      """)
    let standIns = try Draft(app, Findings(in: app), Knowledge()).standIns
    let calls = try #require(standIns.types.first { $0.name == "Page" })
    #expect(
      calls.callbacks.map(\.call) == [
        "_ = self.flow.go(to: Room.hall)", "_ = self.flow.go(to: Room.attic)",
      ])
    #expect(calls.missed == ["Page.move: no value can be made for an argument"])
  }
}
#endif
