import AdoptionSupport
import HeadlessSwiftUI
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// Views of SwiftUI within controllers of UIKit.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct HostingTests {
  private let driver = ScriptedDriver.installed()
  private let notes = Notes()
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let window = UIWindow()

  init() {
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(UIHostingController(rootView: Form(notes: notes)), animated: false)
    driver.settle()
  }

  private var screens: [String] {
    window.hierarchy().filter { $0.role == .screen && $0.isHittable }.map(\.name)
  }

  private func perform(_ name: String) -> Bool {
    guard let gesture = window.gestures().first(where: { $0.name == name }) else { return false }
    gesture.perform()
    driver.settle()
    return true
  }

  private func tap(_ control: String) -> Bool {
    defer { driver.settle() }
    return window.tap(control)
  }

  @Test func theScreensWithinAreSeen() {
    #expect(screens == ["Form"])
    let form = window.hierarchy().first { $0.name == "Form" }
    #expect(form?.controls == ["Help", "Save"])
    #expect(
      window.hierarchy().contains { $0.name == "UIHostingController" && $0.role == .composite })
  }

  @Test func aSheetWithinIsShownAndSwipedAway() {
    #expect(tap("Help"))
    #expect(screens == ["Help"])
    #expect(perform("swipeDownSheet@root/level(1):root▸sheet") || perform(swipe))
    #expect(screens == ["Form"])
  }

  private var swipe: String {
    window.gestures().map(\.name).first { $0.hasPrefix("swipeDownSheet") } ?? ""
  }

  @Test func dismissPopsTheController() {
    #expect(tap("Save"))
    #expect(stack.viewControllers.count == 1)
    #expect(notes.lines == ["appeared", "disappeared"])
  }

  @Test func dismissDismissesAPresentedController() {
    let other = UIHostingController(rootView: Form(notes: Notes()))
    stack.present(other, animated: true)
    driver.settle()
    #expect(stack.presentedViewController === other)
    #expect(tap("Save"))
    #expect(stack.presentedViewController == nil)
  }

  @Test func theViewAppearsAgainWhenItIsUncovered() {
    stack.pushViewController(UIViewController(), animated: false)
    driver.settle()
    stack.popViewController(animated: false)
    driver.settle()
    #expect(notes.lines == ["appeared", "disappeared", "appeared"])
  }

  @Test func aScreenBelowAnotherThatCameWithItHasItsName() {
    let names = { [window] in window.hierarchy().filter { $0.role == .screen }.map(\.name) }
    stack.setViewControllers(
      [
        UIViewController(), UIHostingController(rootView: Help()),
        UIHostingController(rootView: Text("a")), UIViewController(),
      ], animated: false)
    driver.settle()
    #expect(names() == ["UIViewController", "Help", "UIHostingController", "UIViewController"])
    stack.popToViewController(stack.viewControllers[1], animated: false)
    driver.settle()
    #expect(names() == ["UIViewController", "Help"])
    #expect(window.hierarchy().last?.isHittable == true)
  }

  @Test func anotherViewTakesItsPlace() {
    let controller = UIHostingController(rootView: Text("a"))
    stack.pushViewController(controller, animated: false)
    driver.settle()
    #expect(screens == ["UIHostingController"])
    controller.rootView = Text("b")
    #expect(controller.hosted != nil)
  }
}

private final class Notes {
  var lines: [String] = []
}

private struct Form: View {
  let notes: Notes
  @State private var isHelping = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Help") { isHelping = true }
      Button("Save") { dismiss() }
    }
    .sheet(isPresented: $isHelping) { Help() }
    .onAppear { notes.lines.append("appeared") }
    .onDisappear { notes.lines.append("disappeared") }
  }
}

private struct Help: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Got it") { dismiss() } }
}
