import UIKit

protocol SignInView: AnyObject, Screen {
    var onSignedIn: (() -> Void)? { get set }
}

protocol ScreenFactory {
    func makeSignIn() -> SignInView
    func makeInbox(delegate: InboxControllerDelegate) -> InboxController
    func makeParcel(_ id: ParcelID) -> ParcelController
}

final class ScreenFactoryImp: ScreenFactory {
    func makeSignIn() -> SignInView {
        return SignInController.fromStoryboard("Main")
    }

    func makeInbox(delegate: InboxControllerDelegate) -> InboxController {
        let controller = InboxController(viewModel: InboxViewModel(service: ParcelServiceImp()))
        controller.delegate = delegate
        return controller
    }

    func makeParcel(_ id: ParcelID) -> ParcelController {
        return ParcelController(id: id)
    }
}

extension UIViewController {
    class func fromStoryboard(_ name: String) -> Self {
        return make(UIStoryboard(name: name, bundle: nil), String(describing: self))
    }

    private class func make<T: UIViewController>(_ storyboard: UIStoryboard, _ identifier: String) -> T {
        return storyboard.instantiateViewController(withIdentifier: identifier) as! T
    }
}
