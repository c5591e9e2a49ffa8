import UIKit

final class InboxCoordinator: BaseCoordinator {
    var onSignOut: (() -> Void)?
    private let router: Router
    private let factory: ScreenFactory

    init(router: Router, factory: ScreenFactory) {
        self.router = router
        self.factory = factory
    }

    override func start() {
        router.setRoot(factory.makeInbox(delegate: self))
    }

    func show(_ id: ParcelID) {
        let screen = factory.makeParcel(id)
        screen.onClose = { [weak self] in self?.router.pop() }
        router.push(screen)
    }
}

extension InboxCoordinator: InboxControllerDelegate {
    func inbox(_ controller: InboxController, didSelect id: ParcelID) { show(id) }
    func inboxDidSignOut(_ controller: InboxController) { onSignOut?() }
}
