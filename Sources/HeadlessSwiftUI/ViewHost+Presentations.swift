import NavigationModel

extension ViewHost {
  /// Presents and dismisses what is requested, as far as the platform does.
  func resolvePresentations() {
    var index = 0
    while index < slots.count {
      resolve(slots[index])
      index += 1
    }
  }

  private func resolve(_ slot: PresentationSlot) {
    if let current = slot.current, let shown = current.shown, current.request?.id != shown.id {
      dismiss(current, in: slot)
    }
    for presenter in slot.presenters {
      guard let request = presenter.request else {
        presenter.deferred = nil
        presenter.lost = nil
        continue
      }
      if presenter.shown != nil || presenter.lost == request.id { continue }
      if slot.current == nil {
        present(presenter, request, in: slot)
      } else if presenter !== slot.current, presenter.deferred != request.id {
        refuse(presenter, request)
      }
    }
  }

  private func present(
    _ presenter: PresenterState, _ request: PresenterState.Request, in slot: PresentationSlot
  ) {
    presenter.deferred = nil
    presenter.shown = request
    slot.current = presenter
    slot.isArriving = true
    slots.append(presenter.contentSlot)
    presenter.renderContent()
    HeadlessPlatform.record(.presented, nil, presenter.contentName)
    HeadlessPlatform.schedule(.transition) { [weak slot] in
      Isolation.assumed { slot?.isArriving = false }
    }
  }

  private func dismiss(_ presenter: PresenterState, in slot: PresentationSlot) {
    HeadlessPlatform.record(
      .dismissed, nil, presenter.contentName, screen: presenter.screenName)
    takeDown(presenter)
    // The slot stays taken until the content has disappeared.
    HeadlessPlatform.schedule(.transition) { [weak self, weak slot] in
      Isolation.assumed {
        guard let slot, slot.current === presenter else { return }
        slot.current = nil
        presenter.onDismiss?()
        if let node = presenter.node { self?.reveal(around: node) }
        self?.scheduleRender()
      }
    }
  }

  /// Leaves to the driver what becomes of a second presentation from the same slot, which is not
  /// documented.
  private func refuse(_ presenter: PresenterState, _ request: PresenterState.Request) {
    if HeadlessPlatform.choose(2, .outcome(PlatformQuestions.secondPresentation)) == 0 {
      presenter.deferred = request.id
    } else {
      presenter.lost = request.id
      HeadlessPlatform.record(.presentIgnored, nil, presenter.requestName)
    }
  }

  private func takeDown(_ presenter: PresenterState) {
    presenter.shown = nil
    presenter.slot.isArriving = false
    slots.removeAll { $0 === presenter.contentSlot }
    presenter.node?.trim(to: 1)
  }

  /// Dismisses the content of a presenter whose view is gone.
  func withdraw(_ presenter: PresenterState) {
    let slot = presenter.slot
    slot.presenters.removeAll { $0 === presenter }
    presenter.request = nil
    guard slot.current === presenter else { return }
    slot.current = nil
    if presenter.shown != nil {
      HeadlessPlatform.record(
        .dismissed, nil, presenter.contentName, screen: presenter.screenName)
      presenter.shown = nil
      slot.isArriving = false
      slots.removeAll { $0 === presenter.contentSlot }
    }
    scheduleRender()
  }
}
