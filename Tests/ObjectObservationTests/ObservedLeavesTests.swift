import Foundation
import HeadlessSwiftUI
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

@testable import ObjectObservation

/// Types from outside the app, and the words and hashes that must not change.
@Suite("Observed leaves and constants", .ownsPlatform)
struct ObservedLeavesTests {
  private final class Session {
    var id = UUID()
    var started: Date? = Date()
    var link: Data?
    var pages: [UUID: Page] = [:]
    var ids: Set<UUID> = []
    var lock = NSLock()
    var width: CGFloat = 1.5
    var wait: Duration = .seconds(2)
  }
  private final class Page {
    let title: String
    init(_ title: String) { self.title = title }
  }

  @Test func `Dates and UUIDs are only there, so that no clock or chance shows`() {
    func session() -> Session {
      let session = Session()
      for title in ["a", "b", "c", "d"].shuffled() { session.pages[UUID()] = Page(title) }
      session.ids = [UUID(), UUID()]
      return session
    }
    let observer = ObjectObserver(options: .platform())
    let first = session()
    let fingerprint = observer.observe([first])
    for _ in 0..<10 { #expect(observer.observe([session()]) == fingerprint) }
    #expect(
      observer.describe([first]).objects[0].description
        == "ObservedLeavesTests.Session(id: ‹UUID›, started: ‹Date›, link: nil, "
        + "pages: [‹UUID›: #1, ‹UUID›: #2, ‹UUID›: #3, ‹UUID›: #4], ids: {‹UUID›, ‹UUID›}, "
        + "lock: ‹NSLock›, width: 1.5, wait: Duration(_low: 2000000000000000000, _high: 0))")
    #expect(Set(observer.describe([first]).objects.dropFirst().map(\.description)).count == 4)
    first.started = nil
    #expect(observer.observe([first]) != fingerprint)
  }

  @Test func `What is only seen to be there is said, unless it says nothing`() {
    let place = "ObjectObservationTests.ObservedLeavesTests.Session"
    #expect(
      ObjectObserver(options: .platform()).describe([Session()]).unseen == [
        UnseenNote(place, "link", reason: .presenceOnly(type: "Data", module: nil))
      ])
    let options = ObservationOptions.platform(readers: [
      .init(Data.self) { .string(String(decoding: $0, as: UTF8.self)) }
    ])
    let session = Session()
    session.link = Data("shop://cart".utf8)
    let graph = ObjectObserver(options: options).describe([session])
    #expect(graph.unseen == [])
    #expect(graph.objects[0]["link"] == .string("shop://cart"))
  }

  private final class Encoder: JSONEncoder, @unchecked Sendable {
    var uses = 7
  }

  @Test func `Only an app's own part of an inherited object is walked`() {
    let graph = ObjectObserver(options: .platform()).describe([Encoder()])
    #expect(graph.objects[0].description == "ObservedLeavesTests.Encoder(uses: 7)")
    #expect(
      graph.unseen == [
        UnseenNote(
          "ObjectObservationTests.ObservedLeavesTests.Encoder",
          reason: .foreignSuperclass("JSONEncoder", module: nil))
      ])
  }

  private final class Router {
    let drag = Drag()
    var routes: [String: ObservationFingerprint] = [:]
  }
  private final class Drag { var hashes: [ObservationFingerprint] = [] }

  @Test func `A type of another module names the module to declare`() {
    let place = "ObjectObservationTests.ObservedLeavesTests"
    #expect(
      ObjectObserver(options: .platform()).describe([Router()]).unseen == [
        UnseenNote(
          "\(place).Drag", "hashes",
          reason: .presenceOnly(type: "ObservationFingerprint", module: "ObjectObservation")),
        UnseenNote(
          "\(place).Router", "routes",
          reason: .presenceOnly(type: "ObservationFingerprint", module: "ObjectObservation")),
      ])
    let options = ObservationOptions.platform(modules: ["ObjectObservation"])
    #expect(ObjectObserver(options: options).describe([Router()]).unseen == [])
  }

  // MARK: - Boxes

  private final class OwnBox: PlatformValueBox {
    var boxedValue: Any
    init(_ value: Any) { boxedValue = value }
  }
  private final class BoxHolder {
    var box = OwnBox([1, 2])
    var anyObject: AnyObject = OwnBox("text")
  }
  private protocol Shape {}
  private struct Square: Shape { var side = 1 }
  private final class Shapes {
    @Published var shape: any Shape = Square()
    @Published var optional: (any Shape)?
    @Published var page: Page? = Page("p")
    @Published var nested: [String: [Page]] = [:]
  }

  @Test func `A box of any module shows its value`() {
    let holder = BoxHolder()
    let observer = ObjectObserver(options: .platform())
    let before = observer.observe([holder])
    #expect(
      observer.describe([holder]).objects[0].description
        == #"ObservedLeavesTests.BoxHolder(box: [1, 2], anyObject: "text")"#)
    holder.box.boxedValue = [1, 3]
    #expect(observer.observe([holder]) != before)
  }

  @Test func `Published values may be of any type`() {
    let shapes = Shapes()
    let observer = ObjectObserver(options: .platform())
    let text = "ObservedLeavesTests."
    #expect(
      observer.describe([shapes]).objects[0].description
        == "\(text)Shapes(shape: (\(text)Square(side: 1) as \(text)Square), optional: nil, "
        + "page: #1, nested: [:])")
    let witness = MirrorWalk(options: .platform())
    shapes.optional = Square(side: 2)
    shapes.nested = ["b": [Page("b")], "a": [Page("a"), shapes.page!]]
    let graph = observer.describe([shapes])
    witness.run([shapes])
    #expect(graph.objects.count == 4)
    #expect(graph.objects[0]["nested"] == witness.graph.objects[0]["nested"])
    #expect(graph.objects.dropFirst() == witness.graph.objects.dropFirst())
  }

  private final class Navigator {
    @Published var path = NavigationPath()
    var isShown: Binding<Bool> = .constant(true)
  }

  @Test func `A navigation path shows what is on it`() {
    let navigator = Navigator()
    navigator.path.append("shelf")
    navigator.path.append(7)
    #expect(
      ObjectObserver(options: .platform()).describe([navigator]).objects[0].description
        == "ObservedLeavesTests.Navigator(path: NavigationPath(elements: "
        + #"[("shelf" as String), (7 as Int)]))"#)
  }

  // MARK: - Enums that need care

  private enum Big {
    case small
    case large(Bytes, Page)
    case other(Bytes)
    struct Bytes {
      var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10, k = 11, l = 12
      var m = 1, n = 2, o = 3, p = 4, q = 5, r = 6, s = 7, t = 8, u = 9, v = 10, w = 11, x = 12
      var text = ["1", "2", "3", "4", "5", "6", "7", "8"]
      var y = 1.0, z = 2.0, aa = "3", bb = "4", cc = "5", dd = "6", ee = "7", ff = "8"
    }
  }
  private enum Only { case one(Page) }
  private enum Single { case only }
  private final class EnumHolder {
    var big = Big.large(.init(), Page("big"))
    var only = Only.one(Page("only"))
    var single = Single.only
    var maybe: Only? = .one(Page("maybe"))
    var pages: (Page?, Big?) = (nil, .some(.small))
  }

  @Test func `Enums of any size and number of cases are read`() {
    let holder = EnumHolder()
    let graph = ObjectObserver(options: .platform()).describe([holder])
    let witness = MirrorWalk(options: .platform())
    witness.run([holder])
    #expect(graph.objects == witness.graph.objects)
    #expect(graph.objects.count == 4)
  }

  // MARK: - Constants

  private final class Sample {
    var number = 1
    var text = "text"
    var other: Sample?
    var tags: Set<String> = ["x", "y"]
  }

  @Test func `Hashes are the same in every process`() {
    let sample = Sample()
    sample.other = Sample()
    #expect(TypeName.hash("Shop.Cart") == 4_162_672_038_633_253_410)
    #expect(
      ObjectObserver(options: .platform()).observe([sample]).description
        == "45a3d670457930200130ec2c72d43e2b")
    #expect(
      ObjectObserver(options: .platform()).observe([]).description
        == "883c70efdcb1ba827bcaa75195fc0f16")
    #expect(
      ObjectObserver(options: .platform()).observe([nil]).description
        == "c0bd560540ab6673a00199e6c5a4501b")
  }
}
