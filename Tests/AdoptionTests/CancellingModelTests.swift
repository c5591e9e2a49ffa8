#if Adopt
import Testing

@testable import Adoption

/// Models that cancel what they have asked a service for.
struct CancellingModelTests {
  /// A controller that shows what its model fails at.
  private static let app = """
    final class Flow {
      let stack = UINavigationController()
      func start() {
        let model = ShelfModel(service: LiveShelfService(), onBook: { [stack] in
          stack.pushViewController(BookController(), animated: true)
        })
        stack.pushViewController(ShelfController(model: model), animated: true)
      }
    }
    final class BookController: UIViewController {}
    protocol Stoppable { func cancel() }
    protocol ShelfService {
      func books(of title: String, completion: @escaping (Result<Int, Error>) -> Void) -> Stoppable?
    }
    final class LiveShelfService: ShelfService {
      func books(of title: String, completion: @escaping (Result<Int, Error>) -> Void) -> Stoppable? { nil }
    }
    protocol ShelfModelInput { func search(_ title: String); func open(at row: Int); func load() }
    protocol ShelfModelOutput { var message: Watched<String> { get } }
    typealias ShownShelf = ShelfModelInput & ShelfModelOutput
    final class Watched<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
      func watch(_ block: @escaping (Value) -> Void) { block(value) }
    }
    final class ShelfModel: ShownShelf {
      let message = Watched("")
      private let service: ShelfService
      private let onBook: () -> Void
      private var request: Stoppable? { willSet { request?.cancel() } }
      init(service: ShelfService, onBook: @escaping () -> Void) {
        self.service = service
        self.onBook = onBook
      }
      func load() {}
      func open(at row: Int) { onBook() }
      func search(_ title: String) {
        request = service.books(of: title) { [message] in
          if case .failure = $0 { message.value = "It failed." }
        }
      }
    }
    final class ShelfController: UIViewController, Showing {
      private let model: ShownShelf
      private let label = UILabel()
      init(model: ShelfModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
        bind(to: model)
        model.load()
      }
      private func setUp() { label.text = "Shelf" }
      private func bind(to model: ShownShelf) {
        model.message.watch { [weak self] in self?.label.text = $0 }
        model.message.watch { [weak self] in self?.tell($0) }
      }
      private func tell(_ text: String) {
        guard !text.isEmpty else { return }
        show(text)
      }
      func fieldReturned(_ field: UITextField) { model.search(field.text ?? "") }
      func rowWasTapped(_ path: IndexPath) { model.open(at: path.row) }
    }
    protocol Showing {}
    extension Showing where Self: UIViewController {
      func show(_ text: String) {
        present(UIAlertController(title: nil, message: text, preferredStyle: .alert), animated: true)
      }
    }
    """

  private func standIns(_ text: String) throws -> (slice: Slice, standIns: StandIns) {
    let project = Sample.app(text)
    let draft = try Draft(project, Findings(in: project), Knowledge())
    return (draft.slice, draft.standIns)
  }

  private func file(_ name: String, _ standIns: StandIns) -> String? {
    standIns.files.first { $0.name == name }?.file.text
  }

  @Test func aModelThatCancelsIsKept() throws {
    let (slice, _) = try standIns(Self.app)
    let model = try #require(Sample.app(Self.app).type("ShelfModel"))
    #expect(slice.kept.contains(model.id))
  }

  @Test func itsControllerShowsWhatItTellsAndOffersItsMethods() throws {
    let (_, standIns) = try standIns(Self.app)
    #expect(
      file("ShelfController", standIns) == """
        // Stands in for ShelfController. Written by 'verifier adopt'.

        final class ShelfController: UIViewController, Showing {
          var model: ShownShelf
          init(model: ShelfModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            bind(to: model)
            model.load()
            offerCallbacks()
          }
          func bind(to model: ShownShelf) {
            model.message.watch { [weak self] in self?.tell($0) }
          }
          func tell(_ text: String) {
            guard !text.isEmpty else { return }
            show(text)
          }
        }

        extension ShelfController: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("ShelfController:search") { [weak self] in guard let self else { return }; _ = self.model.search("a") },
            ]
          }
        }

        """)
    #expect(standIns.missed == ["ShelfController.open: which rows there are is not known"])
  }

  @Test func aClosureMayPresentByItself() throws {
    let direct = Self.app.replacing("self?.tell($0)", with: "self?.show($0)")
    let text = try #require(file("ShelfController", try standIns(direct).standIns))
    #expect(text.contains("    model.message.watch { [weak self] in self?.show($0) }\n  }\n"))
    #expect(!text.contains("tell"))
  }

  @Test func itsServiceAnswersLateWhereItCancels() throws {
    let (_, standIns) = try standIns(Self.app)
    #expect(
      file("LiveShelfService", standIns) == """
        // Stands in for LiveShelfService. Written by 'verifier adopt'.

        final class LiveShelfService: ShelfService {
          func books(of title: String, completion: @escaping (Result<Int, Error>) -> Void) -> Stoppable? {
            let call = ServiceAnswers.answer(of: "LiveShelfService.books", outcomes: ["success", "failure"]) {
              switch $0 {
              case 0: completion(.success(1))
              default: completion(.failure(CancellationError()))
              }
            }
            return OpenStoppable(call: call)
          }
        }

        private final class OpenStoppable: Stoppable {
          private let call: Task<Void, Never>
          init(call: Task<Void, Never>) { self.call = call }
          func cancel() { call.cancel() }
        }

        """)
  }

  @Test func aModelThatCancelsNothingOrLeadsNowhereIsStoodInFor() throws {
    let idle = Self.app.replacing("{ willSet { request?.cancel() } }", with: "")
      .replacing("func cancel()", with: "func wait()")
    #expect(try standIns(idle).slice.edge["ShelfModel"] == .hollow)
    let ending = Self.app.replacing(
      "private let onBook: () -> Void", with: "private let onBook: Int")
    #expect(try standIns(ending).slice.edge["ShelfModel"] == .hollow)
  }

  @Test func whatCanDoMoreThanBeCancelledIsMadeUp() throws {
    let more = Self.app.replacing(
      "func cancel() }", with: "func cancel(); var isDone: Bool { get } }")
    let text = try #require(file("LiveShelfService", try standIns(more).standIns))
    #expect(!text.contains("OpenStoppable"))
    #expect(text.contains("    return nil\n"))
  }
}
#endif
