import UIKit

final class ParcelController: UIViewController {
    var onClose: (() -> Void)?
    private let id: ParcelID

    init(id: ParcelID) {
        self.id = id
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @IBAction func closeTapped(_ sender: UIButton) { onClose?() }
}
