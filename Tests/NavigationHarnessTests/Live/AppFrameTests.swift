import ModelChecker
import NavigationModel
import Testing
import WorkerProcesses

@testable import NavigationHarness

/// A counter of pages that traps in several ways.
@MainActor
private final class Pager {
  var pages: [Int] = []
  private weak var weakBook: Book?
  private final class Book {}
  private unowned let unownedBook: Book

  nonisolated static let lines = (remove: #line + 9, unowned: #line + 11, refuse: #line + 13)

  init() {
    let book = Book()
    unownedBook = book
    weakBook = book
  }

  func turn() { pages.append(1) }
  func tear() { pages.removeLast() }
  /// The object is gone, as the runtime finds out in a library of its own.
  func read() { _ = ObjectIdentifier(unownedBook) }
  func close(_ count: Int) {
    if pages.count == count { refuse("closed") }
  }

  func descend(_ level: Int = 1) -> Int { level == 0 ? 0 : level + descend(level + 1) * level }

  /// Never returns, as the functions by which apps end themselves.
  private func refuse(_ reason: String) -> Never { fatalError(reason) }

  var isRead = false
}

/// The line of the app at a trap.
@Suite(.inWorker, .needsWorkers, .needsLines) struct AppFrameTests {
  private func pager() throws -> LiveSystem<Pager> {
    try LiveSystem("Pager") { _ in
      Pager()
    } declare: { it in
      it.root { $0 }
      it.coordinator(Pager.self, role: "pager") { $0.stack(\.pages, root: "Cover") }
      it.event("turn", .external, unless: { $0.pages.count == 1 ? "full" : nil }) { $0.turn() }
      it.event("tear", .external) { $0.tear() }
      it.event("read", .external) { $0.read() }
      it.event("close", .external) { $0.close(1) }
      it.event("descend", .external) { _ = $0.descend() }
    }
  }

  private func frame(_ trace: String) throws -> StackFrame? {
    let system = try pager()
    return system.appFrame(ofTrap: try Trace(parsing: trace, catalog: system.catalog))
  }

  @Test func theLineIsTheAppsAndNotTheLibrarys() throws {
    let frame = try #require(try frame("tear"))
    #expect(frame.function == "Pager.tear()")
    #expect(frame.location.line == Pager.lines.remove)
    #expect(frame.location.description.hasPrefix("AppFrameTests.swift:"))
  }

  @Test func theRuntimeAbortsInALibraryWithoutFramePointers() throws {
    let frame = try #require(try frame("turn/read"))
    #expect(frame.function == "Pager.read()")
    #expect(frame.location.line == Pager.lines.unowned)
  }

  @Test func whoCallsAFunctionThatNeverReturnsIsTold() throws {
    let frame = try #require(try frame("turn/close"))
    #expect(frame.function == "Pager.close(_:)")
    #expect(frame.location.line == Pager.lines.refuse)
  }

  @Test func whatCallsItselfWithoutEndIsTold() throws {
    let frame = try #require(try frame("descend"))
    #expect(frame.function == "Pager.descend(_:)")
  }

  @Test func aTraceThatDoesNotTrapHasNone() throws {
    #expect(try frame("turn") == nil)
  }

  @Test func theAnswerIsRemembered() throws {
    let system = try pager()
    let trace = try Trace(parsing: "tear", catalog: system.catalog)
    let first = system.appFrame(ofTrap: trace)
    #expect(system.appFrames[trace] == .some(first))
    #expect(system.appFrame(ofTrap: trace) == first)
  }

  @Test func inThisProcessThereIsNone() throws {
    let system = try LiveSystem("Pager", isolation: .inProcess) { _ in
      Pager()
    } declare: { it in
      it.root { $0 }
      it.event("tear", .external) { $0.tear() }
    }
    #expect(system.appFrame(ofTrap: Trace(steps: [.init(.ordinal(0))])) == nil)
  }
}

/// The calls that are an app's.
@Suite struct AppCallTests {
  private func function(_ symbol: String, line: Int = 7, module: String = "Shop") -> String? {
    let call = SourceCall(symbol: symbol, file: "/app/Desk.swift", line: line)
    return AppCall(call, ofModules: [module])?.frame.function
  }

  @Test func aFunctionOfTheModuleIsTheApps() {
    #expect(function("$s4Shop4DeskC4open4with2onySS_SitF") == "Desk.open(with:on:)")
  }

  @Test func aFunctionOfAnotherModuleIsNot() {
    #expect(function("$s4Shop4DeskC4open4with2onySS_SitF", module: "Sho") == nil)
    #expect(function("$sSa10removeLastxyF") == nil)
    #expect(function("main") == nil)
  }

  @Test func anExtensionOfTheModuleIsTheApps() {
    #expect(function("$sSa4ShopE6secondxyF") == "Array.second()")
  }

  @Test func whatTheCompilerMadeItselfHasNoLine() {
    #expect(function("$s4Shop4DeskC4open4with2onySS_SitF", line: 0) == nil)
  }

  @Test func aPartOfAnAsynchronousFunctionHasTheNameOfTheWhole() {
    #expect(function("$s4Shop4DeskC4waityyYaFTY0_") == "Desk.wait()")
  }
}

extension Trait where Self == ConditionTrait {
  /// The tests read debug information with a tool that not every machine has.
  static var needsLines: Self { .enabled(if: SourceCall.areRead, "there is no llvm-symbolizer") }
}
