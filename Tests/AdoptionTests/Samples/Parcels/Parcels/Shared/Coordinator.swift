import Foundation

protocol Coordinator: AnyObject {
    func start()
}

class BaseCoordinator: Coordinator {
    var children: [Coordinator] = []

    func start() {}

    func add(_ child: Coordinator) {
        guard !children.contains(where: { $0 === child }) else { return }
        children.append(child)
    }

    func remove(_ child: Coordinator?) {
        children.removeAll { $0 === child }
    }
}
