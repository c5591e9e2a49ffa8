#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Leads from the pincode to a mailbox, and from a link to a letter.
@MainActor
public final class MailCoordinator {
  /// The window that shows the pincode, then the mailbox.
  public let window = UIWindow()
  /// A Boolean value that indicates whether a person has entered the pincode.
  public private(set) var isUnlocked = false
  /// A Boolean value that indicates whether a link waits for the pincode.
  public private(set) var isLinkWaiting = false
  private let mailbox = UINavigationController()
  private var letter: LetterCoordinator?
  private let isFixed: Bool

  /// Creates a coordinator, as it was published or fixed.
  public init(isFixed: Bool = false) {
    self.isFixed = isFixed
    mailbox.viewControllers = [screen("Mailbox")]
    let enter = UIAction(title: "Unlock") { [unowned self] _ in unlock() }
    window.rootViewController = UINavigationController(
      rootViewController: screen("Pincode", with: enter))
    window.makeKeyAndVisible()
  }

  private func unlock() {
    isUnlocked = true
    window.rootViewController = mailbox
    if isLinkWaiting { openLetter() }
  }

  /// Opens the letter that a link leads to.
  public func followLink() {
    if isFixed, !isUnlocked {
      isLinkWaiting = true
    } else {
      openLetter()
    }
  }

  private func openLetter() {
    isLinkWaiting = false
    guard letter == nil else { return }
    let letter = LetterCoordinator { [unowned self] in closeLetter() }
    self.letter = letter
    mailbox.present(letter.page, animated: true)
  }

  private func closeLetter() {
    mailbox.dismiss(animated: true)
    letter = nil
  }
}

/// Leads through a letter.
@MainActor
public final class LetterCoordinator {
  let page: UIViewController

  init(close: @escaping @MainActor () -> Void) {
    let close = UIAction(title: "Close") { _ in close() }
    page = UINavigationController(rootViewController: screen("Letter", with: close))
    page.modalPresentationStyle = .fullScreen
  }
}
