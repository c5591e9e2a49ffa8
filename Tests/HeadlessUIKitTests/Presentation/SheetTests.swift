import HeadlessUIKit
import NavigationModel
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
  @Suite struct SheetTests {
    @MainActor private struct Scene {
      let driver: ScriptedDriver
      let journal = Journal()
      let a: Screen
      let m: Screen
      let stack: NotingStack
      let window: UIWindow
      let delegate: SheetDelegate

      init() {
        driver = ScriptedDriver.installed()
        a = Screen("a", journal)
        m = Screen("m", journal)
        stack = NotingStack.make(journal, root: a)
        window = UIWindow.showing(stack)
        delegate = SheetDelegate(journal)
        m.presentationController?.delegate = delegate
        a.present(m, animated: false)
        _ = journal.flush()
        _ = driver.log()
      }
    }
    private let stage = Stage { Scene() }

    private var driver: ScriptedDriver { stage.scene.driver }
    private var journal: Journal { stage.scene.journal }
    private var a: Screen { stage.scene.a }
    private var m: Screen { stage.scene.m }
    private var stack: NotingStack { stage.scene.stack }
    private var window: UIWindow { stage.scene.window }
    private var delegate: SheetDelegate { stage.scene.delegate }

    @Test(
      """
      sheet swiped down: shouldDismiss -> willDismiss -> didDismiss; dismiss override is not \
      called
      """)
    func swipe() {
      stage.begin()
      defer { stage.end() }
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
      stage.begin()
      defer { stage.end() }
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
      stage.begin()
      defer { stage.end() }
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
      stage.begin()
      defer { stage.end() }
      delegate.allows = false
      window.perform("swipeDownSheet.begin@sheet")
      #expect(journal.flush() == ["shouldDismiss", "didAttemptToDismiss"])
      #expect(window.touchable() == ["m"])
    }

    @Test("sheet swiped down: style allows")
    func styles() {
      stage.begin()
      defer { stage.end() }
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
      stage.begin()
      defer { stage.end() }
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
      stage.begin()
      defer { stage.end() }
      a.dismiss(animated: true)
      driver.settle()
      #expect(
        journal.flush() == ["m.willDisappear dismissed", "m.didDisappear dismissed"])
    }

    @Test("A presentation that waits for a swipe is ignored when the sheet stays")
    func successorOfCancelled() {
      stage.begin()
      defer { stage.end() }
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
      stage.begin()
      defer { stage.end() }
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
