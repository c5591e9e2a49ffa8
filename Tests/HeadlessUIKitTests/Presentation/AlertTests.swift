import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

extension UIKitTests {
  @MainActor
  @Suite struct AlertTests {
    private let driver: ScriptedDriver
    private let a = Screen("a")
    private let window: UIWindow

    init() {
      driver = ScriptedDriver.installed()
      window = UIWindow.showing(a)
      _ = driver.log()
    }

    private func alert(_ journal: Journal? = nil) -> UIAlertController {
      let alert = UIAlertController(
        title: "Delete?", message: "For good.", preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { journal?.note($0.title ?? "") })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }

    @Test("An alert offers its actions, and nothing below")
    func actions() {
      a.present(alert(), animated: true)
      driver.settle()
      #expect(window.text() == ["a", "  ▸alert*", "    Delete?* [Delete, Cancel]"])
      #expect(window.gestureNames() == ["tapAction(Delete)@alert", "tapAction(Cancel)@alert"])
    }

    @Test("An action dismisses the alert; its handler runs when the alert is gone")
    func handler() {
      let journal = Journal()
      let alert = alert(journal)
      a.present(alert, animated: false)
      window.perform("tapAction(Delete)@alert")
      // A second tap during the transition is no second choice.
      window.tap("Cancel")
      #expect(journal.flush() == [])
      driver.settle()
      #expect(journal.flush() == ["Delete"])
      #expect(window.text() == ["a*"])
      #expect(driver.log() == ["presented alert Delete?", "dismissed alert Delete?"])
      #expect(driver.outcomesAsked == [])
    }

    @Test("A handler finds the presenter free")
    func presentFromHandler() {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      alert.addAction(
        UIAlertAction(title: "More", style: .default) { [a] _ in
          a.present(Screen("more"), animated: true)
        })
      a.present(alert, animated: false)
      #expect(window.tap("More"))
      driver.settle()
      #expect(window.text() == ["a", "  ▸sheet*", "    more*"])
    }

    @Test("A disabled action cannot be taken")
    func disabled() {
      let alert = alert()
      a.present(alert, animated: false)
      alert.actions[0].isEnabled = false
      #expect(window.gestureNames() == ["tapAction(Cancel)@alert"])
    }

    @Test("An alert while something is presented is ignored")
    func ignored() {
      a.present(Screen("sheet"), animated: false)
      _ = driver.log()
      a.present(alert(), animated: false)
      #expect(driver.log() == ["presentIgnored alert Delete? (sheet is already presented)"])
    }
  }
}
