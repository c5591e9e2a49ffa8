#if Adopt
import Testing

@testable import Adoption

/// The classes that stand in for what implements an app's protocols.
struct ProtocolStandInTests {
  private func read(_ text: String) -> Project {
    let app = Sample.app(text)
    return app.withProtocolStandIns(Findings(in: app))
  }

  private func value(of type: String, in project: Project) -> String? {
    Samples(project: project, findings: Findings(in: project)).value(of: TypeNames.type(type))
  }

  private func standIn(for name: String, in project: Project) -> String? {
    let findings = Findings(in: project)
    var knowledge = Knowledge()
    knowledge.needed = [name]
    let slice = Slice(of: project, findings, knowledge)
    return StandIns(for: slice, of: project, findings, knowledge).files
      .first { $0.name == name }?.file.text
  }

  private let locked = """
    final class Flow {
      var children: [Flow] = []
      let lock: Lock
      init(lock: Lock) { self.lock = lock }
      func start() { if lock.isSet { children = [] } }
      func open() async throws { _ = try await lock.unlock("1") }
    }
    protocol ReadsLock { var isSet: Bool { get } }
    protocol Lock: AnyObject, ReadsLock {
      var attempts: Int { get }
      func unlock(_ code: String) async throws -> Bool
    }
    """

  @Test func aClassIsMadeWhereNoImplementationCanBe() throws {
    let app = read(
      locked + "\nfinal class KeyLock: Lock { let keys: Keys<Int>; init(keys: Keys<Int>) {} }")
    #expect(value(of: "Lock", in: app) == "LockStandIn()")
    #expect(
      standIn(for: "LockStandIn", in: app) == """
        // Stands in for LockStandIn. Written by 'verifier adopt'.

        final class LockStandIn: Lock {
          init() {}
          var attempts: Int { 1 }
          func unlock(_ code: String) async throws -> Bool {
            switch try await ServiceAnswers.answer(of: "LockStandIn.unlock", outcomes: ["true", "false", "fails"]) {
            case 0: return true
            case 1: return false
            default: throw CancellationError()
            }
          }
          var isSet: Bool { ServiceAnswers.remembers("LockStandIn.isSet") }
        }

        """)
  }

  @Test func allElseOfTheProjectStaysAsItIs() {
    let text =
      locked + "\nfinal class KeyLock: Lock { let keys: Keys<Int>; init(keys: Keys<Int>) {} }"
    let app = Project(
      name: "App", root: "/app", files: [SourceFile(path: "/a", name: "a", text: text)],
      storyboards: [], origin: .package, merged: ["Kit"], colors: ["accent"], schemes: ["shelf"],
      isMainActorByDefault: true)
    let changed = app.withProtocolStandIns(Findings(in: app))
    #expect(changed.files.count == 2)
    #expect((changed.name, changed.root) == ("App", "/app"))
    #expect(changed.origin == .package)
    #expect(changed.merged == ["Kit"])
    #expect((changed.colors, changed.schemes) == (["accent"], ["shelf"]))
    #expect(changed.isMainActorByDefault)
  }

  @Test func theAppsOwnImplementationComesFirstAndAnOptionalStaysEmpty() {
    let app = read(locked + "\nfinal class ZoneLock: Lock {}")
    #expect(value(of: "Lock", in: app) == "ZoneLock()")
    let samples = Samples(project: read(locked), findings: Findings(in: read(locked)))
    #expect(samples.value(of: "Lock?") == "nil")
  }

  @Test func whatOnlyTheAppCanKnowIsNotMadeUp() {
    let app = read(
      """
      protocol Source { associatedtype Item; func next() -> Item }
      protocol Copying { func copy() -> Self }
      protocol Made { init(code: Int) }
      protocol Foreign: Decodable { var id: Int { get } }
      protocol Flow { func start() }
      protocol Told { func told() }
      extension Told { func told() {} }
      """)
    for name in ["Source", "Copying", "Made", "Foreign", "Flow", "Told"] {
      #expect(value(of: name, in: app) == nil, "\(name)")
    }
  }

  @Test func theReportTellsOfIt() throws {
    let app = read(locked)
    var knowledge = Knowledge()
    knowledge.needed = ["LockStandIn"]
    let draft = try Draft(app, Findings(in: app), knowledge)
    let report = try AdoptionReport(
      draft, app, Findings(in: app), knowledge, PackageFolder(at: "/nowhere"), rounds: 1)
    let lines = report.text.split(separator: "\n")
    #expect(
      lines.contains(
        """
        - guessed: a protocol is implemented by LockStandIn, since none of the app's own implementations \
        can be made here: what it finds out is tried both ways, and its values are made up
        """))
    #expect(lines.contains("- LockStandIn"))
    #expect(!report.text.contains(ProtocolStandIns.fileName))
  }
}
#endif
