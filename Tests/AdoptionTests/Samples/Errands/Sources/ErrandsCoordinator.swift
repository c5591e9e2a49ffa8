import SwiftUI
import UIKit
import VaultKit

/// Replaces the root of the window once the splash is over, as in an animation.
final class ErrandsCoordinator {
    private let window: UIWindow
    private let store: ErrandStore
    private let stack = UINavigationController()
    @Injected(\.clock) private var clock: Clock

    init(window: UIWindow, store: ErrandStore) {
        self.window = window
        self.store = store
    }

    func start() {
        window.rootViewController = SplashView.make(self)
        window.makeKeyAndVisible()
    }

    func showList() {
        let list = ListPresenter { [weak self] in self?.handle($0) }
        stack.setViewControllers([ListController(presenter: list)], animated: false)
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
            self.window.rootViewController = self.stack
        } completion: { _ in
            self.clock.strike()
        }
    }

    private func handle(_ event: ListPresenter.Event) {
        switch event {
        case .add: stack.present(ScannerViewController(mode: .fast, retries: 2), animated: true)
        case .open(let errand): show(errand)
        }
    }

    func show(_ errand: Errand) {
        let form = UIHostingController(rootView: ErrandForm(errand: errand))
        stack.pushViewController(form, animated: true)
    }
}
