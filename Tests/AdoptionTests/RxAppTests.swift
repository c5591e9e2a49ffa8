#if Adopt
import Testing

@testable import Adoption

/// Apps whose coordinators and view models speak by observables of RxSwift.
struct RxAppTests {
  private func files(_ text: String) throws -> [(name: String, file: StandIns.File)] {
    let app = Sample.app(text)
    return try Draft(app, Findings(in: app), Knowledge()).standIns.files
  }

  private let app = """
    import RxSwift
    import UIKit
    class BooksCoordinator {
      let stack = UINavigationController()
      let bag = DisposeBag()
      func start() -> Observable<Void> {
        let model = BooksModel(books: Books())
        model.selected.subscribe(onNext: { _ in }).disposed(by: bag)
        model.closed?.subscribe(onNext: { _ in }).disposed(by: bag)
        model.filter.subscribe(onNext: { _ in }).disposed(by: bag)
        model.handed.subscribe(onNext: { _ in }).disposed(by: bag)
        model.books.load().subscribe().disposed(by: bag)
        model.books.count().subscribe().disposed(by: bag)
        stack.pushViewController(BooksController(model: model), animated: true)
        return .never()
      }
    }
    class BooksController: UIViewController {
      let model: BooksModel
      init(model: BooksModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
    }
    struct Book { let id: Int }
    enum Kind { case all, read }
    class BooksModel {
      let books: Books
      let handed: Observable<Int>
      let unheard = PublishSubject<Int>()
      private let chosen = PublishSubject<Book>()
      var selected: Observable<Book> { chosen.asObservable() }
      var closed: Observable<Void>?
      let filter = BehaviorRelay<Kind>(value: .all)
      init(books: Books, handed: Observable<Int> = .never()) {
        self.books = books
        self.handed = handed
      }
    }
    class Books {
      func load() -> Observable<Kind> { fetch("books").map { _ in .all } }
      func count() -> Single<Int> { .just(1) }
    }
    """

  @Test func theTypesOfRxSwiftComePrepared() throws {
    let names = try files(app).first { $0.name == "RxSwift" }?.file.text
    #expect(names?.contains("typealias Observable = RxObservable\n") == true)
    #expect(names?.contains("typealias BehaviorRelay = RxBehaviorRelay\n") == true)
    let own = try files(app + "\nclass Event {}").first { $0.name == "RxSwift" }?.file.text
    #expect(own?.contains("typealias Disposable = RxDisposable\n") == true)
    #expect(own?.contains("typealias Event ") == false)
    let others = try files(app.replacing("import RxSwift", with: ""))
    #expect(others.allSatisfy { $0.name != "RxSwift" })
  }

  @Test func whatSubscriptionsHoldIsSeen() throws {
    let delegate = """

      class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        let flow = BooksCoordinator()
        func begin() { window = UIWindow(); _ = flow.start() }
      }
      """
    func system(_ text: String) throws -> String {
      let app = Sample.app(text)
      return try #require(Draft(app, Findings(in: app), Knowledge()).system).file.text
    }
    let line = #"it.appModules.append("AdoptionSupport")"#
    #expect(try system(app + delegate).contains(line))
    #expect(try !system((app + delegate).replacing("import RxSwift", with: "")).contains(line))
  }

  @Test func aViewModelSendsWhatItsCoordinatorObserves() throws {
    let model = try files(app).first { $0.name == "BooksModel" }?.file.text
    #expect(
      model == """
        // Stands in for BooksModel. Written by 'verifier adopt'.

        class BooksModel {
          var books: Books
          var handed: Observable<Int>
          var selected: Observable<Book> = PublishSubject<Book>()
          var closed: Observable<Void>? = PublishSubject<Void>()
          var filter: BehaviorRelay<Kind> = BehaviorRelay<Kind>(value: .all)
          init(books: Books, handed: Observable<Int> = .never()) {
            self.books = books
            self.handed = handed
          }
        }

        extension BooksModel: OffersCallbacks {
          var offeredCallbacks: [OfferedCallback] {
            [
              OfferedCallback("BooksModel:selected") { [weak self] in guard let self else { return }; (self.selected as? PublishSubject<Book>)?.onNext(Book(id: 1)) },
              OfferedCallback("BooksModel:closed") { [weak self] in guard let self else { return }; (self.closed as? PublishSubject<Void>)?.onNext(()) },
              OfferedCallback("BooksModel:filter(all)") { [weak self] in guard let self else { return }; (self.filter as? PublishSubject<Kind>)?.onNext(Kind.all) },
              OfferedCallback("BooksModel:filter(read)") { [weak self] in guard let self else { return }; (self.filter as? PublishSubject<Kind>)?.onNext(Kind.read) },
            ]
          }
        }

        """)
  }

  @Test func aSubjectHasTheTypeOfTheValueThatItHolds() throws {
    let app = """
      import RxSwift
      import UIKit
      class MenuCoordinator {
        let stack = UINavigationController()
        let bag = DisposeBag()
        let model: MenuModel
        init(model: MenuModel) { self.model = model }
        func start() {
          model.chosen.subscribe(onNext: { _ in }).disposed(by: bag)
          model.isOpen.subscribe(onNext: { _ in }).disposed(by: bag)
          model.close().subscribe().disposed(by: bag)
          stack.pushViewController(UIViewController(), animated: true)
        }
      }
      enum Page { case home, news }
      class MenuModel {
        let chosen = BehaviorSubject(value: Page.news)
        let isOpen = BehaviorRelay(value: false)
        func close() -> Completable { .empty() }
      }
      """
    let text = try files(app).first { $0.name == "MenuModel" }?.file.text ?? ""
    #expect(
      text.contains(
        "  var chosen: BehaviorSubject<Page> = BehaviorSubject(value: Page.news)\n"), "\(text)")
    #expect(
      text.contains("(self.chosen as? PublishSubject<Page>)?.onNext(Page.home)"), "\(text)")
    #expect(text.contains("\"MenuModel:isOpen(true)\""), "\(text)")
    #expect(
      text.contains(
        """
          func close() -> Completable {
            return Completable.create { tell in
              ServiceAnswers.answer(of: "MenuModel.close", outcomes: ["answers", "fails"]) {
                switch $0 {
                case 0: tell(.completed)
                default: tell(.error(CancellationError()))
                }
              }
              return Disposables.create()
            }
          }
        """), "\(text)")
  }

  @Test func aRouteWhosePayloadHoldsOthersIsMadeUp() throws {
    let app = """
      import UIKit
      class Router {
        let controller: UIViewController
        init(controller: UIViewController) { self.controller = controller }
        enum Route { case track(Track, Service) }
        func navigate(to route: Route) {
          controller.navigationController?.pushViewController(SearchController(), animated: true)
        }
      }
      class SearchController: UIViewController {
        lazy var router: Router = Router(controller: self)
        lazy var other: Router = .init(controller: self)
        let service: Service = Server.shared
        func select(_ track: Track) { router.navigate(to: .track(track, service)) }
      }
      struct Track { let id: Int; let user: User }
      struct User { let name: Name }
      struct Name { let first: Part }
      struct Part { let text: String }
      protocol Service {}
      class Server: Service { static let shared = Server() }
      """
    let text = try files(app).first { $0.name == "SearchController" }?.file.text ?? ""
    #expect(text.contains("  lazy var router: Router = Router(controller: self)\n"), "\(text)")
    #expect(text.contains("  lazy var other: Router = .init(controller: self)\n"), "\(text)")
    let track = "Track(id: 1, user: User(name: Name(first: Part(text: \"a\"))))"
    #expect(
      text.contains(
        "_ = self.router.navigate(to: Router.Route.track(\(track), Server()))"), "\(text)")
  }

  @Test func aServiceThatReturnsAnObservableAnswersLaterOrNever() throws {
    let service = try files(app).first { $0.name == "Books" }?.file.text
    #expect(
      service == """
        // Stands in for Books. Written by 'verifier adopt'.

        class Books {
          func load() -> Observable<Kind> {
            return Observable<Kind>.create { tell in
              ServiceAnswers.answer(of: "Books.load", outcomes: ["all", "read", "fails"]) {
                switch $0 {
                case 0: tell.onNext(Kind.all); tell.onCompleted()
                case 1: tell.onNext(Kind.read); tell.onCompleted()
                default: tell.onError(CancellationError())
                }
              }
              return Disposables.create()
            }
          }
          func count() -> Single<Int> {
            return Single<Int>.create { tell in
              ServiceAnswers.answer(of: "Books.count", outcomes: ["answers", "fails"]) {
                switch $0 {
                case 0: tell(.success(1))
                default: tell(.failure(CancellationError()))
                }
              }
              return Disposables.create()
            }
          }
        }

        """)
  }

  @Test func aScreenTellsTheObserversOfItsCoordinatorToWhichItBinds() throws {
    let app = """
      import RxSwift
      import UIKit
      class ShelfCoordinator {
        let stack = UINavigationController()
        func start() { stack.pushViewController(ShelfController(coordinator: self), animated: true) }
        var openBook: Binder<Book> {
          Binder(self) { flow, _ in flow.stack.pushViewController(UIViewController(), animated: true) }
        }
        let filter = PublishSubject<Kind>()
        let title = Variable<String>("")
      }
      struct Book { let id: Int }
      enum Kind { case all, read }
      class ShelfController: UIViewController {
        weak var coordinator: ShelfCoordinator?
        init(coordinator: ShelfCoordinator?) {
          self.coordinator = coordinator
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          if let coordinator = coordinator {
            table.rx.modelSelected(Book.self).bind(to: coordinator.openBook).disposed(by: bag)
          }
          kinds.drive(coordinator!.filter).disposed(by: bag)
        }
      }
      """
    let text = try files(app).first { $0.name == "ShelfController" }?.file.text ?? ""
    for call in [
      #"OfferedCallback("ShelfController:openBook") { [weak self] in guard let self else { return }; self.coordinator?.openBook.onNext(Book(id: 1)) },"#,
      #"OfferedCallback("ShelfController:filter(all)") { [weak self] in guard let self else { return }; self.coordinator?.filter.onNext(Kind.all) },"#,
      #"OfferedCallback("ShelfController:filter(read)") { [weak self] in guard let self else { return }; self.coordinator?.filter.onNext(Kind.read) },"#,
    ] {
      #expect(text.contains(call), "\(text)")
    }
  }

  @Test func aClassWithABagByTheLibraryHasAPlaceForIt() throws {
    let app = Sample.app(
      """
      import NSObject_Rx
      class Flow: NSObject {
        func start(_ model: Model) { model.closed.subscribe().disposed(by: rx.disposeBag) }
      }
      """)
    let text = RewrittenFile(0, of: app, kept: app.declarations, cuts: []).text
    #expect(text?.contains("class Flow: NSObject, KeepsAssociatedValues {") == true)
    #expect(RxTypes(in: app).areUsed)
  }

  @Test func actionsComePreparedWhereTheyAreImported() throws {
    let app = """
      import Action
      import RxSwift
      final class Flow {
        let stack = UINavigationController()
        lazy var close = CocoaAction { self.back(); return .empty() }
        func back() { stack.popViewController(animated: true) }
      }
      """
    #expect(
      try Sample.standIns(of: app)["Action"] == """
        // Stands in for what Action declares. Written by 'verifier adopt'.

        typealias Action = RxAction
        typealias ActionError = RxActionError
        typealias CocoaAction = RxAction<Void, Void>

        """)
    let other = app.replacing("import Action\n", with: "")
    #expect(try Sample.standIns(of: other)["Action"] == nil)
  }
}
#endif
