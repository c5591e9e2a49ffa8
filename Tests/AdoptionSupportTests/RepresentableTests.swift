import AdoptionSupport
import HeadlessSwiftUI
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// Controllers and views of UIKit within views of SwiftUI.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct RepresentableTests {
  private let driver = ScriptedDriver.installed()
  private let notes = Notes()

  private func window(_ model: Model) -> HeadlessWindow<Home> {
    let window = HeadlessWindow(rootView: Home(model: model, notes: notes))
    driver.settle()
    return window
  }

  private func screens(_ window: some PlatformWindow) -> [String] {
    window.hierarchy().filter { $0.role == .screen && $0.isHittable }.map(\.name)
  }

  private func tap(_ control: String, _ window: some PlatformWindow) -> Bool {
    defer { driver.settle() }
    return window.touch(control, on: nil)
  }

  private func perform(_ prefix: String, _ window: some PlatformWindow) -> Bool {
    guard let gesture = window.gestures().first(where: { $0.name.hasPrefix(prefix) }) else {
      return false
    }
    gesture.perform()
    driver.settle()
    return true
  }

  @Test func theScreensOfTheControllerAreSeenAndGoneThrough() {
    let window = window(Model())
    #expect(screens(window) == ["List"])
    #expect(window.hierarchy().map(\.name).contains("Flow"))
    #expect(tap("Open", window))
    #expect(screens(window) == ["Detail"])
    #expect(perform("back@", window))
    #expect(screens(window) == ["List"])
  }

  @Test func aFingerThatHoldsAScreenWithinIsSeenOutside() {
    let window = window(Model())
    #expect(tap("Open", window))
    #expect(perform("swipeBack.begin@", window))
    #expect(window.gesturesInProgress == 1)
    #expect(window.gestures().allSatisfy { $0.name.hasPrefix("swipeBack.") })
    #expect(perform("swipeBack.finish@", window))
    #expect(screens(window) == ["List"])
    #expect(window.gesturesInProgress == 0)
  }

  @Test func itAppearsDisappearsAndGoesWithItsView() {
    let model = Model()
    let window = window(model)
    #expect(notes.lines == ["coordinator", "make", "update 0", "List appears"])
    notes.lines = []
    model.count = 1
    driver.settle()
    #expect(notes.lines == ["update 1"])
    notes.lines = []
    model.isSheetShown = true
    driver.settle()
    #expect(screens(window) == ["Sheet"])
    #expect(!tap("Open", window))
    model.isSheetShown = false
    driver.settle()
    model.isFlowShown = false
    driver.settle()
    #expect(notes.lines.suffix(2) == ["List disappears", "dismantle"])
    #expect(screens(window) == ["Home"])
  }

  @Test func whatSpeaksToTheControllerIsInTheState() {
    let window = window(Model())
    let objects = window.hierarchy().flatMap(\.objects)
    #expect(objects.contains { $0 is Flow.Speaker })
    #expect(objects.contains { $0 is List })
  }

  @Test func nothingIsKeptOfAWindowThatIsLetGo() {
    weak var list: List?
    weak var speaker: Flow.Speaker?
    do {
      let window = window(Model())
      let objects = window.hierarchy().flatMap(\.objects)
      list = objects.compactMap { $0 as? List }.first
      speaker = objects.compactMap { $0 as? Flow.Speaker }.first
      #expect(list != nil && speaker != nil)
    }
    driver.settle()
    #expect(list == nil)
    #expect(speaker == nil)
  }

  @Test func theControlsOfAViewAreThoseOfTheViewAround() {
    let model = Model()
    let window = window(model)
    model.isFlowShown = false
    model.isBadgeShown = true
    driver.settle()
    let home = window.hierarchy().first { $0.name == "Badge" }
    #expect(home?.role == .screen)
    #expect(home?.controls == ["Badge"])
    #expect(window.touch("Badge", on: "Badge"))
    driver.settle()
    #expect(model.count == 10)
  }
}

extension RepresentableTests {
  @MainActor
  final class Notes { var lines: [String] = [] }

  final class Model: ObservableObject {
    @Published var count = 0
    @Published var isFlowShown = true
    @Published var isSheetShown = false
    @Published var isBadgeShown = false
  }

  struct Home: View {
    @ObservedObject var model: Model
    let notes: Notes

    var body: some View {
      VStack {
        Text("Home")
        if model.isFlowShown { Flow(count: model.count, notes: notes) }
        if model.isBadgeShown { Badge { model.count = 10 } }
      }
      .sheet(isPresented: $model.isSheetShown) { Sheet() }
    }
  }

  struct Sheet: View { var body: some View { Text("Sheet") } }

  struct Flow: UIViewControllerRepresentable {
    let count: Int
    let notes: Notes

    final class Speaker {}

    func makeCoordinator() -> Speaker {
      notes.lines.append("coordinator")
      return Speaker()
    }

    func makeUIViewController(context: Context) -> UINavigationController {
      notes.lines.append("make")
      return UINavigationController(rootViewController: List(notes: notes))
    }

    func updateUIViewController(_ stack: UINavigationController, context: Context) {
      notes.lines.append("update \(count)")
    }

    static func dismantleUIViewController(_ stack: UINavigationController, coordinator: Speaker) {
      (stack.viewControllers.first as? List)?.notes.lines.append("dismantle")
    }
  }

  struct Badge: UIViewRepresentable {
    let action: () -> Void

    func makeUIView(context: Context) -> UIButton {
      let action = action
      let button = UIButton(primaryAction: UIAction { _ in action() })
      button.accessibilityIdentifier = "Badge"
      return button
    }

    func updateUIView(_ button: UIButton, context: Context) {}
  }

  final class List: UIViewController {
    let notes: Notes

    init(notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Open",
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(Detail(), animated: true)
        })
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      notes.lines.append("List appears")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      notes.lines.append("List disappears")
    }
  }

  final class Detail: UIViewController {}
}
