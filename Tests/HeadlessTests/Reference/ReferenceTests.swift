import HeadlessCombine
import HeadlessSwiftUI
import NavigationModel
import Observation
import PlatformTestSupport
import Testing

private struct Item: Identifiable { let id: Int }

/// An app that does what it is told.
@MainActor
private protocol Puppet: AnyObject {
  var tag: Int { get set }
  var first: [Int] { get set }
  var second: [Int] { get set }
  var sheet: Item? { get set }
  var cover: Item? { get set }
  var next: Int { get set }
}

extension Puppet {
  fileprivate var paths: [[Int]] {
    get { [first, second] }
    set { if first != newValue[0] { first = newValue[0] } else { second = newValue[1] } }
  }
}

/// An app whose properties are published.
private enum WithPublished {
  final class App: ObservableObject, Puppet {
    @Published var tag = 0
    @Published var first: [Int] = []
    @Published var second: [Int] = []
    @Published var sheet: Item?
    @Published var cover: Item?
    var next = 0
  }

  struct PuppetView: View {
    @ObservedObject var app: App

    var body: some View {
      TabView(selection: $app.tag) {
        TabStackView(path: $app.first).tag(0)
        TabStackView(path: $app.second).tag(1)
      }
      .sheet(item: $app.sheet) { NumberView(number: $0.id) }
      .fullScreenCover(item: $app.cover) { NumberView(number: $0.id) }
    }
  }
}

/// The same app, observed by what its views read.
private enum WithObservable {
  @MainActor @Observable
  final class App: Puppet {
    var tag = 0
    var first: [Int] = []
    var second: [Int] = []
    var sheet: Item?
    var cover: Item?
    @ObservationIgnored var next = 0
  }

  struct PuppetView: View {
    @Bindable var app: App

    var body: some View {
      TabView(selection: $app.tag) {
        TabStackView(path: $app.first).tag(0)
        TabStackView(path: $app.second).tag(1)
      }
      .sheet(item: $app.sheet) { NumberView(number: $0.id) }
      .fullScreenCover(item: $app.cover) { NumberView(number: $0.id) }
    }
  }
}

/// A means by which an app lets its views know of changes.
enum Means: CaseIterable {
  case observableObject, observable

  @MainActor
  fileprivate func stage() -> (any Puppet, any StagedWindow) {
    switch self {
    case .observableObject:
      let app = WithPublished.App()
      return (app, HeadlessWindow(rootView: WithPublished.PuppetView(app: app)))
    case .observable:
      let app = WithObservable.App()
      return (app, HeadlessWindow(rootView: WithObservable.PuppetView(app: app)))
    }
  }
}

/// A window, whatever its root view is.
@MainActor
private protocol StagedWindow: PlatformWindow {
  var gesturesInProgress: Int { get }
}

extension HeadlessWindow: StagedWindow {}

private struct TabStackView: View {
  @Binding var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      NumberView(number: 0).navigationDestination(for: Int.self) { NumberView(number: $0) }
    }
  }
}

private struct NumberView: View {
  let number: Int

  var body: some View {
    Button("\(number)") {}
      .navigationBarBackButtonHidden(ReferenceModel.hidesBackButton(number))
      .interactiveDismissDisabled(ReferenceModel.staysPresented(number))
  }
}

extension HeadlessTests {
  /// Random calls and gestures, done to an app and to a naive model of it.
  @MainActor
  @Suite struct ReferenceTests {
    private func inSight(_ window: any StagedWindow) -> Int {
      window.hierarchy().filter { $0.role == .screen && $0.appearances > 0 }.count
    }

    /// Does something at random, as an app or a person may.
    private func step(
      _ puppet: any Puppet, _ window: any StagedWindow, _ model: inout ReferenceModel,
      _ dice: inout Dice, answer: Int
    ) -> String {
      let tab = dice.roll(2)
      puppet.next += 1
      let new = puppet.next
      switch dice.roll(13) {
      case 0, 1, 2:
        puppet.paths[tab].append(new)
        model.setPath(model.stacks[tab].path + [new], on: tab, answer)
        return "push \(new) on \(tab)"
      case 3:
        let path = Array(model.stacks[tab].path.dropLast())
        puppet.paths[tab] = path
        model.setPath(path, on: tab, answer)
        return "pop on \(tab)"
      case 4:
        let path = model.stacks[tab].path.filter { _ in dice.roll(3) > 0 } + [new, new + 1000]
        puppet.paths[tab] = path
        model.setPath(path, on: tab, answer)
        return "path \(path) on \(tab)"
      case 5:
        let item = dice.roll(3) == 0 ? nil : new
        puppet.sheet = item.map { Item(id: $0) }
        model.request(.sheet, item, answer)
        return "sheet \(item ?? 0)"
      case 6:
        let item = dice.roll(3) > 0 ? nil : new
        puppet.cover = item.map { Item(id: $0) }
        model.request(.cover, item, answer)
        return "cover \(item ?? 0)"
      case 7:
        puppet.sheet = nil
        puppet.cover = Item(id: new)
        model.coverInstead(new, answer)
        return "cover \(new) instead of sheet"
      case 8:
        let tag = dice.roll(3)
        puppet.tag = tag
        model.select(tag, answer)
        return "tag \(tag)"
      default:
        guard let gesture = dice.pick(window.gestureNames()) else { return "" }
        window.perform(gesture)
        model.perform(gesture, answer)
        return gesture
      }
    }

    @Test(
      "The window and the reference agree after every step", arguments: 0..<8, Means.allCases)
    func agreement(part: Int, means: Means) {
      for seed in (part * 15)..<(part * 15 + 15) {
        var dice = Dice(seed)
        let driver = ScriptedDriver.installed()
        let (puppet, window) = means.stage()
        var model = ReferenceModel()
        var stepsTaken: [String] = []
        for _ in 0..<50 {
          let answer = dice.roll(2)
          driver.answers = Array(repeating: answer, count: 20)
          stepsTaken.append(step(puppet, window, &model, &dice, answer: answer) + ", \(answer)")
          driver.settle()
          guard window.text() == model.text, window.gestureNames() == model.gestures,
            inSight(window) == model.inSight.count, puppet.paths == model.stacks.map(\.path),
            driver.jobs.isEmpty
          else {
            Issue.record(
              """
              seed \(seed): \(stepsTaken.joined(separator: " / "))
              window: \(window.text()) \(window.gestureNames()) \(inSight(window)) \(puppet.paths)
              model: \(model.text) \(model.gestures) \(model.inSight) \(model.stacks.map(\.path))
              """)
            return
          }
        }
      }
    }

    @Test(
      "Whatever happens during transitions, all is well once it settles", arguments: 0..<8,
      Means.allCases)
    func racing(part: Int, means: Means) {
      for seed in (part * 25)..<(part * 25 + 25) {
        var dice = Dice(1_000 + seed)
        let driver = ScriptedDriver.installed()
        let (puppet, window) = means.stage()
        var stepsTaken: [String] = []
        for _ in 0..<40 {
          // The model only says what the app's paths are.
          var model = ReferenceModel()
          model.stacks = puppet.paths.map { ReferenceModel.Stack(path: $0, shown: $0, goal: 0) }
          stepsTaken.append(step(puppet, window, &model, &dice, answer: 0))
          if dice.roll(3) > 0, !driver.jobs.isEmpty {
            driver.jobs.remove(at: dice.roll(driver.jobs.count)).run()
          }
        }
        driver.settle()
        while let gesture = window.gestureNames().first(where: { $0.contains(".finish") }) {
          window.perform(gesture)
          driver.settle()
        }
        let expected = model(of: puppet, window)
        if window.text() != expected.text || window.gestureNames() != expected.gestures
          || inSight(window) != expected.inSight.count || window.gesturesInProgress != 0
          || !driver.jobs.isEmpty
        {
          Issue.record(
            """
            seed \(seed): \(stepsTaken.joined(separator: " / "))
            window: \(window.text()) \(window.gestureNames()) \(inSight(window))
            model: \(expected.text) \(expected.gestures) \(expected.inSight)
            """)
          return
        }
      }
    }

    /// Returns the views that the app asks for, as they must be seen if the platform does all that
    /// it is asked.
    private func model(
      of puppet: any Puppet, _ window: any StagedWindow
    ) -> ReferenceModel {
      var model = ReferenceModel()
      model.stacks = puppet.paths.map { ReferenceModel.Stack(path: $0, shown: $0) }
      model.tag = puppet.tag
      model.visible = puppet.tag < 2 ? puppet.tag : nil
      // Which tabs were seen, and which of two requests came first, is history.
      model.seen = Set(
        (0..<2).filter { tab in
          window.text().filter { $0.hasPrefix("    TabStackView") }[tab].contains("/")
        })
      model.wanted[.sheet] = puppet.sheet?.id
      model.wanted[.cover] = puppet.cover?.id
      let isCover =
        puppet.sheet == nil
        || (puppet.cover != nil && window.text().contains { $0.hasPrefix("  ▸cover") })
      if let cover = puppet.cover, isCover {
        model.presented = (.cover, cover.id)
      } else if let sheet = puppet.sheet {
        model.presented = (.sheet, sheet.id)
      }
      return model
    }
  }
}
