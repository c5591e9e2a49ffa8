import NavigationModel

extension UIViewController {
  /// The stages of a controller's appearance.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// A Boolean value that indicates whether the view is visible or about to be.
  final var isInSight: Bool { appearance == .appearing || appearance == .appeared }

  final func beginAppearing(animated: Bool) {
    guard !isInSight else { return }
    loadViewIfNeeded()
    appearance = .appearing
    HeadlessPlatform.windowsChanged()
    prepareToAppear(animated: animated)
    send("viewWillAppear", [animated]) { viewWillAppear(animated) }
    for child in childrenInSight { child.beginAppearing(animated: animated) }
    didPrepareToAppear(animated: animated)
    send("viewIsAppearing", [animated]) { viewIsAppearing(animated) }
    send("viewWillLayoutSubviews", []) { viewWillLayoutSubviews() }
    send("viewDidLayoutSubviews", []) { viewDidLayoutSubviews() }
  }

  final func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    HeadlessPlatform.windowsChanged()
    if !isContainer { HeadlessPlatform.record(.appeared, self, screenName) }
    send("viewDidAppear", [animated]) { viewDidAppear(animated) }
    for child in childrenInSight { child.endAppearing(animated: animated) }
    didFinishAppearing(animated: animated)
  }

  final func beginDisappearing(animated: Bool) {
    guard isInSight else { return }
    appearance = .disappearing
    HeadlessPlatform.windowsChanged()
    send("viewWillDisappear", [animated]) { viewWillDisappear(animated) }
    for child in children { child.beginDisappearing(animated: animated) }
  }

  final func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    HeadlessPlatform.windowsChanged()
    if !isContainer { HeadlessPlatform.record(.disappeared, self, screenName) }
    send("viewDidDisappear", [animated]) { viewDidDisappear(animated) }
    for child in children { child.endDisappearing(animated: animated) }
    didLeaveSight()
  }

  /// Replaces visible children with others, without a transition.
  final func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    guard isInSight else { return }
    let leaving = old.without(new)
    let arriving = new.without(old)
    for child in leaving { child.beginDisappearing(animated: false) }
    for child in arriving { child.beginAppearing(animated: false) }
    for child in leaving { child.endDisappearing(animated: false) }
    for child in arriving { child.endAppearing(animated: false) }
  }

  // MARK: - Adding child views

  /// Called when the root view of a child was added to another view.
  final func viewWasAdded() {
    guard let parent, parent.isInSight, parent.shows(self) else { return }
    beginAppearing(animated: false)
    if parent.appearance == .appeared { endAppearing(animated: false) }
  }

  final func viewWillBeRemoved() { beginDisappearing(animated: false) }

  final func viewWasRemoved() { endDisappearing(animated: false) }
}
