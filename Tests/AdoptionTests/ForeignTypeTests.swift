#if Adopt
import Testing

@testable import Adoption

/// Types of modules that are not there.
struct ForeignTypeTests {
  private func text(of name: String, in source: String) -> [String] {
    text(of: name, in: Sample.app(source))
  }

  private func text(of name: String, in project: Project) -> [String] {
    ForeignType(name, usedBy: project) { _ in false }.pieces.map(\.text)
  }

  @Test func aTypeHasTheInitializersThatTheAppCalls() {
    let source = """
      let a = Vault(named: "a", size: 2)
      let b = Vault.init(3)
      let c: Vault
      let d = Vault { 1 }
      """
    #expect(
      text(of: "Vault", in: source) == [
        "class Vault {", "  init() {}", "  init(_ value1: Any?) {}",
        "  init(named value1: Any?, size value2: Any?) {}", "}",
      ])
  }

  @Test func aKeyIsToldApartFromOthers() throws {
    let app = Sample.app("func begin(with options: [VaultKey: Any]) {}")
    let type = ForeignType("VaultKey", usedBy: app, isKey: true) { _ in false }
    #expect(
      type.pieces.last?.text == """
        extension VaultKey: Hashable {
          static func == (left: VaultKey, right: VaultKey) -> Bool { left === right }
          func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        """)
    var knowledge = Knowledge()
    knowledge.foreign = ["VaultKey"]
    var repairer = Repairer(
      project: app, slice: Slice(of: app, Findings(in: app), knowledge), standIns: [:],
      files: ["/App.swift": 0], knowledge: knowledge)
    let text = "/App.swift:1:36: error: type 'VaultKey' does not conform to protocol 'Hashable'"
    let error = try #require(Diagnostic(text[...]))
    let isLearned = repairer.addConformance(error)
    #expect(isLearned)
    #expect(repairer.knowledge.foreignKeys == ["VaultKey"])
  }

  /// As the classes of a database's entities do, which a tool makes.
  @Test func aClassInheritsFromAnotherOneOfWhichAMethodAsksIt() throws {
    let app = Sample.app("func fetch<T: Entity>(_ type: T.Type) {}; let users = fetch(User.self)")
    let type = ForeignType("User", usedBy: app, parent: "Entity") { _ in false }
    #expect(type.pieces.map(\.text) == ["class User: Entity {", "  override init() {}", "}"])
    var knowledge = Knowledge()
    knowledge.foreign = ["User", "Entity"]
    var repairer = Repairer(
      project: app, slice: Slice(of: app, Findings(in: app), knowledge), standIns: [:],
      files: ["/App.swift": 0], knowledge: knowledge)
    let text =
      "/App.swift:1:55: error: global function 'fetch' requires that 'User' inherit from 'Entity'"
    repairer.learn(from: [try #require(Diagnostic(text[...]))])
    #expect(repairer.knowledge.foreignParents == ["User": "Entity"])
    #expect(repairer.knowledge.cuts.isEmpty)
  }

  @Test func aValueOfAClassIsMadeOfNothingAndNoneOfAProtocol() {
    let app = Sample.app(
      """
      final class Account { init(vault: Vault, box: Box<Int>) {} }
      class A: B, Storing {}
      let a = Vault(named: "a")
      """)
    let types = ["Vault", "Box", "Storing"].map { ForeignType($0, usedBy: app) { _ in false } }
    let made = StandIns.made(types)
    #expect(made == ["Vault", "Box"])
    let samples = Samples(project: app, findings: Findings(in: app), foreign: made)
    #expect(samples.value(of: "Account") == "Account(vault: Vault(), box: Box<Int>())")
    #expect(samples.value(of: "Storing") == nil)
  }

  @Test func whatOthersConformToIsAProtocol() {
    #expect(text(of: "Storing", in: "class A: B, Storing {}") == ["protocol Storing {}"])
    #expect(text(of: "Storing", in: "func f<S: Storing>(_ s: S) {}") == ["protocol Storing {}"])
    #expect(text(of: "Storing", in: "let s: any Storing") == ["protocol Storing {}"])
  }

  @Test func aControllerCanBeShown() {
    #expect(
      text(of: "ScannerViewController", in: "let a = ScannerViewController(mode: 1)") == [
        "class ScannerViewController: UIViewController {",
        "  init(mode value1: Any?) { super.init(nibName: nil, bundle: nil) }", "}",
      ])
  }

  @Test func aStackOfAnotherModuleIsOneOfThePlatform() {
    let source = """
      let a = MenuNavigationController(rootViewController: screen)
      let b = MenuNavigationController(side: 1)
      """
    #expect(
      text(of: "MenuNavigationController", in: source) == [
        "class MenuNavigationController: UINavigationController {",
        "  init(side value1: Any?) { super.init(nibName: nil, bundle: nil) }", "}",
      ])
    #expect(
      text(of: "DockTabBarController", in: "let a: DockTabBarController").first
        == "class DockTabBarController: UITabBarController {")
  }

  @Test func aViewIsEmpty() {
    let type = ForeignType("Circle", usedBy: Sample.app("let a = Circle()"), isView: true) { _ in
      false
    }
    #expect(
      type.pieces.map(\.text) == [
        "struct Circle: View {", "  var body: some View { EmptyView() }", "  init() {}", "}",
      ])
  }

  @Test func argumentsOfTypesAreCounted() {
    #expect(
      text(of: "Record", in: "let a: Record<String, Int>; let b = Record<Int, Int>()").first
        == "class Record<Argument1, Argument2> {")
  }

  @Test func aModuleThatBecameOneWithTheAppHasItsTypesUnderItsName() {
    let source = """
      import Shared
      struct List {}
      struct Item {}
      let a: Shared.List = Shared.List()
      let b = Shared.Item()
      let c: Shared.Missing
      """
    #expect(
      text(of: "Shared", in: Sample.app(source, merged: ["Shared"])) == [
        "enum Shared {", "  typealias Item = App.Item", "  typealias List = App.List", "}",
      ])
  }

  @Test func aModuleThatIsNotThereHasTypesOfItsOwn() {
    let source = """
      import Ledger
      struct Purse { var purse: Ledger.Purse; var coin: Ledger.Coin }
      let a = Ledger.shared
      """
    let project = Sample.app(source)
    let pieces = ForeignType("Ledger", usedBy: project, others: ["Coin"]) { _ in false }.pieces
    #expect(
      pieces.map(\.text) == [
        "enum Ledger {", "  typealias Coin = App.Coin", "  class Purse { init() {} }", "}",
      ])
  }

  @Test func anInitializerThatDoesNotCompileGoesAlone() {
    let type = ForeignType("Vault", usedBy: Sample.app("let a = Vault(b: 1)")) {
      $0 == "the foreign type Vault.init(b)"
    }
    #expect(type.pieces.map(\.text) == ["class Vault {", "  init() {}", "}"])
  }
}
#endif
