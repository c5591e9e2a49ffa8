import HeadlessUIKit
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// An app that listens to its flow by a closure which captures the flow's page.
@MainActor
private final class ListeningApp {
  let window = UIWindow()
  private(set) var flows: [WindowFlow] = []
  private var subscriptions: [Subscription] = []
  private let isReleased: Bool

  init(isReleased: Bool) { self.isReleased = isReleased }

  func start() { listen(to: "Welcome") }

  func enter() {
    if isReleased { flows = [] }
    subscriptions = []
    listen(to: "Home")
  }

  private func listen(to title: String) {
    let flow = WindowFlow(window: window)
    flows.append(flow)
    let page = flow.start(title)
    subscriptions.append(Subscription { page.title = "\(title), again" })
  }
}

/// Keeps what it does when something is said.
@MainActor
private final class Subscription {
  let receive: @MainActor () -> Void
  init(_ receive: @escaping @MainActor () -> Void) { self.receive = receive }
}

@MainActor
private final class WindowFlow {
  private let window: UIWindow

  init(window: UIWindow) { self.window = window }

  func start(_ title: String) -> UIViewController {
    let page = screen(title)
    window.rootViewController = page
    window.makeKeyAndVisible()
    return page
  }
}

/// Screens that a closure of a coordinator above captured.
@Suite(.ownsPlatform) struct SubscribedFlowTests {
  private func listening(isReleased: Bool) throws -> [String] {
    try findings {
      ListeningApp(isReleased: isReleased)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(ListeningApp.self, role: "app")
      it.coordinator(WindowFlow.self, role: "flow")
      it.event(
        "start", .external,
        unless: { $0.window.rootViewController == nil ? nil : "started" }
      ) { $0.start() }
      it.event(
        "enter", .external,
        unless: { $0.window.rootViewController?.title == "Welcome" ? nil : "no welcome" }
      ) { $0.enter() }
    }
  }

  @Test func aPageThatASubscriptionAboveCapturedIsTheFlowsThatMadeIt() throws {
    let released = try listening(isReleased: true)
    #expect(released == [])
    let leaked = try listening(isReleased: false)
    #expect(
      leaked == [
        "NoOrphanedChildren after start/enter: Flow is in the tree but owns no screen."
      ])
  }
}
