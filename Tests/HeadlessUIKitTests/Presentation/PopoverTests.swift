import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

/// A delegate that answers the style of a popover.
@MainActor
private final class PopoverDelegate: UIPopoverPresentationControllerDelegate {
  let journal: Journal
  var style = UIModalPresentationStyle.none
  var allows = true

  init(_ journal: Journal) { self.journal = journal }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { style }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    journal.note("prepare")
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { allows }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("didDismiss")
  }
}

extension UIKitTests {
  @MainActor
  @Suite final class PopoverTests: StackScene {
    private lazy var m = Screen("m", journal)
    private lazy var delegate = PopoverDelegate(journal)

    private func present(_ style: UIModalPresentationStyle) {
      delegate.style = style
      m.modalPresentationStyle = .popover
      m.popoverPresentationController?.delegate = delegate
      m.popoverPresentationController?.sourceView = a.view
      a.present(m, animated: false)
      forget()
    }

    @Test("A popover that stays one is dismissed by a touch beside it")
    func popover() {
      present(.none)
      #expect(window.text() == ["stack", "  a", "  ▸popover*", "    m*"])
      #expect(window.gestureNames() == ["tapOutside@popover"])
      window.perform("tapOutside@popover")
      driver.settle()
      #expect(
        journal.flush() == [
          "m.willDisappear dismissed", "m.didDisappear dismissed", "didDismiss",
        ])
      #expect(driver.log() == ["dismissed popover m"])
      #expect(window.touchable() == ["a"])
    }

    @Test("A popover that may not be dismissed stays")
    func refused() {
      present(.none)
      delegate.allows = false
      window.perform("tapOutside@popover")
      driver.settle()
      #expect(window.touchable() == ["m"])
      #expect(window.gesturesInProgress == 0)
      m.isModalInPresentation = true
      window.perform("tapOutside@popover")
      #expect(window.touchable() == ["m"])
    }

    @Test("On a phone a popover is a sheet, or what the delegate answers")
    func adapted() {
      present(.automatic)
      #expect(window.text()[2] == "  ▸sheet*")
      #expect(window.gestureNames() == ["swipeDownSheet.begin@sheet"])
      a.dismiss(animated: false)
      present(.fullScreen)
      #expect(window.text()[2] == "  ▸cover*")
      #expect(window.gestureNames() == [])
    }

    @Test("Another style has no popover")
    func otherStyle() {
      #expect(m.popoverPresentationController == nil)
    }

    @Test("A popover that points at nothing is a fault of the app")
    func withoutSource() async {
      let exit = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let page = UIViewController()
        let window = UIWindow.showing(page)
        let shown = Screen("m")
        shown.modalPresentationStyle = .popover
        let delegate = PopoverDelegate(Journal())
        shown.popoverPresentationController?.delegate = delegate
        page.present(shown, animated: false)
        withExtendedLifetime((window, delegate)) {}
      }
      expectFatal(
        exit,
        "UIPopoverPresentationController (m) should have a non-nil sourceView or barButtonItem set "
          + "before the presentation occurs.")
    }

    // MARK: - Sharing

    private func share() {
      let sharing = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sharing.completionWithItemsHandler = { [journal] type, completed, _, _ in
        journal.note("\(type?.rawValue.split(separator: ".").last ?? "none") \(completed)")
      }
      a.present(sharing, animated: false)
      forget()
    }

    @Test("What a person shares ends the sheet, and then the handler runs")
    func shares() {
      share()
      #expect(
        window.text() == [
          "stack", "  a", "  ▸sheet*", "    UIActivityViewController* [Copy, Close]",
        ])
      #expect(
        window.gestureNames() == [
          "swipeDownSheet.begin@sheet", "tapAction(Copy)@sheet", "tapAction(Close)@sheet",
        ])
      window.perform("tapAction(Copy)@sheet")
      #expect(journal.flush() == [])
      driver.settle()
      #expect(journal.flush() == ["CopyToPasteboard true"])
      #expect(window.touchable() == ["a"])
    }

    @Test("A sheet that is closed or swiped down runs the handler, too")
    func closes() {
      share()
      window.perform("tapAction(Close)@sheet")
      driver.settle()
      #expect(journal.flush() == ["none false"])
      share()
      window.perform("swipeDownSheet.begin@sheet")
      window.perform("swipeDownSheet.finish@sheet")
      driver.settle()
      #expect(journal.flush() == ["none false"])
    }
  }
}
