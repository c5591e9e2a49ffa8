#if Adopt
import Testing

@testable import Adoption

/// The types that stand in for an app's services, and what they leave open.
struct ServiceStandInTests {
  @Test func whatAServiceFindsOutIsOpenUntilItIsAskedFor() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { if Vault().isOpen || Coin().isOpen { Vault().isMuted = Vault.isKnown } }
      }
      class Vault {
        var isOpen: Bool { key != nil }
        var isMuted: Bool { get { volume == 0 } set { volume = newValue ? 0 : 1 } }
        static var isKnown: Bool { true }
      }
      struct Coin { var isOpen: Bool { sides > 2 } \n\(String(repeating: "  func f() {}\n", count: 50)) }
      """)
    let text = try #require(Sample.standIn(for: "Vault", in: project))
    #expect(text.contains(#"  var isOpen: Bool { ServiceAnswers.remembers("Vault.isOpen") }"#))
    #expect(
      text.contains(
        #"  var isMuted: Bool { get { ServiceAnswers.remembers("Vault.isMuted") } set { ServiceAnswers.remembers("Vault.isMuted", newValue) } }"#
      ))
    #expect(text.contains("  static var isKnown: Bool { false }"))
    #expect(
      try #require(Sample.standIn(for: "Coin", in: project)).contains("var isOpen: Bool { false }"))
    let system = try #require(Draft(project, Findings(in: project), Knowledge()).system)
    #expect(
      system.file.text.contains(
        """
              // guessed: Vault.isOpen, Vault.isMuted: any of their values when first asked for, and the same \
        from then on, since what finds it out is not there
              it.fact("services", text: { _ in ServiceAnswers.remembered })
        """))
  }

  @Test func whatIsDecodedIsMadeUpByItsType() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        let client = Client()
        func start() { client.load(); client.ask(); client.read() }
      }
      class Client {
        func load<Item: Decodable>(_ path: String) async throws -> Item { try await session.data() }
        func ask<Item>(then: @escaping (Result<Item, Error>) -> Void) where Item: Codable {}
        func read<Item: Decodable>() throws -> [Item] { try decoder.decode() }
      }
      """)
    let text = try #require(Sample.standIn(for: "Client", in: project))
    #expect(text.contains("    case 0: return try madeUp(Item.self)\n"))
    #expect(text.contains("      case 0: do { then(.success(try madeUp(Item.self))) } catch {}\n"))
    #expect(text.contains("    return []\n"))
  }

  @Test func aValueOfAGenericTypeIsMadeUpWithItsArguments() {
    let project = Sample.app(
      """
      struct Book { let title: String }
      final class Event<Value> { init() {} }
      struct Box<Value> { let value: Value; let count: Int }
      enum Outcome<Value> { case done(Value) }
      """)
    let samples = Samples(project: project, findings: Findings(in: project))
    #expect(samples.value(of: "Event<Book>") == "Event<Book>()")
    #expect(samples.value(of: "Box<Book>") == "Box<Book>(value: Book(title: \"a\"), count: 1)")
    #expect(samples.value(of: "Outcome<Int>") == "Outcome<Int>.done(1)")
    #expect(samples.value(of: "Event") == nil)
  }

  @Test func whatASystemFindsOutIsOneOfItsCases() throws {
    let project = Sample.app(
      """
      import LocalAuthentication
      class Flow {
        var children: [Flow] = []
        func start() { if Lock().biometry == .none { children = [] } }
      }
      class Lock { var biometry: LABiometryType { LAContext().biometryType } }
      """)
    let text = try #require(Sample.standIn(for: "Lock", in: project))
    #expect(
      text.contains(
        """
          var biometry: LABiometryType { switch ServiceAnswers.remembers("Lock.biometry", among: ["none", \
        "touchID", "faceID", "opticID"]) { case 0: LABiometryType.none; case 1: LABiometryType.touchID; \
        case 2: LABiometryType.faceID; default: LABiometryType.opticID } }
        """))
    let modules = Modules(importedBy: project.files, app: "App")
    let platform = try #require(modules.files.first { $0.path.hasSuffix("AppPlatform.swift") })
    #expect(
      platform.text.hasSuffix(
        """
        #endif

        public enum LABiometryType: Int, Sendable {
          case none, touchID, faceID, opticID
        }

        """))
    #expect(
      !Modules(importedBy: [], app: "App").files.contains { $0.text.contains("LABiometryType") })
  }

  @Test func whichCaseAServiceFindsOutIsOpenUntilItIsAskedFor() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { if case .active = Session().state, Session().kind == .a { children = [] } }
      }
      enum State { case none, active(Int), expired, blocked, deleted }
      enum Kind { case a }
      class Session {
        var state: State { load() }
        var kind: Kind { .a }
      }
      """)
    let text = try #require(Sample.standIn(for: "Session", in: project))
    #expect(
      text.contains(
        """
          var state: State { switch ServiceAnswers.remembers("Session.state", among: ["none", "active", \
        "expired", "blocked"]) { case 0: State.none; case 1: State.active(1); case 2: State.expired; \
        default: State.blocked } }

        """))
    #expect(text.contains("  var kind: Kind { .a }\n"))
    let draft = try Draft(project, Findings(in: project), Knowledge())
    #expect(
      draft.standIns.leftOut.map(\.summary)
        == ["left out: 1 of 5 ways of the value of Session.state: deleted"])
    #expect(draft.standIns.remembered == ["Session.state"])
  }

  @Test func whatAServiceFindsOutAtItsStartIsOpenUntilItIsAskedFor() throws {
    let project = Sample.app(
      """
      class Flow {
        var children: [Flow] = []
        func start() { if Session().state == .active, Session().isOpen { children = [] } }
      }
      enum State { case none, active }
      class Session {
        var state: State
        var isOpen: Bool
        init() {
          if let stored = load() { state = .active } else { state = .none }
          isOpen = load() != nil
        }
      }
      """)
    let text = try #require(Sample.standIn(for: "Session", in: project))
    #expect(
      text.contains(
        """
          lazy var state: State = switch ServiceAnswers.remembers("Session.state", among: ["none", \
        "active"]) { case 0: State.none; default: State.active }
          lazy var isOpen: Bool = ServiceAnswers.remembers("Session.isOpen")

        """), "\(text)")
  }

  @Test func aServiceAnswersInEachWayLaterOrNever() throws {
    let text = Sample.standIn(
      for: "Server",
      in: Sample.app(
        """
        class Flow {
          var children: [Flow] = []
          func start() { Server().load(1) { _ in } }
        }
        class Server {
          init() {}
          func load(_ id: Int, then done: ((Result<Int, Error>) -> Void)?) { connect() }
        }
        """))
    #expect(
      try #require(text).contains(
        """
          func load(_ id: Int, then done: ((Result<Int, Error>) -> Void)?) {
            ServiceAnswers.answer(of: "Server.load", outcomes: ["success", "failure"]) {
              switch $0 {
              case 0: done?(.success(1))
              default: done?(.failure(CancellationError()))
              }
            }
          }
        """))
  }

  @Test func ofSeveralCallbacksEachMayBeTheAnswer() throws {
    let text = Sample.standIn(
      for: "Server",
      in: Sample.app(
        """
        class Flow {
          var children: [Flow] = []
          func start() { Server().load(success: { _ in }, failure: { _ in }); Server().find(cached: {}) { _ in } }
        }
        class Server {
          init() {}
          func load(success: @escaping (Int) -> Void, failure: @escaping (Error) -> Void) { connect() }
          func find(cached: @escaping () -> Void, _ done: ((Result<Int, Error>) -> Void)?) { connect() }
        }
        """))
    #expect(
      try #require(text).contains(
        """
            ServiceAnswers.answer(of: "Server.load", outcomes: ["success", "failure"]) {
              switch $0 {
              case 0: success(1)
              default: failure(CancellationError())
              }
            }
        """))
    #expect(
      try #require(text).contains(
        """
            ServiceAnswers.answer(of: "Server.find", outcomes: ["cached", "done success", "done failure"]) {
              switch $0 {
              case 0: cached()
              case 1: done?(.success(1))
              default: done?(.failure(CancellationError()))
              }
            }
        """))
  }

  @Test func whatAwaitsOrPublishesIsLeftOpenToo() throws {
    let text = try #require(
      Sample.standIn(
        for: "Server",
        in: Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start() { Task { try await s.load(); await s.wait(); s.name(); try s.read() } }
            let s = Server()
          }
          struct Page { let make: Missing }
          class Server {
            func load() async throws -> Int { 2 }
            func wait() async {}
            func name() -> AnyPublisher<String, Error> { fatalError() }
            func read() throws -> Page { fatalError() }
          }
          """)))
    #expect(
      text.contains(
        """
          func load() async throws -> Int {
            switch try await ServiceAnswers.answer(of: "Server.load", outcomes: ["answers", "fails"]) {
            case 0: return 1
            default: throw CancellationError()
            }
          }
          func wait() async {
            switch (try? await ServiceAnswers.answer(of: "Server.wait", outcomes: ["answers"])) ?? 0 {
            default: return
            }
          }
          func name() -> AnyPublisher<String, Error> {
            return Deferred {
              Future { promise in
                ServiceAnswers.answer(of: "Server.name", outcomes: ["success", "failure"]) {
                  switch $0 {
                  case 0: promise(.success("a"))
                  default: promise(.failure(CancellationError()))
                  }
                }
              }
            }.eraseToAnyPublisher()
          }
          func read() throws -> Page {
            throw CancellationError()
          }
        """), "\(text)")
  }
}
#endif
