#if Adopt
import Testing

@testable import Adoption

/// The types that stand in for an app's own.
struct StandInTests {
  /// A storyboard is found by it.
  @Test func aCaseThatIsAlwaysTheSameStays() throws {
    let app = Sample.app(
      """
      import UIKit
      enum Board: String { case first, second, third }
      protocol Boarded { static var board: Board { get } }
      extension Boarded {
        static func make() -> Self { UIStoryboard(name: board.rawValue).make() }
      }
      class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(PageController.make(), animated: true) }
        func next() { stack.pushViewController(LastController.make(), animated: true) }
      }
      class PageController: UIViewController, Boarded { static var board = Board.second }
      class LastController: UIViewController, Boarded { static var board: Board { .third } }
      """)
    let files = try Draft(app, Findings(in: app), Knowledge()).standIns.files
    func text(_ name: String) -> String { files.first { $0.name == name }?.file.text ?? "" }
    #expect(text("PageController").contains("  static var board: Board = Board.second\n"))
    #expect(text("LastController").contains("  static var board: Board { .third }\n"))
  }

  @Test func anEnumWhoseCasesHoldItStaysSo() throws {
    let text = try #require(
      Sample.standIn(
        for: "Ride",
        in: Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start(_ page: Page) { page.begin() }
          }
          class Page: UIViewController {
            let ride: Ride
            init(ride: Ride) { self.ride = ride; super.init(nibName: nil, bundle: nil) }
            func begin() {}
          }
          indirect enum Ride { case idle, after(Ride) }
          """)))
    #expect(text.contains("indirect enum Ride {\n"))
  }

  @Test func whatCodeMayCallOfATypeThatItIsHandedStaysSo() throws {
    let text = try #require(
      Sample.standIn(
        for: "Page",
        in: Sample.app(
          """
          class Flow {
            var children: [Flow] = []
            func start() { show(Page.self).report(); show(Page.self).bag = [] }
            func show<P: Page>(_ page: P.Type) -> P { P(number: 1) }
          }
          class Page: UIViewController {
            var bag = Set<Int>()
            required init(number: Int) { super.init(nibName: nil, bundle: nil) }
            @discardableResult
            public func report() -> Bool { true }
          }
          """)))
    #expect(text.contains("  required init(number: Int) {\n"))
    #expect(text.contains("  var bag: Set<Int> = Set<Int>()\n"))
    #expect(text.contains("  @discardableResult func report() -> Bool { false }\n"))
  }

  @Test func whatAGenericParentHandsOnIsMadeUpByItsArgument() throws {
    let project = Sample.app(
      """
      final class Navigator<Step> { func next(_ step: Step) { push(step) }; var children: [Int] = [] }
      class Model<Step, Input> { let navigator: Navigator<Step>; init(navigator: Navigator<Step>) {} }
      enum WelcomeStep { case start, help }
      final class WelcomeModel: Model<WelcomeStep, Int> {
        func bind() {
          func go(to step: WelcomeStep) { navigator.next(step) }
          go(to: .start)
        }
      }
      class Flow {
        var children: [Flow] = []
        func start(_ stack: UINavigationController, _ m: WelcomeModel) { m.bind(); stack.pop() }
      }
      """)
    let text = try #require(Sample.standIn(for: "WelcomeModel", in: project))
    #expect(
      text.contains(
        #"OfferedCallback("WelcomeModel:next(start)") { [weak self] in guard let self else { return }; _ = self.navigator.next(WelcomeStep.start) },"#
      ))
    #expect(text.contains("WelcomeModel:next(help)"))
  }

  @Test func aProtocolOfClassesStaysOne() throws {
    let project = Sample.app(
      """
      final class Flow {
        var children: [Flow] = []
        let stack = UINavigationController()
        func start() { stack.pushViewController(Page(), animated: true) }
      }
      final class Page: UIViewController { weak var delegate: PageDelegate? }
      protocol PageDelegate: class { func close() }
      """)
    let text = try #require(Sample.standIn(for: "PageDelegate", in: project))
    #expect(text.contains("protocol PageDelegate: AnyObject {\n}"))
  }

  @Test func aResultIsMadeUp() {
    let project = Sample.app("class Flow { var children: [Flow] = []; func start() {} }")
    let samples = Samples(project: project, findings: Findings(in: project))
    #expect(
      samples.value(of: "Result<Int, Error>") == "Result<Int, Error>.success(1)")
    #expect(
      samples.value(of: "Result<Missing, Error>")
        == "Result<Missing, Error>.failure(CancellationError())")
    #expect(samples.value(of: "Result<Missing, Missing>") == nil)
  }

  @Test func aPropertyWithoutAValueSaysSoOnlyWhenItIsRead() throws {
    let project = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { Model().list = nil; use(.all, Box()) } }
      protocol Listing { var list: Missing<Int> { get } }
      class Model: Listing {
        var list: Missing<Int>
        var box: Box<Int> = Box()
      }
      class Box<Item> { init() {} }
      """)
    let text = try #require(Sample.standIn(for: "Model", in: project))
    #expect(text.contains("  lazy var list: Missing<Int> = noValue(\"Model.list\")\n"))
    #expect(text.contains("  var box: Box<Int> = Box<Int>()\n"))
  }

  @Test func anotherNameForWhatIsNotThereBecomesAnEmptyType() {
    let project = Sample.app(
      """
      class Flow { var children: [Flow] = []; func start() { show(Words.title) } }
      typealias Words = R.string
      """)
    let findings = Findings(in: project)
    var knowledge = Knowledge()
    func text() -> String? {
      let slice = Slice(of: project, findings, knowledge)
      return StandIns(for: slice, of: project, findings, knowledge).files
        .first { $0.name == "Words" }?.file.text
    }
    knowledge.dropped = Set(project.type("Words").map { [$0.id] } ?? [])
    #expect(text()?.contains("typealias Words = R.string\n") == true)
    knowledge.unconforming["Words"] = 1
    #expect(text()?.contains("enum Words {}\n") == true)
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
