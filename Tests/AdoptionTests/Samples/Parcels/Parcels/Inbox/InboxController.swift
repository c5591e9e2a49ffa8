import UIKit
import Telemetry

protocol InboxControllerDelegate: AnyObject {
    func inbox(_ controller: InboxController, didSelect id: ParcelID)
    func inboxDidSignOut(_ controller: InboxController)
}

@objcMembers
final class InboxController: UITableViewController {
    weak var delegate: InboxControllerDelegate?
    private let viewModel: InboxViewModel
    @IBOutlet private weak var emptyLabel: UILabel!

    init(viewModel: InboxViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sign out", style: .plain, target: self, action: #selector(signOut))
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        viewModel.load { [weak self] _ in self?.tableView.reloadData() }
    }

    @objc private func signOut() { delegate?.inboxDidSignOut(self) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.inbox(self, didSelect: viewModel.parcels[indexPath.row].id)
    }
}
