import HeadlessUIKit
import PlatformTestSupport

/// The beginning of tests of one stack: it shows the screen `a`, and others may follow.
@MainActor
class StackScene {
  let driver = ScriptedDriver.installed()
  let journal = Journal()
  let a: Screen
  let b: Screen
  let c: Screen
  let stack: NotingStack
  let window: UIWindow

  init() {
    a = Screen("a", journal)
    b = Screen("b", journal)
    c = Screen("c", journal)
    stack = NotingStack.make(journal, root: a)
    window = UIWindow.showing(stack)
    forget()
  }

  /// Forgets what was heard until now.
  func forget() {
    _ = journal.flush()
    _ = driver.log()
  }
}
