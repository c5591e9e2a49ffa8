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
    #expect(learned(once, "Hashable").unconforming == ["Parcel": 1])
    #expect(learned(Knowledge(), "Comparable").unconforming == ["Parcel": 1])
  }
}
#endif
