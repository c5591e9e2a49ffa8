#if Adopt
import Testing

@testable import Adoption

/// The extensions and initializers of an app's own that a repair brings along.
struct ExtensionRepairTests {
  @Test func aMissingMemberIsKeptWhateverItsTypeIsKnownAs() {
    let app = Sample.withErrors
    let error =
      "value of type 'Box<Flow>' (aka 'Box<Array<Flow>>') has no member 'trimmed'; did you mean 'x'?"
    let knowledge = Sample.learned(error, line: 4, column: 5, in: app)
    #expect(knowledge.kept == Set(app.foreignExtensions.map(\.id)))
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func whatAnotherErrorOfTheRoundHasAddedIsLackedNoMore() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { show(Page()) }
      }
      class Page { var name: String { Boards.first.name } }
      enum Boards { case first; var name: String { "first" } }
      """)
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    var repairer = Repairer(
      project: app, slice: slice,
      standIns: ["/Page.swift": ["Page.name"], "/Sheet.swift": ["Sheet.name"]],
      files: [:], knowledge: Knowledge())
    repairer.learn(
      from: ["/Page.swift", "/Sheet.swift"].compactMap {
        Diagnostic("\($0):1:1: error: cannot find 'Boards' in scope"[...])
      })
    #expect(repairer.knowledge.needed == ["Boards"])
    #expect(repairer.knowledge.levels == [:])
  }

  @Test func aConformanceThatAMethodAsksForIsKept() throws {
    let app = Sample.app(
      """
      class Flow { var children: [Flow] = [] }
      extension URL: Identifiable { var id: String { absoluteString } }
      """)
    let knowledge = Sample.learned(
      "instance method 'sheet(item:onDismiss:content:)' requires that 'URL' conform to 'Identifiable'",
      line: 1, column: 14, in: app)
    #expect(knowledge.kept == [try #require(app.foreignExtensions.first).id])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func theExtensionWithTheInitializerThatACallNamesIsKept() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { paint(Tint(hex: "f00")) }
      }
      extension Tint { init(name: String) { self.init() } }
      extension Tint { init(hex: String, alpha: Double = 1) { self.init() } }
      """)
    let knowledge = Sample.learned(
      "extraneous argument label 'hex:' in call", line: 3, column: 28, in: app)
    #expect(knowledge.kept == [try #require(app.foreignExtensions.last).id])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aCallWithMoreArgumentsBringsTheExtensionThatTakesThem() {
    let app = Sample.app(
      """
      class Flow {
        let stack: UINavigationController
        func start() {
          stack.popViewController(animated: true, completion: { self.start() })
        }
      }
      extension UINavigationController {
        func popViewController(animated: Bool, completion: @escaping () -> Void) {}
      }
      """)
    let error = "extra argument 'completion' in call"
    let knowledge = Sample.learned(error, line: 4, column: 57, in: app)
    #expect(knowledge.kept == [1])
    #expect(knowledge.cuts.isEmpty)
  }

  /// The platform has a method of that name, with other arguments.
  @Test func aCallWithFewerArgumentsBringsTheExtensionThatDoesWithout() {
    let app = Sample.app(
      """
      class Flow {
        let board: UIStoryboard
        func start() {
          show(board.instantiateViewController())
        }
      }
      extension UIStoryboard {
        func instantiateViewController<Screen: UIViewController>() -> Screen { fatalError() }
      }
      """)
    let error = "missing argument for parameter 'identifier' in call"
    let knowledge = Sample.learned(error, line: 4, column: 42, in: app)
    #expect(knowledge.kept == [1])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aMissingMemberBringsTheExtensionThatDeclaresIt() {
    let app = Sample.withErrors
    let knowledge = Sample.learned(
      "value of type 'Name' has no member 'trimmed'", line: 4, column: 5, in: app)
    #expect(knowledge.cuts.isEmpty)
    #expect(knowledge.kept == [1])
  }

  /// Of what a type with members of any name lacks the compiler says that a property can't be called.
  @Test func aMethodThatATypeWithMembersOfAnyNameLacksBringsTheExtension() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start(_ page: Binding<Page?>) { show(page.isPresent()) }
      }
      extension Binding { func isPresent<Page>() -> Binding<Bool> where Value == Page? {} }
      """)
    let knowledge = Sample.learned(
      "cannot call value of non-function type 'Binding<Subject>'", line: 3, column: 59, in: app)
    #expect(knowledge.kept == [1])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aCallBringsTheInitializerThatATypeWithinAnotherIsGivenElsewhere() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start(_ cat: Cat) { show(CatCell.Data(cat: cat)) }
      }
      struct CatCell: View { struct Data { let name: String } }
      extension CatCell.Data { init(_ name: String) { self.init(name: name) } }
      extension CatCell.Data { init(cat: Cat) { self.init(name: cat.name) } }
      struct Cat { let name: String }
      """)
    let knowledge = Sample.learned(
      "extra argument 'cat' in call", line: 3, column: 51, in: app)
    #expect(knowledge.kept == [3])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aMissingTypeWithinOneOfThePlatformsBringsTheExtension() {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start(_ style: UIStackView.Look) {}
      }
      extension UIStackView { struct Look {} }
      extension UILabel { struct Look {} }
      """)
    let knowledge = Sample.learned(
      "'Look' is not a member type of class 'HeadlessUIKit.UIStackView'", line: 3, column: 23,
      in: project)
    let extensions = project.foreignExtensions.filter { $0.name == "UIStackView" }
    #expect(knowledge.kept == Set(extensions.map(\.id)))
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func aCallWithArgumentsBringsTheInitializer() {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { Box().show() }
      }
      class Box { func show(_ item: Item) {} }
      class Item { init(id: Int) {} }
      let text = "Item(id: 1)"
      func make() { _ = Item(id: 1) }
      """)
    #expect(Slice(of: app, Findings(in: app), Knowledge()).edge["Item"] == .empty)
    let knowledge = Sample.learned(
      "argument passed to call that takes no arguments", line: 8, column: 28, in: app)
    #expect(knowledge.needed == ["Item"])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func whatAProtocolOfThePlatformRequiresIsKept() {
    let app = Sample.app(
      """
      final class Flow: Identifiable, Hashable { let id = 1; var children: [Flow] = [] }
      extension Hashable where Self: Identifiable {
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      extension Comparable { var isLeast: Bool { false } }
      """)
    let knowledge = Sample.learned(
      "type 'Flow' does not conform to protocol 'Hashable'", line: 1, column: 13, in: app)
    #expect(
      knowledge.kept == Set(app.foreignExtensions.filter { $0.name == "Hashable" }.map(\.id)))
    #expect(knowledge.cuts.isEmpty)
  }

  @Test(arguments: [
    "'replaceRoot' is inaccessible due to 'private' protection level",
    "no exact matches in call to instance method 'replaceRoot'",
  ])
  func anExtensionTakesThePlaceOfAMemberThatOnlySharesItsName(message: String) {
    let app = Sample.app(
      """
      class Flow {
        let window: UIWindow
        func start() { window.replaceRoot(UIViewController()) }
      }
      extension UIWindow { func replaceRoot(_ root: UIViewController) { rootViewController = root } }
      """)
    let knowledge = Sample.learned(message, line: 3, column: 25, in: app)
    #expect(knowledge.kept == [1])
    #expect(knowledge.cuts.isEmpty)
  }

  @Test func initializersWithoutANameBringTheTypesThatTheyMake() {
    let app = Sample.app(
      """
      class Flow {
        let stack: UINavigationController
        func start() { show(.init(store: .init(server: .init()), title: "a")) }
        func show(_ page: Page) {}
      }
      class Page { init(store: Store, title: String) {} }
      struct Store { let server: Server; let count: Int }
      class Server { init() {} }
      struct Other { init(server: Int, name: String) {} }
      """)
    #expect(Slice(of: app, Findings(in: app), Knowledge()).edge["Store"] == .empty)
    let knowledge = Sample.learned(
      "argument passed to call that takes no arguments", line: 3, column: 49, in: app)
    #expect(knowledge.needed == ["Store"])
    #expect(knowledge.cuts.isEmpty)
  }
}
#endif
