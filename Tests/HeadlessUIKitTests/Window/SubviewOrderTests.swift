import HeadlessUIKit
import PlatformTestSupport
import Testing

/// The order of subviews, the lowest first.
@MainActor
@Suite(.serialized, .ownsPlatform)
struct SubviewOrderTests {
  private let root = UIView()
  private let views = (0..<3).map { _ in UIView() }

  private var order: [Int] {
    root.subviews.compactMap { view in views.firstIndex { $0 === view } }
  }

  @Test func aViewIsAddedAtItsPlace() {
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    #expect(order == [1, 0])
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(order == [1, 2, 0])
    root.insertSubview(views[0], belowSubview: views[1])
    #expect(order == [0, 1, 2])
    root.insertSubview(views[0], at: 2)
    #expect(order == [1, 2, 0])
    root.insertSubview(views[1], belowSubview: UIView())
    #expect(order == [2, 0, 1])
    #expect(views.allSatisfy { $0.superview === root })
  }

  @Test func aSubviewMovesToTheFrontAndToTheBack() {
    views.forEach(root.addSubview)
    root.bringSubviewToFront(views[0])
    #expect(order == [1, 2, 0])
    root.sendSubviewToBack(views[2])
    #expect(order == [2, 1, 0])
    root.bringSubviewToFront(UIView())
    #expect(order == [2, 1, 0])
  }

  // https://developer.apple.com/documentation/uikit/uistackview/removearrangedsubview(_:)
  @Test func whatIsArrangedNoLongerStaysASubview() {
    let stack = UIStackView(arrangedSubviews: [views[0]])
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.subviews.first === views[1])
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
  }
}
