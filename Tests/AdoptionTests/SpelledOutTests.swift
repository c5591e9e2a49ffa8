#if Adopt
import Testing

@testable import Adoption

/// The conformances of stand-ins, on which those of kept types depend.
struct SpelledOutTests {
  private let app = Sample.app(
    """
    class Flow {
      var children: [Flow] = []
      func start(_ parcel: Parcel, _ sender: Sender) { use(parcel.label, sender) }
    }
    struct Parcel: Codable, Hashable, Identifiable {
      let id: Int
      let label: String
    \(String(repeating: "  func f() {}\n", count: 45))
    }
    final class Sender: Codable, Hashable {
      let name: String
      let address: String
      var tags = Set<String>()
      static func == (a: Sender, b: Sender) -> Bool { a.name == b.name }
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    """)

  private func text(of name: String, _ knowledge: Knowledge = Knowledge()) throws -> String {
    try text(of: name, in: app, knowledge)
  }

  private func text(
    of name: String, in app: Project, _ knowledge: Knowledge = Knowledge()
  ) throws -> String {
    let findings = Findings(in: app)
    let slice = Slice(of: app, findings, knowledge)
    let standIns = StandIns(for: slice, of: app, findings, knowledge)
    return try #require(standIns.files.first { $0.name == name }?.file.text)
  }

  @Test func aValueConformsToWhatTheAppsOwnDoes() throws {
    #expect(
      try text(of: "Parcel") == """
        // Stands in for Parcel. Written by 'verifier adopt'.

        struct Parcel: Codable, Hashable, Identifiable {
          var id: Int
          var label: String
        }

        """)
  }

  @Test func whatAMacroMakesObservableIsSo() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start(_ basket: Basket) { use(basket) }
      }
      @Observable final class Basket { func pay() {} }
      """)
    #expect(
      try text(of: "Basket", in: app) == """
        // Stands in for Basket. Written by 'verifier adopt'.

        final class Basket: Observable {
        }

        """)
  }

  @Test func whatIsOfTheMainActorIsComparedAnywhere() throws {
    let app = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start(_ page: Page, _ sheet: Sheet) { use(page, sheet) }
      }
      @MainActor final class Page: Identifiable, Hashable { let id = "a" }
      @MainActor final class Sheet: Hashable {}
      """)
    var knowledge = Knowledge()
    knowledge.spelledOut = ["Page": ["Equatable", "Hashable"], "Sheet": ["Equatable"]]
    let page = try text(of: "Page", in: app, knowledge)
    #expect(
      page.hasSuffix(
        """
        extension Page {
          nonisolated static func == (left: Page, right: Page) -> Bool { MainActor.assumeIsolated { \
        left.id } == MainActor.assumeIsolated { right.id } }
          nonisolated func hash(into hasher: inout Hasher) { hasher.combine(MainActor.assumeIsolated \
        { self.id }) }
        }

        """))
    let sheet = try text(of: "Sheet", in: app, knowledge)
    #expect(
      sheet.hasSuffix(
        """
        extension Sheet {
          nonisolated static func == (left: Sheet, right: Sheet) -> Bool { ObjectIdentifier(left) == \
        ObjectIdentifier(right) }
        }

        """))
  }

  @Test func whatTheCompilerDoesNotDeriveIsSpelledOut() throws {
    var knowledge = Knowledge()
    knowledge.spelledOut["Parcel"] = ["Equatable", "Hashable", "Decodable", "Encodable"]
    #expect(
      try text(of: "Parcel", knowledge).hasSuffix(
        """
        extension Parcel {
          static func == (left: Parcel, right: Parcel) -> Bool { left.id == right.id }
          func hash(into hasher: inout Hasher) { hasher.combine(self.id) }
          init(from decoder: any Decoder) throws { throw CancellationError() }
          func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }

        """))
  }

  @Test func aClassKeepsWhatTellsItsObjectsApart() throws {
    var knowledge = Knowledge()
    knowledge.spelledOut["Sender"] = ["Decodable"]
    #expect(
      try text(of: "Sender", knowledge) == """
        // Stands in for Sender. Written by 'verifier adopt'.

        final class Sender: Codable, Hashable {
          var name: String = "a"
          static func == (a: Sender, b: Sender) -> Bool { a.name == b.name }
          func hash(into hasher: inout Hasher) { hasher.combine(name) }
          init() {}
          required init(from decoder: any Decoder) throws { throw CancellationError() }
        }

        """)
  }

  @Test func aScreenWhoseSuperclassDoesNotCompileIsStillAController() throws {
    let project = try Sample.parcels
    let findings = Findings(in: project)
    var knowledge = Knowledge()
    knowledge.unconforming["ParcelController"] = 2
    let slice = Slice(of: project, findings, knowledge)
    let text = StandIns(for: slice, of: project, findings, knowledge).files
      .first { $0.name == "ParcelController" }?.file.text
    #expect(text?.contains("class ParcelController: UIViewController {") == true)
  }

  @Test func theCompilersWordDecidesWhatIsSpelledOut() {
    let slice = Slice(of: app, Findings(in: app), Knowledge())
    func learned(_ knowledge: Knowledge, _ protocols: String...) -> Knowledge {
      var repairer = Repairer(
        project: app, slice: slice, standIns: ["/S.swift": ["Parcel"]], files: [:],
        knowledge: knowledge)
      repairer.learn(
        from: protocols.compactMap {
          Diagnostic("/S.swift:1:8: error: type 'Parcel' does not conform to protocol '\($0)'"[...])
        })
      return repairer.knowledge
    }
    let once = learned(Knowledge(), "Equatable", "Hashable", "Hashable")
    #expect(once.spelledOut == ["Parcel": ["Equatable", "Hashable"]])
    #expect(once.unconforming.isEmpty)
    let twice = learned(once, "Hashable")
    #expect(twice.heads == ["Parcel": ["Hashable"]])
    #expect(twice.unconforming.isEmpty)
    #expect(learned(twice, "Hashable").unconforming == ["Parcel": 1])
    #expect(learned(Knowledge(), "Comparable").unconforming == ["Parcel": 1])
  }

  @Test func oneProtocolGoesAndTheOthersStay() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { show(Table().filled) }
        func show(_ value: Int) {}
      }
      protocol Filled { var filled: Int { get } }
      protocol Rows { associatedtype Row; associatedtype Head; var row: Row { get }; func other() }
      class RowView<Row>: UIView { let row: Row; let head = 1; init(row: Row) { self.row = row; super.init(frame: .zero) } }
      typealias RowsView<Row> = RowView<Row> & Rows
      final class Table: RowsView<Int> { typealias Head = Int; func other() {} }
      extension Table: Filled { var filled: Int { 1 } }
      """)
    func text(of name: String, _ knowledge: Knowledge) -> String? {
      let findings = Findings(in: project)
      let slice = Slice(of: project, findings, knowledge)
      return StandIns(for: slice, of: project, findings, knowledge).files
        .first { $0.name == name }?.file.text
    }
    #expect(
      text(of: "Table", Knowledge())?.contains("final class Table: RowsView<Int>, Filled {") == true
    )
    #expect(text(of: "Rows", Knowledge())?.contains("  var row: Row { get }\n") == true)
    #expect(text(of: "Rows", Knowledge())?.contains("other()") == false)
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    var repairer = Repairer(
      project: project, slice: slice, standIns: ["/S.swift": ["Table"]], files: [:],
      knowledge: Knowledge())
    let error = "/S.swift:1:8: error: type 'Table' does not conform to protocol 'Rows'"
    repairer.learn(from: [Diagnostic(error[...])].compactMap { $0 })
    #expect(repairer.knowledge.heads == ["Table": ["RowsView<Int>"]])
    #expect(
      text(of: "Table", repairer.knowledge)?.contains("final class Table: UIView, Filled {") == true
    )
  }
}
#endif
