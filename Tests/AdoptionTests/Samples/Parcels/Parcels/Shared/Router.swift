import UIKit

protocol Screen {
    func toShow() -> UIViewController?
}

extension UIViewController: Screen {
    func toShow() -> UIViewController? { return self }
}

protocol Router: Screen {
    func setRoot(_ screen: Screen?)
    func push(_ screen: Screen?)
    func pop()
    func present(_ screen: Screen?)
    func dismiss()
}

final class RouterImp: NSObject, Router {
    private weak var root: UINavigationController?

    init(root: UINavigationController) {
        self.root = root
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(memoryIsLow), name: Notification.Name("memory"), object: nil)
    }

    @objc private func memoryIsLow() {}

    func toShow() -> UIViewController? { return root }

    func setRoot(_ screen: Screen?) {
        guard let controller = screen?.toShow() else { return }
        root?.setViewControllers([controller], animated: false)
    }

    func push(_ screen: Screen?) {
        guard let controller = screen?.toShow() else { return }
        root?.pushViewController(controller, animated: true)
    }

    func pop() { root?.popViewController(animated: true) }

    func present(_ screen: Screen?) {
        guard let controller = screen?.toShow() else { return }
        root?.present(controller, animated: true, completion: nil)
    }

    func dismiss() { root?.dismiss(animated: true, completion: nil) }
}
