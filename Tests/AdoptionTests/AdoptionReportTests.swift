#if Adopt
import Testing

@testable import Adoption

/// What the page of an adoption says of stand-ins.
struct AdoptionReportTests {
  @Test func whatExchangesMethodsAtRunTimeIsTold() throws {
    let app = Sample.app(
      """
      class Flow { let stack = UINavigationController(); func start() { Hub.install(stack).add(self); stack.pop() } }
      final class Hub {
        static func install(_ stack: UINavigationController) -> Hub { Hub() }
        func add(_ flow: Flow) {}
        static func exchange() { method_exchangeImplementations(first, second) }
      }
      final class Plain { func add(_ flow: Flow) {} }
      func use(_ flow: Flow, _ plain: Plain) { plain.add(flow) }
      """)
    let draft = try Draft(app, Findings(in: app), Knowledge())
    let report = try AdoptionReport(
      draft, app, Findings(in: app), Knowledge(), PackageFolder(at: "/nowhere"), rounds: 1)
    let told = report.text.split(separator: "\n").filter { $0.hasPrefix("- does nothing:") }
    #expect(
      told == [
        """
        - does nothing: the stand-in for Hub, which exchanges methods of the platform's classes at run \
        time. Write what it does in its place, or what is told of transitions may be missed
        """
      ])
  }

  @Test func whereViewsLeadOnByThemselvesTheirLinesAreCounted() throws {
    func first(_ source: String) throws -> Substring? {
      let app = Sample.app(source)
      let draft = try Draft(app, Findings(in: app), Knowledge())
      let report = try AdoptionReport(
        draft, app, Findings(in: app), Knowledge(), PackageFolder(at: "/nowhere"), rounds: 1)
      return report.text.split(separator: "\n").dropFirst().first
    }
    #expect(
      try first(
        """
        struct ShelfApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct Shelf: View {
          var body: some View { NavigationView { NavigationLink("On") { Book() } } }
        }
        struct Book: View { var body: some View { Text("book") } }
        """) == """
          No type navigates for others: the views lead on by themselves, and 75 % of their lines (3 of 4) run \
          as they are. The files come from the folder.
          """)
    #expect(
      try first("class Flow { var path: [Int] = []; func start() { path.append(1) } }") == """
        100 % of the lines that navigate (1 of 1) run as they are. The files come from the folder.
        """)
  }

  @Test func whatIsMissingMadeUpAndLeftOutIsTold() throws {
    let app = Sample.app(
      """
      import FlowKit
      class Flow: BaseFlow {
        let stack = UINavigationController()
        func start(_ data: Data) { _ = try? JSONDecoder().decode(Int.self, from: data); stack.pop() }
      }
      struct Shelf: View {
        let flow: Flow
        var body: some View {
          NavigationStack { ForEach(0..<7) { row in Button { flow.start(row) } label: { Image("a") } } }
        }
      }
      """)
    var knowledge = Knowledge()
    knowledge.foreign = ["BaseFlow"]
    knowledge.kept = [try #require(app.type("Shelf")).id]
    let report = try AdoptionReport(
      Draft(app, Findings(in: app), knowledge), app, Findings(in: app), knowledge,
      PackageFolder(at: "/nowhere"), rounds: 1)
    #expect(
      report.missingBases == [
        "Flow builds on 'BaseFlow', which no file of the app declares: check out its library (FlowKit), and "
          + "run again with '--library' and that folder."
      ])
    for line in [
      "- not there: \(report.missingBases[0])",
      "- guessed: what the app decodes of no data at all is made up, since stand-ins for servers answer with none",
      "- left out: 1 of 7 ways of Shelf:start: 6",
    ] {
      #expect(report.text.contains("\n\(line)\n"), "\(report.text)")
    }
    #expect(report.leftOutWays == 1)
  }

  @Test func countedIdentifiersAreTold() throws {
    func told(_ value: String) throws -> Bool {
      let app = Sample.app(
        "class Flow { let id = \(value); var path: [Int] = []; func start() { path.append(1) } }")
      let draft = try Draft(app, Findings(in: app), Knowledge())
      let report = try AdoptionReport(
        draft, app, Findings(in: app), Knowledge(), PackageFolder(at: "/nowhere"), rounds: 1)
      return report.text.split(separator: "\n").contains(
        """
        - counted: identifiers that `UUID()` makes, by `Identifiers.swift`, so that a replay makes the same \
        ones
        """)
    }
    #expect(try told("UUID()"))
    #expect(try !told("1"))
  }

  @Test func aViewThatShowsNothingAnyMoreIsToldFirst() throws {
    let app = Sample.app(
      """
      struct ShelfApp: App {
        var body: some Scene { WindowGroup { Shelf(flow: Flow()) } }
      }
      final class Flow { var path: [Int] = []; func start() { path.append(1) } }
      struct Shelf: View { let flow: Flow; var body: some View { EmptyView() } }
      """)
    var knowledge = Knowledge()
    knowledge.cuts[0] = [
      Cut(range: 25..<70, replacement: CutPlace.noBody, reason: "failed to produce", line: 2)
    ]
    let draft = try Draft(app, Findings(in: app), knowledge)
    let report = try AdoptionReport(
      draft, app, Findings(in: app), knowledge, PackageFolder(at: "/nowhere"), rounds: 1)
    #expect(
      report.text.split(separator: "\n").first { $0.hasPrefix("- ") } == """
        - shows nothing: the body at App.swift:2, of which nothing was left to compile: failed to \
        produce. What it leads to is not seen
        """)
    #expect(
      draft.system?.file.text.contains("      it.profile.emptyViews = [\"ShelfApp\"]\n") == true)
    knowledge.dropped = [0]
    #expect(EmptiedView.all(in: app, knowledge).isEmpty)
    #expect(
      try #require(Draft(app, Findings(in: app), Knowledge()).system).file.text
        .contains("emptyViews") == false)
  }

  @Test func aViewAllOfWhoseStatementsGoShowsNothing() throws {
    let app = Sample.app(
      """
      struct Shelf: View {
        var body: some View {
          if isOpen { Text("a") }
          Text("b")
        }
      }
      """)
    func emptied(_ statements: String...) throws -> [String] {
      var knowledge = Knowledge()
      knowledge.cuts[0] = try statements.map { text in
        let start = try #require(app.files[0].text.range(of: text)?.lowerBound)
        let place = app.files[0].text.utf8.distance(from: app.files[0].text.startIndex, to: start)
        return Cut(range: place..<place + text.utf8.count, replacement: "", reason: "no", line: 3)
      }
      return EmptiedView.all(in: app, knowledge).map { "\($0.name):\($0.cut.line)" }
    }
    let condition = #"if isOpen { Text("a") }"#
    #expect(try emptied(condition, #"Text("b")"#) == ["Shelf:3"])
    #expect(try emptied(condition).isEmpty)
  }

  @Test func aClosureThatDoesNothingAnyMoreIsToldFirst() throws {
    let app = Sample.app(
      """
      final class Flow {
        var path: [Int] = []
        func start() {
          listen { value in
            log(value)
            hub.tell(value)
          }
          listen { path = [$0] }
        }
        func listen(_ call: (Int) -> Void) {}
      }
      """)
    func told(_ statements: [String]) throws -> [String] {
      var knowledge = Knowledge()
      knowledge.cuts[0] = try statements.map { text in
        let start = try #require(app.files[0].text.range(of: text)?.lowerBound)
        let place = app.files[0].text.utf8.distance(from: app.files[0].text.startIndex, to: start)
        return Cut(
          range: place..<place + text.utf8.count, replacement: "", reason: "no \(text)", line: 5)
      }
      let draft = try Draft(app, Findings(in: app), knowledge)
      let report = try AdoptionReport(
        draft, app, Findings(in: app), knowledge, PackageFolder(at: "/nowhere"), rounds: 1)
      return report.text.split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("- does nothing:") }
    }
    #expect(
      try told(["log(value)", "hub.tell(value)"]) == [
        """
        - does nothing: the closure at App.swift:4, of which nothing was left to compile: no log(value). \
        What it is told leads nowhere
        """
      ])
    #expect(try told(["log(value)"]).isEmpty)
  }
}
#endif
