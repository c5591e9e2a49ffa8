#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// An app's file that imports UIKit and nothing else. That it compiles is the test.

@MainActor
final class OnlyImportingUIKit: NSObject, UINavigationControllerDelegate {
  private(set) var opened: [URL] = []

  func open(_ address: String) {
    if let url = URL(string: address) { opened.append(url) }
  }
}

final class OnlyImportingUIKitController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
