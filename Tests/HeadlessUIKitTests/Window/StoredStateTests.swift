import PlatformTestSupport
import Testing

@testable import HeadlessUIKit

extension UIKitTests {
  /// Every stored property of a stand-in is part of the state, or named here as meaningless.
  ///
  /// A property that is new is missing here: say where the state shows it, or why no event depends on
  /// it.
  @MainActor
  @Suite struct StoredStateTests {
    private let views = StoredPart.state("the views of the window")
    private let ownState = StoredPart.state("UIViewController.ownState, or that of a presentation")
    private let gestured = StoredPart.state("the controls and the gestures of the window")
    private let gestures = StoredPart.state("the number of gestures in progress")
    private let constant = StoredPart.meaningless("it never changes")
    private let noted = StoredPart.state("the values of the screen that shows it")
    private let asked = StoredPart.meaningless("a presentation asks as it begins, with its event")
    private let told = StoredPart.meaningless("it is an object of the app's, which has a state")
    private let uncalled = StoredPart.meaningless("no stand-in calls it")
    private let handedOver = StoredPart.meaningless("no stand-in reads it; the app hands it over")
    private let look = StoredPart.meaningless("it is what a person reads, or how it looks")
    private let within = StoredPart.meaningless("it is set only while a call runs")

    private var parts: [String: [String: StoredPart]] {
      [
        "UIResponder": [
          "associated": .state("'associations', by which the observer asks a controller"),
          "listeners": ownState,
        ],
        "ResponderListeners": ["all": ownState],
        "ResponderListeners.Listener": ["method": constant, "isAfter": constant, "hear": told],
        "UIApplication": ["delegate": uncalled],
        "UIScene": ["delegate": uncalled], "UIWindowScene": [:],
        "UIDevice": [:], "UISceneSession": [:], "UIScreen": [:],
        "UIScene.ConnectionOptions": ["urlContexts": constant, "userActivities": constant],
        "UIOpenURLContext": ["url": constant],
        "NSUserActivity": [
          "activityType": constant, "webpageURL": handedOver, "userInfo": handedOver,
          "title": handedOver,
        ],
        "UIStoryboard": ["name": constant],
        "UIStoryboardSegue": [
          "identifier": constant, "source": constant, "destination": constant, "handler": constant,
        ],
        "UIWindow": [
          "root": views, "formerRoots": views, "isShown": views, "isNarrow": ownState,
          "gestureContexts": gestures, "windowLevel": views, "turn": views, "app": constant,
          "isEmbedded": constant,
          "isKeyWindow": .meaningless("no stand-in depends on it"),
          "kept": .meaningless("it is made again where it is missing"),
          "held": .state("the first view's, and the number of gestures in progress"),
        ],
        "UIWindow.Level": ["rawValue": views],
        "UIView": [
          "subviews": views, "recognizers": gestured, "isHidden": views,
          "isUserInteractionEnabled": views, "alpha": views,
          "accessibilityIdentifier": views,
          "superview": .follows("the superview's subviews"),
          "controller": .follows("the controller's view"),
          "tag": .meaningless("it is a number of the app's own that no stand-in reads"),
          "backgroundColor": look,
        ],
        "UIControl": ["isEnabled": views, "actions": ownState],
        "UIButton": ["title": views, "image": views],
        "UILabel": ["text": .state("the views of the window, where a tap is named by it")],
        "UIAction": [
          "title": views, "handler": constant, "sender": within,
        ],
        "UIViewController": [
          "facts": constant, "title": views, "restorationIdentifier": views,
          "loadedView": .follows("what the app's code does when it is loaded"),
          "tellsLoading": ownState, "appearance": views, "attribution": views,
          "ownChildren": views, "item": .follows("the item"),
          "knownTabBarItem": .follows("the item"),
          "isModalInPresentation": ownState, "definesPresentationContext": ownState,
          "presentation": views, "segues": constant,
          "isMovingToParent": .follows("the transition"),
          "isMovingFromParent": ownState,
          "isBeingPresented": .follows("the presentation's phase"),
          "isBeingDismissed": .follows("the presentation's phase"),
          "parent": .follows("the parent's children"),
          "hostWindow": .follows("the window's root"),
          "presenter": .follows("the presenter's presentation"),
          "awaitsMove": within,
          "ownPresentationController": .follows("the presentation"),
          "hidesBottomBarWhenPushed": ownState,
          "transitioningDelegate": .meaningless("it is an object of the app's, which has a state"),
          "modalPresentationStyle": .follows("the presentation's kind, once it is presented"),
        ],
        "UINavigationController": [
          "stack": views, "shown": ownState, "transition": ownState, "announced": ownState,
          "delegate": ownState, "isNavigationBarHidden": ownState, "hidesBar": ownState,
          "followUp": ownState,
          "interactivePopGestureRecognizer": ownState,
          "backButtonRule": .follows("the recognizer's delegate"),
          "animatedTransition": .follows("the transition"), "endingTransition": within,
          "isSwiping": within, "isMakingRoot": within,
        ],
        "UITabBarController": [
          "tabs": views, "selected": views, "delegate": ownState, "isTabBarHidden": ownState,
        ],
        "UISplitViewController": [
          "style": constant, "contents": views, "isCollapsed": ownState,
          "delegate": ownState, "usesCompactColumn": views, "preferredDisplayMode": ownState,
          "hiddenColumns": .follows("the columns in sight; expanding chooses them anew"),
        ],
        "UISplitViewController.Content": [
          "column": views, "controller": views, "container": views,
        ],
        "UIAlertController": ["message": look, "preferredStyle": constant, "actions": views],
        "UIAlertAction": [
          "title": views, "style": constant, "isEnabled": views, "handler": constant,
        ],
        "UIPresentationController": [
          "delegate": ownState, "subject": .follows("the presentation"), "containerView": views,
        ],
        "Presentation": [
          "presented": views, "style": views, "isPopover": views, "phase": ownState,
          "completions": ownState,
          "successor": ownState, "transition": ownState,
          "controller": .follows("the presented controller"),
          "animatedTransition": .follows("the transition"),
        ],
        "Presentation.Completion": ["run": ownState],
        "Presentation.Successor": [
          "presented": ownState, "hasCompletion": ownState, "beginning": ownState,
        ],
        "Presentation.Beginning": ["run": ownState],
        "TransitionContext": [
          "from": ownState, "to": ownState, "isInteractive": ownState,
          "initiallyInteractive": ownState, "isCancelled": ownState,
          "completions": ownState, "interactionHandlers": ownState, "animationEnd": ownState,
          "isAnimated": .follows("the transition takes time"), "animator": ownState,
          "below": .follows("the presentation"),
          "window": .follows("the finger that drives it"),
        ],
        "TransitionContext.Waiting": ["run": ownState],
        "CATransaction": [:],
        "SegueDescription": [
          "key": constant, "identifier": constant, "kind": constant, "make": constant,
        ],
        "TransactionGroup": [
          "completion": .follows("the handlers of the transitions that it waits for")
        ],
        "AnimationEnd": ["waiting": ownState],
        "TransactionGroup.Completion": [
          "block": ownState,
          "runningCount": .follows("the transitions that run"), "isCommitted": within,
        ],
        "UINavigationItem": [
          "searchController": gestured, "controller": constant,
          "title": views, "hidesBackButton": ownState, "leftBarButtonItems": views,
          "rightBarButtonItems": views, "leftItemsSupplementBackButton": ownState,
        ],
        "UIBarButtonItem": [
          "title": views, "image": views, "primaryAction": views, "isEnabled": views,
          "accessibilityIdentifier": views, "systemItem": constant, "customView": views,
        ],
        "UITabBarItem": [
          "title": views, "image": look, "selectedImage": look, "systemItem": constant,
          "tag": .meaningless("it is a number of the app's own that no stand-in reads"),
        ],
        "UIGestureRecognizer": [
          "isEnabled": gestured, "name": gestured, "targets": gestured,
          "state": .follows("the movement that the window holds"),
          "view": .follows("the view's recognizers"),
          "window": .follows("the movement that the window holds"),
          "delegate": .state("UIViewController.ownState, for the swipe back"),
        ],
        "UIGestureRecognizer.Target": ["object": constant, "action": constant],
        "UITapGestureRecognizer": [
          "numberOfTapsRequired": gestured, "numberOfTouchesRequired": look,
        ],
        "UILongPressGestureRecognizer": [
          "minimumPressDuration": look, "allowableMovement": look, "numberOfTapsRequired": look,
          "numberOfTouchesRequired": look,
        ],
        "UISwipeGestureRecognizer": ["direction": gestured, "numberOfTouchesRequired": look],
        "UIPanGestureRecognizer": [
          "minimumNumberOfTouches": look, "maximumNumberOfTouches": look,
          "moved": .follows("the movement that the window holds"), "base": handedOver,
          "speed": .follows("the movement that the window holds"),
        ],
        "UIScreenEdgePanGestureRecognizer": ["edges": gestured],
        "UIPinchGestureRecognizer": [:], "UIRotationGestureRecognizer": [:],
        "HeldGesture": [
          "recognizer": .follows("the event that began it"), "movement": gestures,
          "begun": .state("the first view's state"),
        ],
        "Selector": ["name": constant, "call": constant, "isMethod": constant],
        "UIRectEdge": ["rawValue": constant],
        "UISwipeGestureRecognizer.Direction": ["rawValue": constant],
        "UISearchController": [
          "searchResultsUpdater": told, "delegate": told, "searchResultsController": constant,
          "obscuresBackgroundDuringPresentation": views,
          "hidesNavigationBarDuringPresentation": views, "showsSearchResultsController": views,
          "automaticallyShowsCancelButton": look, "automaticallyShowsScopeBar": look,
          "bar": constant, "page": .follows("the page's navigation item"),
        ],
        "UISearchBar": [
          "delegate": told, "text": ownState, "isEditing": ownState, "placeholder": look,
          "showsCancelButton": gestured, "scopeButtonTitles": look,
          "selectedScopeButtonIndex": handedOver, "showsScopeBar": look, "searchBarStyle": look,
          "searchTextField": constant, "searchController": constant,
        ],
        "UITextField": [
          "text": handedOver, "placeholder": look, "isSecureTextEntry": look, "delegate": uncalled,
        ],
        "UISearchTextField": [:],
        "UIPopoverPresentationController": [
          "sourceView": asked, "barButtonItem": asked, "sourceRect": look,
          "permittedArrowDirections": look, "backgroundColor": look, "passthroughViews": look,
        ],
        "UIPopoverArrowDirection": ["rawValue": look],
        "UISheetPresentationController": [
          "detents": look, "selectedDetentIdentifier": look,
          "largestUndimmedDetentIdentifier": look, "prefersGrabberVisible": look,
          "prefersScrollingExpandsWhenScrolledToEdge": look,
          "prefersEdgeAttachedInCompactHeight": look,
          "widthFollowsPreferredContentSizeWhenEdgeAttached": look, "preferredCornerRadius": look,
        ],
        "UISheetPresentationController.Detent": ["identifier": look],
        "UISheetPresentationController.Detent.Identifier": ["rawValue": look],
        "UIActivity": [:], "UIActivity.ActivityType": ["rawValue": constant],
        "UIActivityViewController": [
          "completionWithItemsHandler": told, "excludedActivityTypes": look,
          "shared": .follows("the dismissal, which is an event of its own"),
        ],
        "UITraitCollection": ["horizontalSizeClass": constant],
        "UISwitch": ["isOn": noted],
        "UISegmentedControl": ["titles": views, "selectedSegmentIndex": noted],
        "UIScrollView": ["refreshControl": gestured],
        "UIRefreshControl": ["isRefreshing": noted, "attributedTitle": look],
        "UITextView": [
          "text": views, "attributedText": look, "delegate": uncalled, "isEditable": look,
          "isSelectable": look,
        ],
        "UIActivityIndicatorView": [
          "isAnimating": look, "hidesWhenStopped": look, "style": look, "color": look,
        ],
        "UIProgressView": ["progress": look],
        "UIImageView": ["image": look, "highlightedImage": look],
        "UISlider": [
          "value": handedOver, "minimumValue": look, "maximumValue": look, "isContinuous": look,
        ],
        "UIStepper": [
          "value": handedOver, "minimumValue": look, "maximumValue": look, "stepValue": look,
        ],
        "UIPageControl": [
          "numberOfPages": look, "currentPage": handedOver, "hidesForSinglePage": look,
          "pageIndicatorTintColor": look, "currentPageIndicatorTintColor": look,
        ],
        "UIDatePicker": [
          "date": handedOver, "minimumDate": look, "maximumDate": look, "datePickerMode": look,
        ],
        "UIPickerView": ["dataSource": uncalled, "delegate": uncalled, "rows": handedOver],
        "UIPageViewController": [
          "dataSource": ownState, "delegate": ownState, "transitionStyle": constant,
          "navigationOrientation": constant, "spineLocation": constant,
          "isDoubleSided": .meaningless("it allows two pages; one too many is a fault"),
          "pages": views, "goingPages": views, "transition": ownState,
          "swiped": .follows("the pages that come and go"), "pendingCompletion": ownState,
        ],
        "AnimatedTransition": [
          "containerView": within, "presentationStyle": constant,
          "context": .follows("the transition"), "animator": constant, "keepsBelow": constant,
          "end": constant, "isCompleted": .follows("the transition"),
          "heldCompletions": .follows("the animator, and whether the transition is held"),
        ],
        "AnimatedTransition.Plan": ["animator": constant, "interaction": constant],
        "TransitionContainerView": [:],
        "UIPercentDrivenInteractiveTransition": [
          "context": .follows("the transition"), "percentComplete": handedOver,
          "completionSpeed": look,
          "wantsInteractiveStart": .meaningless("a transition asks as it begins, with its event"),
        ],
        "UIViewPropertyAnimator": [
          "animations": .follows("its state"), "completions": .follows("the job that ends it"),
          "state": .follows("the job that ends it"), "isRunning": .follows("the job that ends it"),
          "isReversed": handedOver, "fractionComplete": look, "duration": constant,
        ],
        "UIViewPropertyAnimator.Completion": ["run": .follows("the job that ends the animation")],
        "UITouch": ["view": within, "tapCount": constant],
        "BackButtonRule": ["navigationController": constant],
        "UIImage": ["name": look],
        "AssociatedKeys": ["keys": handedOver],
        "AssociatedValues": ["entries": .state("'associations'")],
        "ClassFacts": ["hosts": constant, "name": constant, "kind": constant, "isOfApp": constant],
        "UIColor": [:], "UIFont": ["pointSize": look], "UINavigationBar": ["stack": constant],
        "UITabBar": ["tabs": constant],
        "UIBarAppearance": [:], "UINavigationBarAppearance": [:], "UITabBarAppearance": [:],
        "UIBarItemAppearance": [:], "UIBarItemStateAppearance": [:],
        "UILayoutGuide": [:], "NSLayoutAnchor": [:], "NSLayoutXAxisAnchor": [:],
        "NSLayoutYAxisAnchor": [:], "NSLayoutDimension": [:], "NSLayoutConstraint": [:],
        "UISceneConfiguration": [:],
        "UIApplicationShortcutItem": ["type": constant, "localizedTitle": constant],
        "UIFeedbackGenerator": [:], "UIImpactFeedbackGenerator": [:],
        "UINotificationFeedbackGenerator": [:], "UISelectionFeedbackGenerator": [:],
        "UIStackView": [:], "CALayer": [:], "CGColor": [:], "CATransition": [:],
        "CAMediaTimingFunction": [:],
      ]
    }

    private var stored: StoredState {
      StoredState(
        of: "HeadlessUIKit",
        startingAt: [
          UIWindow.self, UIViewController.self, UINavigationController.self,
          UITabBarController.self, UISplitViewController.self, UIAlertController.self, UIView.self,
          UIControl.self, UIButton.self, UILabel.self, UIAction.self, UIAlertAction.self,
          UIBarButtonItem.self, UITabBarItem.self, UINavigationItem.self, UIImage.self,
          UIColor.self, UIPresentationController.self, UIGestureRecognizer.self,
          UIResponder.self, ResponderListeners.self, ResponderListeners.Listener.self,
          UIStackView.self, BackButtonRule.self, UIApplication.self,
          UIScene.self, UIWindowScene.self, UISceneSession.self, UIScreen.self, UIDevice.self,
          UIScene.ConnectionOptions.self, UIOpenURLContext.self, NSUserActivity.self,
          UIStoryboard.self, UIStoryboardSegue.self, UIFont.self, UINavigationBar.self,
          UITabBar.self,
          UIBarAppearance.self, UINavigationBarAppearance.self, UITabBarAppearance.self,
          UIBarItemAppearance.self, UIBarItemStateAppearance.self,
          UILayoutGuide.self, NSLayoutAnchor.self,
          NSLayoutXAxisAnchor.self, NSLayoutYAxisAnchor.self, NSLayoutDimension.self,
          NSLayoutConstraint.self, UISceneConfiguration.self, CALayer.self, CGColor.self,
          UIApplicationShortcutItem.self, UIFeedbackGenerator.self,
          UIImpactFeedbackGenerator.self, UINotificationFeedbackGenerator.self,
          UISelectionFeedbackGenerator.self, AssociatedKeys.self, TransactionGroup.self,
          CATransaction.self, CATransition.self, CAMediaTimingFunction.self,
          UITapGestureRecognizer.self, UILongPressGestureRecognizer.self,
          UISwipeGestureRecognizer.self, UIPanGestureRecognizer.self,
          UIScreenEdgePanGestureRecognizer.self, UIPinchGestureRecognizer.self,
          UIRotationGestureRecognizer.self, UITouch.self, HeldGesture.self,
          UIPopoverPresentationController.self, UISheetPresentationController.self,
          UISheetPresentationController.Detent.self, UIActivity.self, UIActivityViewController.self,
          UISwitch.self, UITraitCollection.self, UISegmentedControl.self, UIScrollView.self,
          UIRefreshControl.self,
          UITextView.self, UIActivityIndicatorView.self, UIProgressView.self, UIImageView.self,
          UISlider.self, UIStepper.self, UIPageControl.self, UIDatePicker.self, UIPickerView.self,
          UISearchController.self, UISearchBar.self, UITextField.self, UISearchTextField.self,
          UIPageViewController.self, AnimatedTransition.self, AnimatedTransition.Plan.self,
          TransitionContainerView.self,
          UIPercentDrivenInteractiveTransition.self, UIViewPropertyAnimator.self,
        ])
    }

    @Test func everyStoredPropertyIsStateOrMeaningless() {
      #expect(stored.problems(in: parts) == [])
    }

    @Test func everyClassOfTheModuleIsLookedAt() throws {
      #expect(try stored.classes(missingIn: parts) == [])
    }

    // MARK: - What was not in the state

    @Test func handlersThatWaitAreState() {
      let stack = UINavigationController(rootViewController: UIViewController())
      let presented = UIViewController()
      let presentation = Presentation(
        of: presented,
        by: UIPresentationController(presentedViewController: presented, presenting: nil))
      #expect(presentation.ownState.map { $0.name } == ["transition"])
      presentation.completions.append(Presentation.Completion {})
      #expect(presentation.ownState.map { $0.name } == ["transition", "completions"])
      presentation.successor = .init(presented: presented, isAnimated: true, completion: {})
      #expect(
        presentation.ownState.map { $0.name }
          == ["transition", "next", "nextCompletion", "completions"])
      stack.interactivePopGestureRecognizer?.isEnabled = false
      #expect(stack.ownState.map { $0.name }.contains("swipeBack"))
    }
  }
}
