fileprivate var isSignedIn = false

enum ParcelLink {
    case inbox
    case parcel(ParcelID)
}

final class AppCoordinator: BaseCoordinator {
    private let router: Router
    private let factory: ScreenFactory

    init(router: Router, factory: ScreenFactory) {
        self.router = router
        self.factory = factory
    }

    override func start() {
        if isSignedIn { showInbox() } else { showSignIn() }
    }

    func open(_ link: ParcelLink) {
        guard isSignedIn else { return }
        switch link {
        case .inbox: showInbox()
        case .parcel(let id): children.compactMap { $0 as? InboxCoordinator }.first?.show(id)
        }
    }

    private func showSignIn() {
        let screen = factory.makeSignIn()
        screen.onSignedIn = { [weak self] in
            isSignedIn = true
            self?.showInbox()
        }
        router.setRoot(screen)
    }

    private func showInbox() {
        let inbox = InboxCoordinator(router: router, factory: factory)
        inbox.onSignOut = { [weak self, weak inbox] in
            isSignedIn = false
            self?.remove(inbox)
            self?.start()
        }
        add(inbox)
        inbox.start()
    }
}
