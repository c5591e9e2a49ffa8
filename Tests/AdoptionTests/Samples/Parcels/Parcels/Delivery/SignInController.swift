import UIKit

final class SignInController: UIViewController, SignInView {
    var onSignedIn: (() -> Void)?
    @IBOutlet private weak var nameField: UITextField! {
        didSet { nameField.delegate = self }
    }

    @IBAction private func signInTapped(_ sender: Any) { onSignedIn?() }
}

extension SignInController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onSignedIn?()
        return true
    }
}
