import HeadlessUIKit
import PlatformTestSupport
import Testing

extension UIKitTests {
  /// What apps do around animations, scenes and associated objects.
  @MainActor
  @Suite struct AnimationTests {
    private let driver = ScriptedDriver.installed()

    @Test func changesAreMadeAtOnceAndTheCompletionLater() {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let root = UIViewController()
      var isComplete = false
      UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
        window.rootViewController = root
      } completion: {
        isComplete = $0
      }
      #expect(window.rootViewController === root)
      #expect(!isComplete)
      driver.settle()
      #expect(isComplete)
      UIView.animate(withDuration: 0.3) { window.isHidden = true }
      #expect(window.isHidden)
    }

    @Test func aTransitionOfALayerIsOfLooksAlone() {
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let transition = CATransition()
      transition.duration = 0.4
      transition.type = .push
      transition.subtype = .fromLeft
      transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      stack.view.layer.add(transition, forKey: kCATransition)
      let page = UIViewController()
      stack.pushViewController(page, animated: false)
      #expect(stack.topViewController === page)
      #expect(transition.type == .fade)
    }

    @Test func aGroupOfChangesEndsWithItsTransitions() {
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("pushed") }
      stack.pushViewController(UIViewController(), animated: true)
      CATransaction.commit()
      #expect(log == [])
      driver.settle()
      #expect(log == ["pushed"])
      // Nothing is animated: it ends as it is committed.
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("popped") }
      stack.popViewController(animated: false)
      #expect(log == ["pushed"])
      CATransaction.commit()
      #expect(log == ["pushed", "popped"])
    }

    @Test func groupsEndWithWhatBeganWithinThem() {
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("first") }
      UIView.animate(withDuration: 1) { log.append("changed") }
      CATransaction.setCompletionBlock { log.append("second") }
      CATransaction.commit()
      CATransaction.commit()
      #expect(log == ["changed", "second"])
      driver.settle()
      #expect(log == ["changed", "second", "outer", "first"])
      // Without a group of the app's own the platform commits one.
      CATransaction.setCompletionBlock { log = ["later"] }
      #expect(log.count == 4)
      driver.settle()
      #expect(log == ["later"])
      CATransaction.commit()
    }

    @Test func theAppHasASceneWithItsWindows() {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let own = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(own?.keyWindow === window)
      let scene = UIWindowScene()
      #expect(UIApplication.shared.connectedScenes == [scene])
      #expect(window.windowScene === scene)
      // The scene fills the screen.
      #expect(scene.coordinateSpace.bounds == UIScreen.main.coordinateSpace.bounds)
    }

    @Test func subviewsArePlacedOnceInEachAppearance() {
      final class Placing: UIViewController {
        var log: [String] = []
        override func viewWillLayoutSubviews() { log.append("will") }
        override func viewDidLayoutSubviews() { log.append("did") }
        override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
      }
      let controller = Placing()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.log == ["will", "did", "appeared"])
    }

    @Test func aResponderKeepsWhatIsAssociatedWithIt() {
      var key = 0
      let controller = UIViewController()
      weak var kept: NSObject?
      do {
        let value = NSObject()
        kept = value
        objc_setAssociatedObject(controller, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(kept != nil && objc_getAssociatedObject(controller, &key) as? NSObject === kept)
      objc_setAssociatedObject(controller, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(kept == nil)
      do {
        let value = NSObject()
        objc_setAssociatedObject(controller, &key, value, .OBJC_ASSOCIATION_ASSIGN)
      }
      #expect(objc_getAssociatedObject(controller, &key) == nil)
    }

    @Test func anObjectWithAPlaceForItKeepsWhatIsAssociatedWithIt() {
      var (key, other) = (0, 0)
      let keeper = Keeper()
      objc_setAssociatedObject(keeper, &other, "first", .OBJC_ASSOCIATION_COPY)
      objc_setAssociatedObject(keeper, &key, [1], .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(keeper, &other, nil, .OBJC_ASSOCIATION_COPY)
      objc_setAssociatedObject(keeper, &key, [1, 2], .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(keeper, &key) as? [Int] == [1, 2])
      #expect(objc_getAssociatedObject(keeper, &other) == nil)
      #expect(keeper.associatedValues.count == 2)
      do {
        let value = NSObject()
        objc_setAssociatedObject(keeper, &other, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(keeper, &other) as? NSObject === value)
      }
      #expect(objc_getAssociatedObject(keeper, &other) == nil)
    }
  }
}

private final class Keeper: KeepsAssociatedValues {
  let associatedKeys = AssociatedKeys()
  var associatedValues: [Any?] = []
}
