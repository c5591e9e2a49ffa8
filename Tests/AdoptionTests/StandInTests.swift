#if Adopt
import Testing

@testable import Adoption

/// The types that stand in for an app's own.
struct StandInTests {
  private func standIn(for name: String, in project: Project) -> String? {
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    return StandIns(for: slice, of: project, findings, Knowledge()).files
      .first { $0.name == name }?.file.text
  }

  @Test func aScreenKeepsItsClosuresWithAControlForEach() throws {
    #expect(
      standIn(for: "ParcelController", in: try Sample.parcels) == """
        // Stands in for ParcelController. Written by 'verifier adopt'.

        class ParcelController: UIViewController {
          var onClose: (() -> Void)?
          var id: ParcelID
          init(id: ParcelID) {
            self.id = id
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            offerCallbacks()
          }
        }

        extension ParcelController: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("ParcelController:onClose") { [unowned self] in self.onClose?() },
            ]
          }
        }

        """)
  }

  @Test func aDelegatesMethodsAreControlsWithMadeUpArguments() throws {
    let text = try #require(standIn(for: "InboxController", in: try Sample.parcels))
    #expect(text.contains("class InboxController: UIViewController {"))
    #expect(
      text.contains(
        #"OfferedCallback("InboxController:inbox") { [unowned self] in _ = self.delegate?.inbox(self, didSelect: ParcelID(number: 1)) },"#
      ))
    #expect(!text.contains("coder"))
  }

  @Test func aServiceAnswersAtOnceInEachWayOrNever() throws {
    let text = standIn(
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
            switch answer(of: "Server.load", ways: 2) {
            case 0: done?(.success(1))
            case 1: done?(.failure(CancellationError()))
            default: break
            }
          }
        """))
  }

  @Test func eachCaseAndBothAnswersAreTried() {
    let project = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { Page().onDone = { _, _ in } } }
      enum Step { case next, jump(to: Int) }
      class Page: UIViewController { var onDone: ((Step, Bool) -> Void)? }
      """)
    let findings = Findings(in: project)
    let slice = Slice(of: project, findings, Knowledge())
    let callbacks = StandIns(for: slice, of: project, findings, Knowledge()).callbacks
    #expect(
      callbacks.map(\.control) == [
        "Page:onDone(next,true)", "Page:onDone(next,false)", "Page:onDone(jump,true)",
        "Page:onDone(jump,false)",
      ])
    #expect(callbacks[2].call == "self.onDone?(Step.jump(to: 1), true)")
  }

  @Test func aMemberThatDoesNotCompileGoes() throws {
    let project = try Sample.parcels
    let findings = Findings(in: project)
    var knowledge = Knowledge()
    knowledge.levels["ParcelController.init(id: ParcelID)"] = .dropped
    let slice = Slice(of: project, findings, knowledge)
    let file = StandIns(for: slice, of: project, findings, knowledge).files
      .first { $0.name == "ParcelController" }?.file
    #expect(file?.text.contains("init(id:") == false)
    #expect(file?.members.contains("ParcelController.viewDidLoad") == true)
  }
}
#endif
