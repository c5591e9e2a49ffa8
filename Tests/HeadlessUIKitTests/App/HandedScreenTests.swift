import HeadlessUIKit
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

/// An app whose flows present on the page that it made, and store that page to do so.
@MainActor
private final class DeskApp: UIAdaptivePresentationControllerDelegate {
  let window = UIWindow()
  private(set) var flows: [NoteFlow] = []
  private let isReleased: Bool

  init(isReleased: Bool) {
    self.isReleased = isReleased
    window.rootViewController = screen("Desk")
    window.makeKeyAndVisible()
  }

  var isFull: Bool {
    flows.count == 2
      || window.rootViewController?.presentedViewController?.isBeingDismissed == true
  }

  func write() {
    let flow = NoteFlow(desk: window.rootViewController!)
    flows.append(flow)
    flow.start(delegate: self)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if isReleased { flows.removeLast() }
  }
}

@MainActor
private final class NoteFlow {
  private let desk: UIViewController

  init(desk: UIViewController) { self.desk = desk }

  func start(delegate: any UIAdaptivePresentationControllerDelegate) {
    let note = screen("Note")
    note.presentationController?.delegate = delegate
    (desk.presentedViewController ?? desk).present(note, animated: false)
  }
}

/// Screens that a coordinator above made, and that those below it store.
@Suite(.ownsPlatform) struct HandedScreenTests {
  private func desk(isReleased: Bool) throws -> [String] {
    try findings {
      DeskApp(isReleased: isReleased)
    } declare: { it in
      it.window { $0.window }
      it.coordinator(DeskApp.self, role: "app")
      it.coordinator(NoteFlow.self, role: "note")
      it.event("write", .external, unless: { $0.isFull ? "two notes, or one that goes" : nil }) {
        $0.write()
      }
    }
  }

  @Test func aPageOnWhichFlowsPresentIsWhoseWhoMadeIt() throws {
    let released = try desk(isReleased: true)
    #expect(released == [])
    let leaked = try desk(isReleased: false)
    #expect(
      leaked.map { $0.hasPrefix("NoOrphanedChildren after write/write/swipeDownSheet") } == [true])
    #expect(
      leaked.last?.hasSuffix(": Note#2 is in the tree but owns no screen.") == true, "\(leaked)")
  }
}
