import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

@MainActor
private final class Form: UIViewController {
  let journal: Journal
  let save = UIButton(type: .system)
  let stackView = UIStackView()

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    save.setTitle("Save", for: .normal)
    save.addAction(UIAction { [journal] _ in journal.note("save") }, for: .touchUpInside)
    let label = UILabel()
    label.text = "Name"
    let help = UIButton(
      primaryAction: UIAction(title: "Help") { [journal] action in
        journal.note("help \(action.sender is UIButton)")
      })
    help.accessibilityIdentifier = "help"
    for view in [label, save, help] { stackView.addArrangedSubview(view) }
    view.addSubview(stackView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [journal] _ in journal.note("done") })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", primaryAction: UIAction { [journal] _ in journal.note("close") })
  }
}

@MainActor
private protocol Made { init() }

private final class Badge: UIView, Made {
  let text: String

  init() {
    text = "made"
    super.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  override init(frame: CGRect) {
    text = "framed"
    super.init(frame: frame)
  }
}

private final class FramedButton: UIButton {
  var title = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    title = "framed"
  }
}

extension UIKitTests {
  @MainActor
  @Suite struct ControlTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()
    private let form: Form
    private let stack: UINavigationController
    private let window: UIWindow

    init() {
      form = Form(journal)
      stack = UINavigationController(rootViewController: form)
      window = UIWindow.showing(stack)
    }

    @Test("A bar offers the controls of a view of its own; an image names a button")
    func customViews() {
      let star = UIButton()
      star.setImage(UIImage(named: "star"), for: .normal)
      star.addAction(UIAction { [journal] _ in journal.note("star") }, for: .touchUpInside)
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: star)
      #expect(window.text() == ["stack*", "  Form* [Close, star, Save, help]"])
      #expect(window.tap("star"))
      #expect(journal.flush() == ["star"])
      star.setAttributedTitle(NSAttributedString(string: "Favorite"), for: .normal)
      #expect(star.titleLabel?.text == "Favorite")
      #expect(window.text() == ["stack*", "  Form* [Close, Favorite, Save, help]"])
    }

    @Test("Controls are those of the bar, then those of the view, by identifier or title")
    func controls() {
      #expect(window.text() == ["stack*", "  Form* [Close, Done, Save, help]"])
      for control in ["Save", "help", "Done", "Close"] { #expect(window.tap(control)) }
      #expect(journal.flush() == ["save", "help true", "done", "close"])
      #expect(!window.tap("Delete"))
      #expect(window.touch("Save", on: "Form"))
      #expect(!window.touch("Save", on: "Other"))
    }

    @Test("A view's designated initializer takes a frame, and the one without arguments calls it")
    func designatedInitializer() {
      #expect((Badge.self as any Made.Type).init() is Badge)
      #expect(Badge().text == "made")
      #expect(Badge(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).text == "framed")
      #expect(FramedButton().title == "framed")
      #expect(FramedButton(type: .system).title == "framed")
    }

    @Test("The platform's own items are called as it calls them")
    func systemItems() {
      form.navigationItem.leftBarButtonItem = nil
      for (item, name) in [
        (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
        (.save, "Save"), (.add, "Add"), (.compose, "Compose"), (.reply, "Reply"),
        (.action, "Share"), (.search, "Search"), (.refresh, "Refresh"), (.stop, "Stop"),
        (.trash, "Delete"), (.close, "Close"), (.organize, "Organize"),
        (.bookmarks, "Bookmarks"), (.camera, "Camera"), (.play, "Play"), (.pause, "Pause"),
        (.rewind, "Rewind"), (.fastForward, "Fast forward"), (.undo, "Undo"), (.redo, "Redo"),
      ] {
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: item, primaryAction: UIAction { _ in })
        #expect(window.text() == ["stack*", "  Form* [\(name), Save, help]"])
      }
    }

    @Test("An item without a title goes by its image; a space is none")
    func imageItems() {
      form.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "gear"), primaryAction: UIAction { _ in })
      #expect(window.text() == ["stack*", "  Form* [gear, Save, help]"])
      form.navigationItem.rightBarButtonItem?.title = "Settings"
      #expect(window.text() == ["stack*", "  Form* [Settings, Save, help]"])
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(), style: .plain, target: nil, action: nil)
      #expect(window.text() == ["stack*", "  Form* [Save, help]"])
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(), primaryAction: UIAction { _ in })
      #expect(window.text() == ["stack*", "  Form* [, Save, help]"])
    }

    @Test("What is hidden, disabled or behind a bar that is not there cannot be touched")
    func untouchable() {
      form.save.isEnabled = false
      #expect(!window.tap("Save"))
      form.save.isEnabled = true
      form.save.isHidden = true
      #expect(!window.tap("Save"))
      form.save.isHidden = false
      form.stackView.isUserInteractionEnabled = false
      #expect(window.text() == ["stack*", "  Form* [Close, Done]"])
      form.navigationItem.rightBarButtonItem?.isEnabled = false
      #expect(window.text() == ["stack*", "  Form* [Close]"])
      stack.isNavigationBarHidden = true
      #expect(window.text() == ["stack*", "  Form*"])
    }

    @Test("Controls of the outgoing screen can be touched until the transition ends")
    func outgoing() {
      stack.pushViewController(Screen("next"), animated: true)
      #expect(window.tap("Save"))
      driver.settle()
      #expect(!window.tap("Save"))
      stack.popViewController(animated: true)
      #expect(window.tap("Save"))
      driver.settle()
      form.present(Screen("sheet"), animated: true)
      #expect(window.tap("Save"))
      driver.settle()
      #expect(!window.tap("Save"))
    }

    @Test("Of several screens that show a control the frontmost is touched")
    func frontmost() {
      let sheet = Journal()
      form.present(Form(sheet), animated: true)
      #expect(window.tap("Save"))
      #expect((journal.flush(), sheet.flush()) == ([], ["save"]))
      let behind = TouchedScreen(window.hierarchy()[1], at: 1)
      #expect(window.touch("Save", on: nil, again: behind)?.place == 1)
      #expect((journal.flush(), sheet.flush()) == (["save"], []))
      driver.settle()
      #expect(window.touch("Save", on: nil, again: behind)?.place == nil)
      #expect((journal.flush(), sheet.flush()) == ([], []))
    }

    @Test("A finger that touches again meets no other screen of the same name")
    func again() {
      let over = Journal()
      stack.pushViewController(Form(over), animated: false)
      let touched = window.touch("Save", on: "Form", again: nil)
      #expect((journal.flush(), over.flush()) == ([], ["save"]))
      stack.popViewController(animated: false)
      #expect(window.touch("Save", on: "Form", again: touched)?.place == nil)
      #expect((journal.flush(), over.flush()) == ([], []))
      #expect(window.touch("Save", on: "Form", again: nil)?.name == "Form")
      #expect((journal.flush(), over.flush()) == (["save"], []))
    }

    @Test("Two taps within one transition push twice")
    func doubleTap() {
      final class Opener: UIViewController {
        override func viewDidLoad() {
          let action = UIAction(title: "Open") { [unowned self] _ in
            navigationController?.pushViewController(Screen("next"), animated: true)
          }
          view.addSubview(UIButton(primaryAction: action))
        }
      }
      let window = UIWindow.showing(UINavigationController(rootViewController: Opener()))
      window.tap("Open")
      window.tap("Open")
      driver.settle()
      #expect(window.text() == ["stack*", "  Opener", "  next", "  next*"])
    }

    @Test("Children of the app's own containers appear when their view is added")
    func children() {
      let parent = Screen("parent", journal)
      let child = Screen("child", journal)
      let window = UIWindow.showing(parent)
      _ = journal.flush()
      parent.addChild(child)
      #expect(child.parent === parent && parent.children == [child])
      #expect(window.text() == ["parent/*", "  child"])
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(
        journal.flush() == ["child.load", "child.willAppear", "child.didAppear", "child.didMove"])
      #expect(child.view.window === window)
      #expect(window.text() == ["parent/*", "  child*"])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        journal.flush() == ["child.willDisappear", "child.didDisappear", "child.didMove nowhere"])
      #expect(window.text() == ["parent*"])
    }

    @Test("An action that was removed is not performed")
    func removedAction() {
      let button = UIButton(type: .custom)
      let action = UIAction { [journal] _ in journal.note("performed") }
      button.addAction(action, for: [.touchUpInside, .valueChanged])
      button.removeAction(action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(journal.flush() == [])
      button.sendActions(for: .valueChanged)
      #expect(journal.flush() == ["performed"])
    }
  }
}
