import Foundation
import HeadlessUIKit
import NavigationModel
import PlatformTestSupport
import Testing

extension UIKitTests {
  @MainActor
  @Suite final class ValueControlTests: StackScene {
    private func add(_ control: UIControl, _ name: String?) {
      control.accessibilityIdentifier = name
      control.addAction(
        UIAction { [journal] _ in journal.note(name ?? "changed") }, for: .valueChanged)
      a.view.addSubview(control)
    }

    @Test("A switch changes by a touch, and that it is on is state")
    func switches() {
      let control = UISwitch()
      add(control, "alerts")
      #expect(window.text() == ["stack*", "  a* [alerts]"])
      #expect(window.tap("alerts"))
      #expect(journal.flush() == ["alerts"])
      #expect(control.isOn)
      #expect(window.stateText().contains("alerts: on"))
      control.setOn(false, animated: true)
      #expect(journal.flush() == [])
      #expect(!window.stateText().contains("alerts: on"))
    }

    @Test("Each segment is a control, and one that is selected does nothing")
    func segments() {
      let control = UISegmentedControl(items: ["Day", "Week"])
      add(control, nil)
      #expect(window.text() == ["stack*", "  a* [Day, Week]"])
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(window.tap("Week"))
      #expect(window.tap("Week"))
      #expect(journal.flush() == ["changed"])
      #expect(control.selectedSegmentIndex == 1)
      #expect(window.stateText().contains("control: 1"))
    }

    @Test("A pull refreshes, until the app has ended it")
    func refreshing() {
      let (list, control) = (UIScrollView(), UIRefreshControl())
      a.view.addSubview(list)
      list.refreshControl = control
      #expect(window.gestureNames() == [])
      control.addAction(
        UIAction { [journal] _ in journal.note("refresh") }, for: .valueChanged)
      #expect(window.gestureNames() == ["pullToRefresh@root"])
      window.perform("pullToRefresh@root")
      #expect(journal.flush() == ["refresh"])
      #expect(control.isRefreshing)
      #expect(window.gestureNames() == [])
      #expect(window.stateText().contains("refreshing: true"))
      control.endRefreshing()
      #expect(window.gestureNames() == ["pullToRefresh@root"])
    }

    @Test("An image can be touched only where the app enables that")
    func images() {
      let image = UIImageView(image: nil)
      image.addGestureRecognizer(UITapGestureRecognizer(target: a, action: "open"))
      a.view.addSubview(image)
      #expect(window.text() == ["stack*", "  a*"])
      image.isUserInteractionEnabled = true
      #expect(window.text() == ["stack*", "  a* [UIImageView]"])
    }

    @Test("Values that nobody picks are what the app sets")
    func values() {
      let (slider, picker, date) = (UISlider(), UIPickerView(), UIDatePicker())
      slider.setValue(0.5, animated: false)
      picker.selectRow(2, inComponent: 1, animated: false)
      #expect(slider.value == 0.5)
      #expect(picker.selectedRow(inComponent: 1) == 2)
      #expect(date.date == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test("A window that collapses is compact, and controllers hear of it")
    func traits() {
      let page = TraitPage()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(page, for: .primary)
      window.rootViewController = split
      #expect(page.traitCollection.horizontalSizeClass == .regular)
      window.perform("collapse@root")
      #expect(page.view.traitCollection.horizontalSizeClass == .compact)
      #expect(page.changes == [.regular])
    }

    @Test("One window is the key window, and a notification says so")
    func keyWindow() {
      let other = UIWindow()
      other.rootViewController = UIViewController()
      let seen = Seen()
      let token = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeKeyNotification, object: other, queue: nil
      ) { _ in seen.count += 1 }
      #expect(window.isKeyWindow)
      other.makeKeyAndVisible()
      #expect(other.isKeyWindow)
      #expect(!window.isKeyWindow)
      other.makeKeyAndVisible()
      #expect(seen.count == 1)
      NotificationCenter.default.removeObserver(token)
    }
  }
}

private final class TraitPage: UIViewController {
  var changes: [UIUserInterfaceSizeClass] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes.append(previousTraitCollection!.horizontalSizeClass)
  }
}

private final class Seen: @unchecked Sendable {
  var count = 0
}
