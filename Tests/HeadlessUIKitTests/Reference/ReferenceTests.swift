import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// An app that does what it is told to any of its screens.
@MainActor
private final class Puppet {
  let driver: ScriptedDriver
  let tabs = UITabBarController()
  let window: UIWindow
  private var made: [Int: () -> Screen?] = [:]
  private var next = 0

  init(_ driver: ScriptedDriver) {
    self.driver = driver
    window = UIWindow.showing(tabs)
    tabs.viewControllers = (0..<2).map { _ in
      UINavigationController(rootViewController: make())
    }
  }

  func stack(_ tab: Int) -> UINavigationController {
    tabs.viewControllers![tab] as! UINavigationController
  }

  func make() -> Screen {
    next += 1
    let screen = Screen("\(next)")
    screen.navigationItem.hidesBackButton = ReferenceModel.hidesBackButton(next)
    screen.isModalInPresentation = ReferenceModel.isModal(next)
    screen.modalPresentationStyle =
      ReferenceModel.isFullScreen(next) ? .fullScreen : .pageSheet
    made[next] = { [weak screen] in screen }
    return screen
  }

  /// A screen that is in the window.
  func screen(_ number: Int) -> Screen { made[number]!()! }

  /// The numbers of the screens that are alive.
  var alive: [Int] { made.filter { $0.value() != nil }.keys.sorted() }

  /// The numbers of all screens in the window.
  var present: [Int] {
    window.hierarchy().filter { $0.role == .screen }.compactMap { Int($0.name) }
  }

  var inSight: Set<Int> {
    Set(
      window.hierarchy().filter { $0.role == .screen && $0.appearances > 0 }
        .compactMap { Int($0.name) })
  }
}

extension Screen {
  fileprivate var number: Int { Int(name)! }
}

extension UIKitTests {
  /// Random calls and gestures, done to an app and to a naive model of it.
  @MainActor
  @Suite struct ReferenceTests {
    /// Does something at random, as an app may; an empty text where it cannot be done.
    private func step(
      _ puppet: Puppet, _ model: inout ReferenceModel, _ dice: inout Dice, gestures: [String]? = nil
    ) -> String {
      let answer = dice.roll(2)
      puppet.driver.answers = [answer]
      let tab = dice.roll(2)
      let stack = puppet.stack(tab)
      let animated = dice.roll(2) == 0
      switch dice.roll(12) {
      case 0, 1:
        let screen = puppet.make()
        stack.pushViewController(screen, animated: animated)
        model.push(screen.number, on: tab) { answer }
        return "push \(screen.number) on \(tab), answer \(answer)"
      case 2:
        stack.popViewController(animated: animated)
        model.pop(on: tab)
        return "pop on \(tab)"
      case 3:
        guard let screen = dice.pick(model.stacks[tab]) else { return "" }
        stack.popToViewController(puppet.screen(screen), animated: animated)
        model.popTo(screen, on: tab)
        return "pop to \(screen) on \(tab)"
      case 4:
        var screens = model.stacks[tab].filter { _ in dice.roll(3) > 0 }.map(puppet.screen)
        if dice.roll(2) == 0 { screens.insert(puppet.make(), at: dice.roll(screens.count + 1)) }
        stack.setViewControllers(screens, animated: animated)
        model.set(screens.map(\.number), on: tab)
        return "set \(screens.map(\.number)) on \(tab)"
      case 5, 6:
        guard let presenter = dice.pick(puppet.present) else { return "" }
        let screen = puppet.make()
        puppet.screen(presenter).present(screen, animated: animated)
        model.present(screen.number, from: presenter) { answer }
        return "present \(screen.number) from \(presenter), answer \(answer)"
      case 7:
        guard let screen = dice.pick(puppet.present) else { return "" }
        puppet.screen(screen).dismiss(animated: animated)
        model.dismiss(from: screen)
        return "dismiss from \(screen)"
      case 8:
        puppet.tabs.selectedIndex = tab
        model.select(tab)
        return "select \(tab)"
      default:
        guard let gesture = dice.pick(gestures ?? puppet.window.gestureNames()) else { return "" }
        puppet.window.perform(gesture)
        model.perform(gesture)
        return gesture
      }
    }

    @Test("The window and the reference agree after every step", arguments: 0..<8)
    func agreement(part: Int) {
      for seed in (part * 50)..<(part * 50 + 50) {
        var dice = Dice(seed)
        let puppet = Puppet(ScriptedDriver.installed())
        var model = ReferenceModel()
        var stepsTaken: [String] = []
        for _ in 0..<50 {
          stepsTaken.append(step(puppet, &model, &dice))
          puppet.driver.settle()
          guard puppet.window.text() == model.text,
            puppet.window.gestureNames() == model.gestures, puppet.inSight == model.inSight
          else {
            Issue.record(
              """
              seed \(seed): \(stepsTaken.joined(separator: " / "))
              window: \(puppet.window.text()) \(puppet.window.gestureNames()) \(puppet.inSight)
              model: \(model.text) \(model.gestures) \(model.inSight)
              """)
            return
          }
        }
      }
    }

    @Test("Whatever happens during transitions, all is well once it settles", arguments: 0..<8)
    func racing(part: Int) {
      for seed in (part * 50)..<(part * 50 + 50) {
        var dice = Dice(1_000 + seed)
        let driver = ScriptedDriver.installed()
        let puppet = Puppet(driver)
        var stepsTaken: [String] = []
        for _ in 0..<40 {
          stepsTaken.append(raceStep(puppet, &dice))
          if dice.roll(3) > 0, !driver.jobs.isEmpty {
            driver.jobs.remove(at: dice.roll(driver.jobs.count)).run()
          }
        }
        driver.settle()
        // Whoever holds something lets go.
        while let gesture = puppet.window.gestureNames().first(where: { $0.contains(".finish") }) {
          puppet.window.perform(gesture)
          driver.settle()
        }
        let differences = differences(about: puppet)
        if !differences.isEmpty {
          Issue.record("seed \(seed): \(stepsTaken.joined(separator: " / ")): \(differences)")
          return
        }
      }
    }

    /// A step on the app alone: the model is only there to say what is on the stacks.
    private func raceStep(_ puppet: Puppet, _ dice: inout Dice) -> String {
      if dice.roll(4) == 0, let gesture = dice.pick(puppet.window.gestureNames()) {
        puppet.window.perform(gesture)
        return gesture
      }
      var model = ReferenceModel()
      model.stacks = (0..<2).map { tab in
        puppet.stack(tab).viewControllers.map { ($0 as! Screen).number }
      }
      return step(puppet, &model, &dice, gestures: [])
    }

    private func differences(about puppet: Puppet) -> [String] {
      var differences: [String] = []
      let present = puppet.present
      for screen in puppet.alive where !present.contains(screen) {
        differences.append("\(screen) is alive")
      }
      var chain: [UIViewController] = []
      while let next = (chain.last ?? puppet.tabs).presentedViewController { chain.append(next) }
      let isCovered = chain.first?.modalPresentationStyle == .fullScreen
      for tab in 0..<2 {
        let stack = puppet.stack(tab)
        for screen in stack.viewControllers where screen.parent !== stack {
          differences.append("\((screen as! Screen).name) has another parent")
        }
        let isShown = tab == puppet.tabs.selectedIndex && !isCovered
        for case let screen as Screen in stack.viewControllers {
          let expected = isShown && screen === stack.topViewController
          if puppet.inSight.contains(Int(screen.name)!) != expected {
            differences.append("\(screen.name) is \(expected ? "out of" : "in") sight")
          }
        }
      }
      for case let modal as Screen in chain {
        if modal.isBeingDismissed || modal.isBeingPresented {
          differences.append("\(modal.name) is under way")
        }
      }
      if puppet.window.gesturesInProgress > 0 { differences.append("a gesture is in progress") }
      return differences
    }
  }
}
