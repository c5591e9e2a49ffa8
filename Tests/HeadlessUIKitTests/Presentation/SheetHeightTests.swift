import HeadlessUIKit
import PlatformTestSupport
import Testing

extension UIKitTests {
  /// The heights of sheets.
  @MainActor
  @Suite final class SheetHeightTests: StackScene {
    private lazy var m = Screen("m", journal)

    @Test("a sheet of some height is presented and swiped down like others")
    func heights() {
      let sheet = m.sheetPresentationController
      sheet?.detents = [.medium(), .custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }]
      sheet?.prefersGrabberVisible = true
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
      #expect(sheet?.detents.map(\.identifier.rawValue) == ["medium", "low"])
      a.present(m, animated: false)
      #expect(m.sheetPresentationController === sheet)
      #expect(window.gestureNames().contains { $0.hasPrefix("swipeDownSheet") })
    }

    @Test("what covers the screen is no sheet")
    func noSheet() {
      m.modalPresentationStyle = .fullScreen
      #expect(m.sheetPresentationController == nil)
    }
  }
}
