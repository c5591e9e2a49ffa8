import Foundation
import HeadlessCombine
import NavigationModel
import Testing

@testable import HeadlessUIKit

extension UIKitTests {
  /// Every stored property of a stand-in is part of the state, or named here as meaningless.
  ///
  /// A property that is new is missing here: say where the state shows it, or why no event depends on
  /// it.
  @MainActor
  @Suite struct StoredStateTests {
    private enum Fate {
      /// The views of the window, their roles, names, controls and order show it.
      case views
      /// ``UIViewController/ownState`` or that of a presentation shows it.
      case ownState
      /// The gestures in progress, which the harness counts.
      case gestures
      /// It follows from what the state shows.
      case follows(String)
      /// No event depends on it.
      case meaningless(String)
    }

    private let constant = Fate.meaningless("it never changes")
    private let look = Fate.meaningless("it is what a person reads, or how it looks")
    private let within = Fate.meaningless("it is set only while a call runs")

    private var fates: [String: [String: Fate]] {
      [
        "UIResponder": [:],
        "UIWindow": [
          "root": .views, "formerRoots": .views, "isShown": .views, "isNarrow": .ownState,
          "gestureContexts": .gestures,
          "isKeyWindow": .meaningless("there is one window"),
        ],
        "UIView": [
          "subviews": .views, "isHidden": .views, "isUserInteractionEnabled": .views,
          "accessibilityIdentifier": .views,
          "superview": .follows("the superview's subviews"),
          "controller": .follows("the controller's view"),
          "tag": .meaningless("it is a number of the app's own that no stand-in reads"),
          "backgroundColor": look,
        ],
        "UIControl": ["isEnabled": .views, "actions": .ownState],
        "UIButton": ["title": .views],
        "UILabel": ["text": look],
        "UIAction": [
          "title": .views, "handler": constant, "sender": within,
        ],
        "UIViewController": [
          "facts": constant, "title": .views, "restorationIdentifier": .views,
          "loadedView": .ownState, "appearance": .views, "attribution": .views,
          "ownChildren": .views, "item": .follows("the item"),
          "tabBarItem": .follows("the item"),
          "isModalInPresentation": .ownState, "definesPresentationContext": .ownState,
          "presentation": .views,
          "isMovingToParent": .follows("the transition"),
          "isMovingFromParent": .ownState,
          "isBeingPresented": .follows("the presentation's phase"),
          "isBeingDismissed": .follows("the presentation's phase"),
          "parent": .follows("the parent's children"),
          "hostWindow": .follows("the window's root"),
          "presenter": .follows("the presenter's presentation"),
          "awaitsMove": within,
          "ownPresentationController": .follows("the presentation"),
          "hidesBottomBarWhenPushed": look,
          "modalPresentationStyle": .follows("the presentation's kind, once it is presented"),
        ],
        "UINavigationController": [
          "stack": .views, "shown": .ownState, "transition": .ownState, "announced": .ownState,
          "delegate": .ownState, "isNavigationBarHidden": .ownState, "followUp": .ownState,
          "interactivePopGestureRecognizer": .ownState,
          "backButtonRule": .follows("the recognizer's delegate"),
          "endingTransition": within, "isSwiping": within, "isMakingRoot": within,
        ],
        "UITabBarController": ["tabs": .views, "selected": .views, "delegate": .ownState],
        "UISplitViewController": [
          "style": constant, "contents": .views, "isCollapsed": .ownState,
          "delegate": .ownState, "usesCompactColumn": .views,
          "hiddenColumns": .follows("the columns in sight; expanding chooses them anew"),
        ],
        "UISplitViewController.Content": [
          "column": .views, "controller": .views, "container": .views,
        ],
        "UIAlertController": ["message": look, "preferredStyle": constant, "actions": .views],
        "UIAlertAction": [
          "title": .views, "style": constant, "isEnabled": .views, "handler": constant,
        ],
        "UIPresentationController": [
          "delegate": .ownState, "subject": .follows("the presentation"),
        ],
        "Presentation": [
          "presented": .views, "style": .views, "phase": .ownState, "completions": .ownState,
          "successor": .ownState, "transition": .ownState,
          "controller": .follows("the presented controller"),
        ],
        "Presentation.Successor": [
          "presented": .ownState, "completion": .ownState,
          "isAnimated": .meaningless("it only changes how much is animated"),
        ],
        "TransitionContext": [
          "from": .ownState, "to": .ownState, "isInteractive": .ownState,
          "initiallyInteractive": .ownState, "isCancelled": .ownState,
          "completions": .ownState, "interactionHandlers": .ownState,
          "isAnimated": .follows("the transition takes time"),
          "window": .follows("the finger that drives it"),
        ],
        "UINavigationItem": [
          "title": .views, "hidesBackButton": .ownState, "leftBarButtonItems": .views,
          "rightBarButtonItems": .views, "leftItemsSupplementBackButton": .ownState,
        ],
        "UIBarButtonItem": [
          "title": .views, "primaryAction": .views, "isEnabled": .views,
          "accessibilityIdentifier": .views, "systemItem": constant,
        ],
        "UITabBarItem": [
          "title": .views, "image": look, "selectedImage": look, "systemItem": constant,
          "tag": .meaningless("it is a number of the app's own that no stand-in reads"),
        ],
        "UIGestureRecognizer": ["isEnabled": .ownState, "delegate": .ownState],
        "BackButtonRule": ["navigationController": constant],
        "UIImage": ["name": look],
        "ClassFacts": ["name": constant, "kind": constant, "isOfApp": constant],
        "UITransitionContextViewControllerKey": ["name": constant],
        "UIControl.Event": ["rawValue": constant],
      ]
    }

    /// The types that hold state of the platform: those of which instances can be made, and what their
    /// stored properties hold.
    private var types: [String: any Any.Type] {
      var found: [String: any Any.Type] = [:]
      var open: [any Any.Type] = [
        UIWindow.self, UIViewController.self, UINavigationController.self,
        UITabBarController.self, UISplitViewController.self, UIAlertController.self, UIView.self,
        UIControl.self, UIButton.self, UILabel.self, UIAction.self, UIAlertAction.self,
        UIBarButtonItem.self, UITabBarItem.self, UINavigationItem.self, UIImage.self, UIColor.self,
        UIPresentationController.self, UIGestureRecognizer.self, UIResponder.self, UIStackView.self,
        BackButtonRule.self,
      ]
      while let type = open.popLast() {
        if let content = (type as? any Wrapping.Type)?.content {
          open += content
          continue
        }
        let name = String(reflecting: type)
        guard name.hasPrefix("HeadlessUIKit.") else { continue }
        // The names of private types tell where they stand.
        let short = name.dropFirst("HeadlessUIKit.".count).split(separator: ".")
          .filter { !$0.hasPrefix("(") }.joined(separator: ".")
        guard found.updateValue(type, forKey: short) == nil else { continue }
        if type is AnyClass || StoredFields.areKnown(of: type) {
          open += StoredFields.list(of: type).map(\.type)
        }
      }
      return found
    }

    private func ownProperties(of type: any Any.Type) -> Set<String> {
      let all = StoredFields.list(of: type).map(\.name)
      let inherited = (type as? AnyClass).flatMap(_getSuperclass).map {
        StoredFields.list(of: $0).count
      }
      let lazyPrefix = "$__lazy_storage_$_"
      return Set(
        all.dropFirst(inherited ?? 0).map {
          $0.hasPrefix(lazyPrefix) ? String($0.dropFirst(lazyPrefix.count)) : $0
        })
    }

    @Test func everyStoredPropertyIsStateOrMeaningless() {
      for (name, type) in types.sorted(by: { $0.key < $1.key })
      where type is AnyClass || StoredFields.areKnown(of: type) {
        let known = Set((fates[name] ?? [:]).keys)
        let stored = ownProperties(of: type)
        #expect(stored.subtracting(known).sorted() == [], "of \(name), nobody knows the fate")
        #expect(known.subtracting(stored).sorted() == [], "\(name) does not store")
      }
    }

    @Test func everyClassOfTheModuleIsLookedAt() throws {
      let names = try classNames()
      #expect(names.count > 20)
      #expect(names.subtracting(types.keys).sorted() == [])
    }

    /// The classes that the sources declare at the top level.
    private func classNames() throws -> Set<String> {
      let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/HeadlessUIKit")
      var names: Set<String> = []
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for line in text.split(separator: "\n") {
          let words = line.split { !$0.isLetter }
          guard !line.hasPrefix(" "), !line.hasPrefix("/"),
            let place = words.firstIndex(of: "class"),
            place + 1 < words.count
          else { continue }
          names.insert(String(words[place + 1]))
        }
      }
      return names
    }

    // MARK: - What was not in the state

    @Test func handlersThatWaitAreState() {
      let stack = UINavigationController(rootViewController: UIViewController())
      let presented = UIViewController()
      let presentation = Presentation(
        of: presented, by: UIPresentationController(presented: presented))
      #expect(presentation.ownState.map { $0.name } == ["transition"])
      presentation.completions.append {}
      #expect(presentation.ownState.map { $0.name } == ["transition", "completions"])
      presentation.successor = .init(presented: presented, isAnimated: true, completion: {})
      #expect(
        presentation.ownState.map { $0.name }
          == ["transition", "next", "nextCompletion", "completions"])
      stack.interactivePopGestureRecognizer?.isEnabled = false
      #expect(stack.ownState.map { $0.name }.contains("swipeBack"))
    }

    private final class Screen: UIViewController {}

    @Test func aViewThatIsNotLoadedIsState() {
      let screen = Screen()
      #expect(screen.ownState.map { $0.name } == ["view"])
      screen.loadViewIfNeeded()
      #expect(screen.ownState.map { $0.name } == [])
    }
  }
}

/// A type that holds values of others.
private protocol Wrapping {
  static var content: [any Any.Type] { get }
}

extension Optional: Wrapping {
  fileprivate static var content: [any Any.Type] { [Wrapped.self] }
}

extension Array: Wrapping {
  fileprivate static var content: [any Any.Type] { [Element.self] }
}

extension Set: Wrapping {
  fileprivate static var content: [any Any.Type] { [Element.self] }
}
