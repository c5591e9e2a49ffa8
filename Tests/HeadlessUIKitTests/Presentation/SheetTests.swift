import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class SheetDelegate: UIAdaptivePresentationControllerDelegate {
  let journal: Journal
  var allows = true

  init(_ journal: Journal) { self.journal = journal }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    journal.note("shouldDismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("willDismiss \(names([presentationController.presentedViewController])![0])")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("didDismiss \(names([presentationController.presentedViewController])![0])")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    journal.note("didAttemptToDismiss")
  }
}

extension UIKitTests {
  @MainActor
  @Suite final class SheetTests: StackScene {
    private lazy var m = Screen("m", journal)
    private lazy var delegate = SheetDelegate(journal)

    override init() {
      super.init()
      m.presentationController?.delegate = delegate
      a.present(m, animated: false)
      forget()
    }

    @Test(
      """
      sheet swiped down: shouldDismiss -> willDismiss -> didDismiss; dismiss override is not \
      called
      """)
    func swipe() {
      #expect(window.gestureNames() == ["swipeDownSheet.begin@sheet"])
      window.perform("swipeDownSheet.begin@sheet")
      #expect(
        journal.flush() == ["shouldDismiss", "willDismiss m", "m.willDisappear dismissed"])
      #expect(a.presentedViewController === m)
      #expect(window.text() == ["stack", "  a", "  ▸sheet*", "    m*"])
      #expect(window.gesturesInProgress == 1)
      #expect(
        window.gestureNames() == ["swipeDownSheet.finish@sheet", "swipeDownSheet.cancel@sheet"])
      window.perform("swipeDownSheet.finish@sheet")
      #expect(window.gestureNames() == [])
      #expect(window.touchable() == ["a", "m"])
      driver.settle()
      #expect(journal.flush() == ["m.didDisappear dismissed", "didDismiss m"])
      #expect(driver.log() == ["dismissed sheet m"])
      #expect(a.presentedViewController == nil)
      #expect(window.text() == ["stack*", "  a*"])
    }

    @Test("sheet swiped down: isModalInPresentation: didAttemptToDismiss only")
    func modal() {
      m.isModalInPresentation = true
      window.perform("swipeDownSheet.begin@sheet")
      #expect(journal.flush() == ["didAttemptToDismiss"])
      #expect(window.gestureNames() == ["swipeDownSheet.begin@sheet"])
      // Nobody would hear of it.
      m.presentationController?.delegate = nil
      #expect(window.gestureNames() == [])
    }

    @Test("isModalInPresentation of a screen in a presented stack counts")
    func modalChild() {
      a.dismiss(animated: false)
      let inner = UINavigationController(rootViewController: Screen("x"))
      a.present(inner, animated: false)
      #expect(window.gestureNames() == ["swipeDownSheet.begin@sheet"])
      inner.topViewController?.isModalInPresentation = true
      #expect(window.gestureNames() == [])
      inner.pushViewController(Screen("y"), animated: false)
      #expect(
        window.gestureNames() == [
          "swipeDownSheet.begin@sheet", "back@sheet", "swipeBack.begin@sheet",
        ])
    }

    @Test("shouldDismiss false: didAttemptToDismiss, and the sheet stays")
    func forbidden() {
      delegate.allows = false
      window.perform("swipeDownSheet.begin@sheet")
      #expect(journal.flush() == ["shouldDismiss", "didAttemptToDismiss"])
      #expect(window.touchable() == ["m"])
    }

    @Test("sheet swiped down: style allows")
    func styles() {
      let swipable: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]
      let others: [UIModalPresentationStyle] = [
        .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
      ]
      for style in swipable + others {
        a.dismiss(animated: false)
        let other = Screen("other")
        other.modalPresentationStyle = style
        a.present(other, animated: false)
        #expect(!window.gestureNames().isEmpty == swipable.contains(style))
      }
    }

    @Test("... drag and cancel: willDismiss without didDismiss")
    func cancel() {
      window.perform("swipeDownSheet.begin@sheet")
      var heard: [Bool] = []
      m.transitionCoordinator?.animate(alongsideTransition: nil) { heard.append($0.isCancelled) }
      window.perform("swipeDownSheet.cancel@sheet")
      driver.settle()
      #expect(heard == [true])
      #expect(
        journal.flush() == [
          "shouldDismiss", "willDismiss m", "m.willDisappear dismissed", "m.willAppear",
          "m.didAppear",
        ])
      #expect(window.text() == ["stack", "  a", "  ▸sheet*", "    m*"])
      #expect(window.gestureNames() == ["swipeDownSheet.begin@sheet"])
      #expect(driver.log() == [])
    }

    @Test("programmatic dismiss: none of the three delegate calls")
    func programmatic() {
      a.dismiss(animated: true)
      driver.settle()
      #expect(
        journal.flush() == ["m.willDisappear dismissed", "m.didDisappear dismissed"])
    }

    @Test("A presentation that waits for a swipe is ignored when the sheet stays")
    func successorOfCancelled() {
      driver.answers = [1]
      window.perform("swipeDownSheet.begin@sheet")
      a.present(Screen("n"), animated: true)
      #expect(driver.log() == [])
      window.perform("swipeDownSheet.cancel@sheet")
      driver.settle()
      #expect(driver.log() == ["presentIgnored sheet n (m is already presented)"])
      #expect(window.touchable() == ["m"])
    }

    @Test("Only the topmost sheet can be swiped away")
    func topmost() {
      let n = Screen("n")
      m.present(n, animated: false)
      #expect(window.gestureNames() == ["swipeDownSheet.begin@sheet▸sheet"])
      window.perform("swipeDownSheet.begin@sheet▸sheet")
      window.perform("swipeDownSheet.finish@sheet▸sheet")
      driver.settle()
      #expect(window.touchable() == ["m"])
    }
  }
}
