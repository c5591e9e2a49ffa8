import UIKit

// A file that the project no longer lists.
final class ParcelController: UIViewController {
    func show() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
